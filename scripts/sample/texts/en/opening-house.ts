import type { Line } from '../voice.ts';
import { a, noun, type } from './noun.ts';
import { rooms } from './words.ts';

export const openHouse: readonly Line[] = [
  (h) =>
    h.bedrooms &&
    (h.garages ?? 0) > 0 &&
    `With ${rooms(h)} and ${h.garages === 1 ? 'a garage' : 'garages'}, this ${type(h)} in ${h.city.en} offers the comfort a family expects.`,
  (h) =>
    h.terrace &&
    h.garden &&
    `A garden, a terrace and a welcoming interior: this ${type(h)} in ${h.city.en} is asking to be lived in.`,
  (h) =>
    h.sound && `Step over the threshold and you will see why this ${type(h)} in ${h.city.en} is more than an address.`,
  (h) => h.roomy && `Generous in size and clear in plan: that sums up this ${type(h)} in ${h.city.en}.`,
  (h) => `In ${h.city.en} this ${type(h)} comes onto the market, and it is well worth a visit.`,
  (h) => !h.rent && `Dreaming of a place of your own in ${h.city.en}? This ${type(h)} brings it a step closer.`,
  (h) =>
    h.kind === 'bungalow' && `Everything on one level: that is the great strength of this bungalow in ${h.city.en}.`,
  (h) =>
    h.kind === 'farmhouse' &&
    `This farmhouse in ${h.city.en} will suit anyone who wants country living and plenty of room.`,
  (h) =>
    h.kind === 'bel-etage' &&
    `This bel-étage house in ${h.city.en} lifts daily life one level up, with more light and more privacy.`,
  (h) => h.kind === 'villa' && `This villa in ${h.city.en} has all you need to live in comfort, with space around you.`,
  (h) => h.fresh && !h.underway && `Be the first to turn the key in this new ${type(h)} in ${h.city.en}.`,
  (h) =>
    h.toRenovate &&
    `This ${type(h)} in ${h.city.en} is waiting for someone with a plan: position and proportions are there, the finish is up to you.`,
  (h) =>
    h.toRenovate &&
    `If you would rather rework an existing house than start from nothing, this ${type(h)} in ${h.city.en} is worth a visit.`,
  (h) =>
    h.toRefresh &&
    `Anyone who likes to put a personal stamp on a home will find a rewarding start in this ${type(h)} in ${h.city.en}.`,
  (h) =>
    h.facades === 4 &&
    `Room to breathe on every side yet close to everything: that is life in this ${type(h)} in ${h.city.en}.`,
  (h) =>
    h.garden &&
    h.bedrooms &&
    `A garden and ${rooms(h)}: this ${noun(h)} in ${h.city.en} has what many families are looking for.`,
  (h) => h.sound && `In ${h.city.en} stands this surprisingly versatile ${noun(h)}, a place to stay for many years.`,
  (h) => h.roomy && `Space is a luxury in ${h.city.en}, and this ${type(h)} has plenty to spare.`,
  (h) =>
    h.sound && `Modest from the street and roomier than you would guess inside: meet this ${type(h)} in ${h.city.en}.`,
  (h) => h.old && `Walls with a memory: this ${noun(h)} in ${h.city.en} has kept the charm of its time.`,
  (h) => h.bedrooms && `We are pleased to present ${a(type(h))} with ${rooms(h)} in ${h.city.en}.`,
  (h) => h.sound && `Some houses feel right from the doorstep, and this ${type(h)} in ${h.city.en} is one of them.`,
  (h) => `If you are looking for ${a(type(h))} in ${h.city.en}, take a good look at this one.`,
  (h) => h.sunny && h.garden && `Light, greenery and a sunny garden set this ${type(h)} in ${h.city.en} apart.`,
];
