import type { Line } from '../voice.ts';
import { Ce, ce, e } from './noun.ts';

export const openLand: readonly Line[] = [
  (h) => h.kind === 'building-plot' && `À ${h.city.fr}, ce terrain à bâtir n'attend plus que vos plans.`,
  (h) =>
    h.kind === 'building-plot' && `Bâtir, c'est d'abord choisir le bon endroit : ce terrain à ${h.city.fr} en est un.`,
  (h) =>
    h.kind === 'building-plot' && `Une page blanche pour bâtir à ${h.city.fr} : de quoi inspirer votre architecte.`,
  (h) =>
    h.kind === 'building-plot' && `Les terrains à bâtir se font rares à ${h.city.fr} ; celui-ci mérite donc le détour.`,
  (h) =>
    h.kind === 'building-plot' &&
    (h.plotWidth ?? 0) >= 15 &&
    `Ce terrain à bâtir à ${h.city.fr} offre une belle largeur à front de rue.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Vous rêvez d'une maison dessinée pour vous ? Ce terrain à bâtir à ${h.city.fr} lui donnera sa place.`,
  (h) => h.roomy && `Une parcelle de cette taille ne se trouve pas tous les jours à ${h.city.fr}.`,
  (h) => `Acheter de la terre, c'est voir loin. ${Ce(h)} à ${h.city.fr} vous en donne l'occasion.`,
  (h) => `Vous cherchez du terrain à ${h.city.fr} ? ${Ce(h)} mérite d'être vu${e(h)} sur place.`,
  (h) => h.kind !== 'building-plot' && `Un coin de verdure à ${h.city.fr} : voilà ce que vous offre ${ce(h)}.`,
];
