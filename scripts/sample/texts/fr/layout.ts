import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, many, rooms } from './words.ts';

const toilet = (h: Facts): string => ((h.toilets ?? 0) >= 2 ? ' avec WC invités' : '');

const wetRooms = (h: Facts): number => (h.bathrooms ?? 0) + (h.showerRooms ?? 0);

function washing(h: Facts): string[] {
  const parts: string[] = [];
  if (h.bathrooms) parts.push(many(h.bathrooms, 'une salle de bains', 'salles de bains'));
  if (h.showerRooms) parts.push(many(h.showerRooms, 'une salle de douche', 'salles de douche'));
  return parts;
}

const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}` : parts.join('');

const home = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment';

export const entry: readonly Line[] = [
  (h) =>
    home(h) &&
    h.living &&
    `Le hall d'entrée${toilet(h)} s'ouvre sur le séjour ; la surface habitable atteint ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Les ${m2(h.living)} habitables se répartissent avec logique autour du séjour, après un hall d'entrée${toilet(h)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Par le hall d'entrée${toilet(h)}, vous gagnez le living, cœur d'un ensemble de ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Passé le hall d'entrée${toilet(h)}, le séjour réunit salon et salle à manger. La surface habitable est de ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    h.roomy &&
    `Avec ${m2(h.living)} habitables, la place ne manque pas : le hall d'entrée${toilet(h)} conduit à un vaste séjour.`,
  (h) =>
    home(h) &&
    `La visite commence par un hall d'entrée${toilet(h)} et se poursuit dans un living où la lumière entre bien.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Les ${m2(h.living)} forment une pièce à vivre où l'on s'installe, mange et dort sans se gêner.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Sur ${m2(h.living)}, aucun recoin n'est perdu : la pièce à vivre est salon le jour et chambre la nuit.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Facile à meubler, la pièce à vivre occupe la plus grande part des ${m2(h.living)}.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Dès la porte, on embrasse du regard l'ensemble de ${m2(h.living)} : une pièce pour vivre, travailler et dormir.`,
];

export const kitchen: readonly Line[] = [
  (h) => h.kitchen === 'super_fitted' && 'La cuisine super équipée comblera ceux qui aiment cuisiner.',
  (h) =>
    h.kitchen === 'super_fitted' &&
    'Avec tous ses appareils et un large plan de travail, la cuisine se prête aux grandes tablées.',
  (h) => h.kitchen === 'super_fitted' && "Très complète, la cuisine attire l'œil autant qu'elle rend service.",
  (h) => h.kitchen === 'fitted' && 'La cuisine équipée se trouve à deux pas du coin repas.',
  (h) => h.kitchen === 'fitted' && 'On prépare les repas dans une cuisine équipée, pourvue de rangements.',
  (h) => h.kitchen === 'fitted' && 'Une cuisine équipée jouxte les pièces de vie.',
  (h) => h.kitchen === 'fitted' && 'La cuisine est équipée et communique aisément avec le coin repas.',
  (h) =>
    h.kitchen === 'semi_fitted' && 'La cuisine est semi-équipée ; vous la complétez avec les appareils de votre choix.',
  (h) => h.kitchen === 'semi_fitted' && 'Une cuisine semi-équipée vous laisse la liberté de la compléter à votre goût.',
  (h) => h.kitchen === 'kitchenette' && 'Une kitchenette suffit à la cuisine de tous les jours.',
  (h) => h.kitchen === 'kitchenette' && 'La kitchenette prend peu de place et permet de préparer un repas chaud.',
  (h) =>
    h.kitchen === 'none' && home(h) && "Il n'y a pas encore de cuisine : le plan et les appareils sont à votre choix.",
];

export const night: readonly Line[] = [
  (h) =>
    home(h) && h.bedrooms && h.upstairs && wetRooms(h) && `À l'étage, on trouve ${list([rooms(h), ...washing(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `La partie nuit comprend ${list([rooms(h), ...washing(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `Le hall de nuit dessert ${list([rooms(h), ...washing(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `S'y ajoutent ${list([rooms(h), ...washing(h)])}.`,
  (h) =>
    home(h) &&
    (h.bedrooms ?? 0) >= 3 &&
    wetRooms(h) &&
    `Côté nuit, on compte ${rooms(h)}, dont l'une peut servir de bureau ; s'y ajoute${wetRooms(h) === 1 ? '' : 'nt'} ${list(washing(h))}.`,
  (h) =>
    home(h) &&
    h.bedrooms === 2 &&
    wetRooms(h) &&
    `La chambre principale côtoie une seconde chambre, pour un enfant, un invité ou un bureau ; ${list(washing(h))} ${wetRooms(h) === 1 ? 'complète' : 'complètent'} l'ensemble.`,
  (h) => home(h) && h.bedrooms && !wetRooms(h) && `La partie nuit compte ${rooms(h)}.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `S'y ajoute${wetRooms(h) === 1 ? '' : 'nt'} ${list(washing(h))}, à votre seul usage.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `Vous disposez aussi ${wetRooms(h) === 1 ? `d'${list(washing(h))}` : `de sanitaires privatifs : ${list(washing(h))}`}.`,
  (h) => h.group === 'studio' && wetRooms(h) && `Côté sanitaires : ${list(washing(h))}.`,
];
