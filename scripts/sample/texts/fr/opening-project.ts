import type { Line } from '../voice.ts';
import { ce, e, noun, un } from './noun.ts';
import { facing, rooms } from './words.ts';

export const openProject: readonly Line[] = [
  (h) =>
    h.project &&
    h.roomy &&
    h.bedrooms &&
    `De l'espace dans un bâtiment neuf : à ${h.city.fr}, ${ce(h)} du projet ${h.project} vous offre ${rooms(h)}.`,
  (h) =>
    h.project &&
    h.compact &&
    `Un logement compact et économe à ${h.city.fr} : ${ce(h)} du projet ${h.project} reste facile à vivre.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.orientation &&
    `Une terrasse ${facing(h, true)} : voilà l'atout de ${ce(h)} du projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.sunny &&
    `Au projet ${h.project} à ${h.city.fr}, le soleil vous attend sur la terrasse de ${ce(h)}.`,
  (h) =>
    h.project &&
    (h.floor ?? 0) >= 2 &&
    `Si vous aimez prendre un peu de hauteur, voyez ${ce(h)} du projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    h.garden &&
    `Du neuf, avec le jardin au pas de la porte : à ${h.city.fr}, ${ce(h)} du projet ${h.project} le permet.`,
  (h) =>
    h.project &&
    h.bedrooms === 1 &&
    `Pour vivre seul ou à deux : ${ce(h)} d'une chambre au sein du projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    h.bedrooms === 2 &&
    `Deux chambres, des techniques récentes et peu d'entretien : ainsi vit-on au projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    (h.bedrooms ?? 0) >= 3 &&
    `De la place pour une famille dans du neuf : ${ce(h)} du projet ${h.project} à ${h.city.fr} compte ${rooms(h)}.`,
  (h) =>
    h.project &&
    (h.lift ?? false) &&
    `De la rue à votre porte sans une seule marche : c'est ainsi que l'on rentre chez soi au projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    /heat_pump|geothermal/.test(h.heating ?? '') &&
    `Économe en énergie, ${e(h) ? 'généreuse' : 'généreux'} en confort : ${ce(h)} du projet ${h.project} à ${h.city.fr} est prêt${e(h)} pour l'avenir.`,
  (h) =>
    h.project &&
    `Moins d'entretien, plus de temps pour vivre : c'est l'idée de ${ce(h)} du projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    `Au sein du projet ${h.project} à ${h.city.fr}, ${ce(h)} propose ${h.bedrooms ? rooms(h) : 'un plan bien pensé'}.`,
  (h) => h.project && `${h.project} est un projet neuf à ${h.city.fr}, et ${ce(h)} en est l'un des atouts.`,
  (h) => h.project && `Habiter du neuf à ${h.city.fr} : ${ce(h)} fait partie du projet ${h.project}.`,
  (h) =>
    h.project &&
    `Acheter neuf, c'est acheter sereinement : le projet ${h.project} à ${h.city.fr} vous réserve ${un(h)} de son temps.`,
  (h) => h.project && `Au projet ${h.project} à ${h.city.fr}, vous découvrez ${un(h)} au plan limpide.`,
  (h) =>
    h.project &&
    h.terrace &&
    `Une terrasse à soi et un intérieur neuf : voilà comment on vit dans ${ce(h)} du projet ${h.project} à ${h.city.fr}.`,
  (h) =>
    h.project &&
    h.bedrooms &&
    `Architecture contemporaine, ${rooms(h)} et techniques économes : telle est la promesse de ${ce(h)} du projet ${h.project}, à ${h.city.fr}.`,
  (h) => h.project && `Le projet ${h.project} fait entrer le neuf à ${h.city.fr}, et ${ce(h)} en est un bel exemple.`,
  (h) =>
    h.project &&
    `À ${h.city.fr}, ce ${noun(h) === 'maison' ? 'logement' : 'lot'} du projet ${h.project} s'adresse à ceux qui veulent habiter sans surprises.`,
  (h) => `Découvrez à ${h.city.fr} ${un(h)} de construction neuve, à l'image de la vie d'aujourd'hui.`,
];
