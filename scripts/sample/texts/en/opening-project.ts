import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { a, noun } from './noun.ts';
import { rooms, wind } from './words.ts';

export const openProject: readonly Line[] = [
  (h) =>
    h.project &&
    h.roomy &&
    h.bedrooms &&
    `Room to live in a new building: this ${noun(h)} at ${h.project} in ${h.city.en} gives you ${rooms(h)}.`,
  (h) =>
    h.project &&
    h.compact &&
    `Compact and economical living in ${h.city.en}: this ${noun(h)} at ${h.project} keeps things simple.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.orientation &&
    `${capital(a(`${wind(h)}-facing`))} terrace is what distinguishes this ${noun(h)} at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.sunny &&
    `At ${h.project} in ${h.city.en} the sun awaits you on the terrace of this ${noun(h)}.`,
  (h) =>
    h.project &&
    (h.floor ?? 0) >= 2 &&
    `If you like to live a little higher up, look at this ${noun(h)} at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    h.garden &&
    `A new home with the garden on the doorstep: this ${noun(h)} at ${h.project} in ${h.city.en} makes it possible.`,
  (h) =>
    h.project &&
    h.bedrooms === 1 &&
    `For one person or for two: this one-bedroom ${noun(h)} at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    h.bedrooms === 2 &&
    `Two bedrooms, up-to-date systems and little upkeep: that is life at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    (h.bedrooms ?? 0) >= 3 &&
    `Family space in a new building: this ${noun(h)} at ${h.project} in ${h.city.en} has ${rooms(h)}.`,
  (h) =>
    h.project &&
    (h.lift ?? false) &&
    `From the street to your own new front door without a single step: that is coming home at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    /heat_pump|geothermal/.test(h.heating ?? '') &&
    `Sparing with energy and generous with comfort: this ${noun(h)} at ${h.project} in ${h.city.en} is ready for the future.`,
  (h) =>
    h.project &&
    `Less upkeep and more time to live: that is the idea behind this ${noun(h)} at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    `At ${h.project} in ${h.city.en} you will find ${a(noun(h))} with ${h.bedrooms ? rooms(h) : 'a carefully drawn plan'}.`,
  (h) =>
    h.project && `${h.project} is a new-build project in ${h.city.en}, and this ${noun(h)} is one of its strengths.`,
  (h) => h.project && `New living in ${h.city.en}: this ${noun(h)} is part of ${h.project}.`,
  (h) =>
    h.project &&
    `Buying new means buying with confidence, and this ${noun(h)} at ${h.project} in ${h.city.en} is a case in point.`,
  (h) => h.project && `At ${h.project} in ${h.city.en}, this ${noun(h)} has a clear and simple plan.`,
  (h) =>
    h.project &&
    h.terrace &&
    `An outdoor space of your own and a brand-new interior: that is life in this ${noun(h)} at ${h.project} in ${h.city.en}.`,
  (h) =>
    h.project &&
    h.bedrooms &&
    `Contemporary architecture, ${rooms(h)} and energy-efficient systems: that is this ${noun(h)} at ${h.project}, ${h.city.en}.`,
  (h) => h.project && `${h.project} brings new homes to ${h.city.en}, and this ${noun(h)} is a fine example.`,
  (h) =>
    h.project &&
    `This ${noun(h) === 'house' ? 'new house' : 'unit'} at ${h.project} is meant for those who want to live in ${h.city.en} without surprises.`,
  (h) => `Discover a newly built ${noun(h)} in ${h.city.en}, designed for the way we live now.`,
];
