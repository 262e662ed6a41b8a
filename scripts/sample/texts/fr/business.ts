import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Le } from './noun.ts';
import { m2, many, metres } from './words.ts';

export const volume: readonly Line[] = [
  (h) => h.total && h.ground && `L'immeuble totalise ${m2(h.total)}, sur un terrain de ${m2(h.ground)}.${rooms(h)}`,
  (h) =>
    h.total &&
    h.ground &&
    `Sur ${m2(h.ground)} de terrain s'élève un bâtiment d'une surface totale de ${m2(h.total)}.${rooms(h)}`,
  (h) => h.total && !h.ground && `La surface totale est de ${m2(h.total)}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `La surface habitable est de ${m2(h.living)}${h.ground ? `, sur un terrain de ${m2(h.ground)}` : ''}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `Vous achetez ${m2(h.living)} habitables${h.ground ? ` sur ${m2(h.ground)} de terrain` : ''}.${rooms(h)}`,
];

function rooms(h: Facts): string {
  if (!h.bedrooms) return '';
  const baths = (h.bathrooms ?? 0) + (h.showerRooms ?? 0);
  return ` L'ensemble compte ${many(h.bedrooms, 'une chambre', 'chambres')}${baths ? ` et ${many(baths, "une salle d'eau", "salles d'eau")}` : ''}.`;
}

export const income: readonly Line[] = [
  (h) => h.monthlyRent && `Les revenus locatifs s'élèvent aujourd'hui à ${euro(h.monthlyRent)} par mois.`,
  (h) => h.monthlyRent && `L'immeuble rapporte ${euro(h.monthlyRent)} de loyers par mois.`,
  (h) => !h.monthlyRent && h.kind === 'mixed-use' && 'Associer commerce et logement répartit le risque locatif.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'mixed-use' &&
    'Vous pouvez occuper le rez commercial et louer le reste, ou mettre le tout en location.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    "Comme l'immeuble s'achète en entier, vous décidez seul de la location, de la gestion et des travaux.",
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'Plusieurs logements sous un même toit, ce sont aussi plusieurs loyers.',
  (h) =>
    !h.monthlyRent && 'Le rendement est aussi entre vos mains, puisque vous décidez de la location et de la gestion.',
];

const offices = (h: Facts): string =>
  h.officeArea && h.total && h.officeArea < h.total ? `, dont ${m2(h.officeArea)} de bureaux` : '';

const front = (h: Facts): string => (h.frontWidth ? ` La façade mesure ${metres(h.frontWidth)} de large.` : '');

const size = (h: Facts): number => h.total ?? h.living ?? h.officeArea ?? 0;

const comforts = (h: Facts): string =>
  h.toilets ? ` Sur place se trouve${h.toilets === 1 ? '' : 'nt'} ${many(h.toilets, 'un WC', 'WC')}.` : '';

export const floorspace: readonly Line[] = [
  (h) => size(h) > 0 && `La surface est de ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `Au total, vous disposez de ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `${Le(h)} occupe ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `Vous avez ${m2(size(h))} à votre disposition${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) === 0 && front(h).trim(),
];

export const use: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    "La vitrine donne sur la rue et met votre offre en lumière ; l'espace de vente s'aménage librement.",
  (h) =>
    h.kind === 'shop' &&
    "Derrière la vitrine, l'espace de vente convient à une boutique comme à un prestataire de services.",
  (h) =>
    h.kind === 'shop' &&
    "La vitrine vous fait voir des passants, tandis qu'à l'intérieur vous placez librement rayons, comptoir et cabines.",
  (h) =>
    h.kind === 'office' &&
    "Les espaces de travail s'agencent librement, des bureaux fermés au plateau ouvert avec coin réunion.",
  (h) => h.kind === 'office' && 'Bureaux, salle de réunion et accueil se disposent selon votre façon de travailler.',
  (h) => h.kind === 'office' && "Une petite équipe y trouvera sa place, tout comme un cabinet avec salle d'attente.",
  (h) => h.kind === 'horeca' && "La salle permet d'installer aussi bien un café qu'un restaurant.",
  (h) => h.kind === 'horeca' && "Du petit déjeuner au service du soir, les lieux se prêtent à plus d'un concept.",
  (h) => h.kind === 'horeca' && "La salle et l'espace de travail communiquent, pour un service fluide.",
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    "L'espace ouvert convient au stockage, au montage ou à la distribution.",
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Rayonnages, machines ou véhicules : le sol se partage comme vous le voulez.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Artisanat, commerce de gros ou boutique en ligne : le hall se plie à votre activité.',
  (h) => h.group === 'commercial' && "L'espace s'aménage librement, selon votre activité.",
];
