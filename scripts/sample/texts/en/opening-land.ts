import type { Line } from '../voice.ts';
import { noun } from './noun.ts';

export const openLand: readonly Line[] = [
  (h) => h.kind === 'building-plot' && `This building plot in ${h.city.en} is ready for your plans.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Building your own home starts with the right place, and this plot in ${h.city.en} is one.`,
  (h) => h.kind === 'building-plot' && `A blank sheet to build on in ${h.city.en}: a good start for your architect.`,
  (h) =>
    h.kind === 'building-plot' && `Building plots are becoming scarce in ${h.city.en}, so this one is worth seeing.`,
  (h) =>
    h.kind === 'building-plot' &&
    (h.plotWidth ?? 0) >= 15 &&
    `This building plot in ${h.city.en} has a generous width along the street.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Dreaming of a house drawn just for you? This building plot in ${h.city.en} gives it a place.`,
  (h) => h.roomy && `A plot of this size does not come up every day in ${h.city.en}.`,
  (h) => `Buying land is thinking ahead. This ${noun(h)} in ${h.city.en} gives you the opportunity.`,
  (h) => `If you are looking for land in ${h.city.en}, this ${noun(h)} is worth seeing in person.`,
  (h) => h.kind !== 'building-plot' && `A stretch of green in ${h.city.en}: that is what this ${noun(h)} offers.`,
];
