import type { Line } from '../voice.ts';
import { Dit, dit } from './noun.ts';

export const openLand: readonly Line[] = [
  (h) => h.kind === 'building-plot' && `In ${h.city.nl} ligt deze bouwgrond klaar voor uw plannen.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Zelf bouwen begint met de juiste plek, en die vindt u met deze bouwgrond in ${h.city.nl}.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Een blanco blad om op te bouwen: deze grond in ${h.city.nl} geeft uw architect een mooi vertrekpunt.`,
  (h) =>
    h.kind === 'building-plot' && `Bouwgronden worden schaars in ${h.city.nl}; dit perceel is dus het bekijken waard.`,
  (h) =>
    h.kind === 'building-plot' &&
    (h.plotWidth ?? 0) >= 15 &&
    `Deze bouwgrond in ${h.city.nl} heeft aan de straat een royale breedte.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Droomt u van een eigen ontwerp? Deze bouwgrond in ${h.city.nl} geeft u er de plaats voor.`,
  (h) => h.roomy && `Een perceel van deze omvang vindt u in ${h.city.nl} niet elke dag.`,
  (h) => `Grond kopen is vooruitdenken. ${Dit(h)} in ${h.city.nl} is daar een goede gelegenheid voor.`,
  (h) => `Wie in ${h.city.nl} naar grond zoekt, doet er goed aan ${dit(h)} ter plaatse te bekijken.`,
  (h) => h.kind !== 'building-plot' && `Ruimte in het groen van ${h.city.nl}: dat biedt ${dit(h)}.`,
];
