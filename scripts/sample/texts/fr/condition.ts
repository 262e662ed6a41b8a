import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';

const homely = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment' || h.group === 'studio';

export const character: readonly Line[] = [
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    "La construction n'est pas encore achevée : vous en serez le premier occupant.",
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    "Le neuf, c'est aussi des années sans gros frais et un bien aux normes d'aujourd'hui.",
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    'En achetant sur plan, vous recevez un bien flambant neuf, des conduites à la dernière couche de peinture.',
  (h) =>
    h.underway &&
    homely(h) &&
    !h.rent &&
    h.condition !== 'shell' &&
    "Jusqu'à la réception, vous suivez de près l'avancement des travaux.",
  (h) =>
    h.renovated && "La rénovation a donné à l'ensemble un visage frais, en accord avec ce que l'on attend aujourd'hui.",
  (h) => h.renovated && "La rénovation a remis le bien au goût du jour sans en effacer l'âme.",
  (h) =>
    h.renovated &&
    "On a rénové en pensant à l'essentiel : la simplicité, la lumière, des pièces que l'on utilise vraiment.",
  (h) => h.renovated && 'Le gros des travaux est derrière vous, car le bien a été rénové.',
  (h) => h.underway && h.condition !== 'shell' && "Vous achetez sur plan et savez à l'avance ce qui vous attend.",
  (h) => h.underway && h.condition !== 'shell' && 'La réception étant encore à venir, tout vous sera remis neuf.',
  (h) => h.condition === 'shell' && 'Le bien est livré en casco : les finitions sont entièrement entre vos mains.',
  (h) =>
    h.condition === 'shell' && "Il s'agit d'un gros œuvre fermé : la structure est là, l'aménagement vous revient.",
  (h) => h.condition === 'new' && !h.underway && 'Tout est neuf, des techniques aux finitions.',
  (h) => h.condition === 'new' && !h.underway && 'Neuf veut dire ici sans souci : rien à réparer, rien à remplacer.',
  (h) =>
    h.toRenovate &&
    "Il faut compter sur une rénovation en profondeur ; en retour, l'agencement et les finitions seront entièrement les vôtres.",
  (h) => h.toRenovate && 'Le bien est à rénover, des techniques aux finitions.',
  (h) =>
    h.toRenovate && "Une rénovation s'impose, et c'est justement l'occasion d'en faire quelque chose de personnel.",
  (h) => h.toRefresh && "La base est saine ; un rafraîchissement suffira à mettre l'ensemble à votre goût.",
  (h) => h.toRefresh && 'Ici et là, un rafraîchissement est bienvenu : à vous de choisir les couleurs et les matières.',
  (h) => h.toRefresh && 'Si quelques travaux de peinture ne vous effraient pas, vous serez récompensé.',
  (h) => h.condition === 'good' && 'Le bien a été entretenu avec soin, et cela se sent dans chaque pièce.',
  (h) => h.condition === 'good' && "Le bon état d'entretien vous épargne de gros travaux.",
  (h) => h.condition === 'good' && 'Les propriétaires ont pris soin du bien : on le remarque dès la visite.',
  (h) => h.condition === 'turnkey' && "Tout est prêt à l'usage : aucun travail n'est nécessaire.",
  (h) => h.condition === 'turnkey' && 'Le bien est en parfait état et ne demande aucun travail préalable.',
  (h) => h.condition === 'turnkey' && homely(h) && "Il n'y a plus qu'à s'installer : tout est prêt.",
  (h) =>
    h.condition === 'turnkey' &&
    homely(h) &&
    !h.furnished &&
    "Prêt à emménager n'est pas ici une formule en l'air : il ne reste qu'à déménager.",
  (h) =>
    h.old && h.sound && h.group !== 'commercial' && "L'âge du bâtiment lui donne un caractère que l'on n'imite pas.",
];

export const built: readonly Line[] = [
  (h) =>
    h.underway &&
    h.constructionYear &&
    `Avec ${h.constructionYear} pour année de construction, le bâtiment répond aux normes actuelles.`,
  (h) => h.underway && h.constructionYear && `Le bâtiment portera ${h.constructionYear} comme année de construction.`,
  (h) => h.underway && h.constructionYear && `L'année de construction retenue est ${h.constructionYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `La construction date de ${h.constructionYear} et la rénovation de ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Construit en ${h.constructionYear}, le bâtiment a été rénové en ${h.renovationYear}.`,
  (h) =>
    !h.underway &&
    h.constructionYear &&
    h.renovationYear &&
    `Année de construction : ${h.constructionYear} ; rénovation en ${h.renovationYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Le bâtiment date de ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `La construction remonte à ${h.constructionYear}.`,
  (h) => !h.underway && h.constructionYear && !h.renovationYear && `Année de construction : ${h.constructionYear}.`,
  (h) => !h.constructionYear && h.renovationYear && `L'ensemble a été rénové en ${h.renovationYear}.`,
];
