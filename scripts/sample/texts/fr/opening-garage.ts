import type { Line } from '../voice.ts';
import { ce, un } from './noun.ts';
import { de } from './words.ts';

export const openGarage: readonly Line[] = [
  (h) => `Se garer à ${h.city.fr} devient bien plus simple avec ${ce(h)}.`,
  (h) => `Une place fixe pour votre voiture à ${h.city.fr} : tel est le confort de ${ce(h)}.`,
  (h) =>
    h.kind === 'garage-box' &&
    `Voiture, moto, vélos ou affaires de saison : dans ce box à ${h.city.fr}, tout reste au sec et sous clé.`,
  (h) => h.kind === 'garage-box' && `Quiconque habite ou travaille à ${h.city.fr} connaît la valeur d'un box à soi.`,
  (h) => h.kind === 'parking-space' && `Rentrer chaque soir sans chercher : cet emplacement à ${h.city.fr} le permet.`,
  (h) =>
    h.kind === 'parking-space' &&
    `Un emplacement à vous à ${h.city.fr} : chaque trajet commence et se termine en douceur.`,
  (h) => h.roomy && `Plus spacieux que la plupart, ${ce(h)} à ${h.city.fr} vous laisse monter et descendre à l'aise.`,
  (h) => `Un petit bien, un grand service : à ${h.city.fr}, ${ce(h)} est utile dès le premier jour.`,
  (h) =>
    !h.rent &&
    `Pour les habitants ${de(h.city.fr)} comme pour les investisseurs, ${un(h)} est un achat qui demande peu de travail.`,
  (h) => h.rent && `À louer à ${h.city.fr} : ${un(h)} bien utile aux habitants et aux navetteurs du quartier.`,
];

export const reach: readonly Line[] = [
  (h) => h.group === 'commercial' && 'Clients, fournisseurs et collaborateurs trouvent facilement le chemin.',
  (h) => h.group === 'commercial' && `D'ici, vous servez ${h.city.fr} et toute la région.`,
  (h) => h.group === 'commercial' && `Une adresse à ${h.city.fr} se trouve vite pour la clientèle de la région.`,
  (h) => h.group === 'commercial' && `La situation à ${h.city.fr} rapproche votre affaire de son public.`,
  (h) => h.group === 'commercial' && `Entreprendre à ${h.city.fr}, c'est travailler là où vivent les gens.`,
  (h) => h.group === 'garage' && 'Ceux qui habitent le quartier savent combien une telle place est bienvenue.',
  (h) => h.group === 'garage' && "Pour les habitants et les visiteurs, c'est moins de recherche et moins de stress.",
  (h) => h.group === 'garage' && 'En voiture, à moto ou en camionnette, vous savez toujours où vous arrêter.',
  (h) => h.group === 'garage' && 'Là où tout le monde cherche une place, cela fait la différence.',
  (h) => h.group === 'garage' && `Voilà, à ${h.city.fr}, un souci de moins.`,
];
