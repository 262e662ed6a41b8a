import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { m2, rooms, some } from './words.ts';

const toilet = (h: Facts): string => ((h.toilets ?? 0) >= 2 ? ' with guest toilet' : '');

const wetRooms = (h: Facts): number => (h.bathrooms ?? 0) + (h.showerRooms ?? 0);

function washing(h: Facts): string[] {
  const parts: string[] = [];
  if (h.bathrooms) parts.push(some(h.bathrooms, 'bathroom'));
  if (h.showerRooms) parts.push(some(h.showerRooms, 'shower room'));
  return parts;
}

const list = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');

const home = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment';

export const entry: readonly Line[] = [
  (h) =>
    home(h) &&
    h.living &&
    `You enter through a hall${toilet(h)} that opens onto the living room; in all there is ${m2(h.living)} of living space.`,
  (h) =>
    home(h) &&
    h.living &&
    `The ${m2(h.living)} of living space is sensibly arranged around the living room, reached through an entrance hall${toilet(h)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `From the entrance hall${toilet(h)} you reach the living room, the heart of a home of ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    `Beyond the entrance hall${toilet(h)}, the living room offers space to sit and to dine. The living space comes to ${m2(h.living)}.`,
  (h) =>
    home(h) &&
    h.living &&
    h.roomy &&
    `With ${m2(h.living)} of living space, room is no concern: the entrance hall${toilet(h)} leads to a generous living room.`,
  (h) =>
    home(h) && `A tour begins in the entrance hall${toilet(h)} and continues into a living room with good daylight.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `The ${m2(h.living)} form one living space where sitting, eating and sleeping each have their corner.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `Not a corner of the ${m2(h.living)} is wasted: the room is for living by day and for sleeping by night.`,
  (h) => h.group === 'studio' && h.living && `Easy to furnish, the living space takes up most of the ${m2(h.living)}.`,
  (h) =>
    h.group === 'studio' &&
    h.living &&
    `From the front door you take in all ${m2(h.living)} at a glance: one room to live, work and sleep.`,
];

export const kitchen: readonly Line[] = [
  (h) => h.kitchen === 'super_fitted' && 'The kitchen is comprehensively fitted, so keen cooks will want for nothing.',
  (h) =>
    h.kitchen === 'super_fitted' &&
    'With all its appliances and a wide worktop, the kitchen is made for cooking in company.',
  (h) => h.kitchen === 'super_fitted' && 'The superbly fitted kitchen is a feature in itself.',
  (h) => h.kitchen === 'fitted' && 'The fitted kitchen sits next to the dining area.',
  (h) => h.kitchen === 'fitted' && 'You cook in a fitted kitchen with cupboard space to match.',
  (h) => h.kitchen === 'fitted' && 'A fitted kitchen completes the living area.',
  (h) => h.kitchen === 'fitted' && 'The kitchen is fitted and only steps away from the dining table.',
  (h) =>
    h.kitchen === 'semi_fitted' && 'The kitchen is partly fitted, leaving you to add the appliances of your choice.',
  (h) => h.kitchen === 'semi_fitted' && 'A partly fitted kitchen lets you complete it to your own taste.',
  (h) => h.kitchen === 'kitchenette' && 'A kitchenette covers everyday cooking.',
  (h) => h.kitchen === 'kitchenette' && 'The kitchenette takes up little space and has what you need for a hot meal.',
  (h) =>
    h.kitchen === 'none' && home(h) && 'There is no kitchen yet: the design and the appliances are yours to choose.',
];

export const night: readonly Line[] = [
  (h) =>
    home(h) &&
    h.bedrooms &&
    h.upstairs &&
    wetRooms(h) &&
    `Upstairs there ${h.bedrooms === 1 ? 'is' : 'are'} ${rooms(h)}, together with ${list(washing(h))}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `The sleeping quarters comprise ${list([rooms(h), ...washing(h)])}.`,
  (h) =>
    home(h) &&
    h.bedrooms &&
    wetRooms(h) &&
    `${h.upstairs ? 'The landing' : 'An inner hall'} gives access to ${list([rooms(h), ...washing(h)])}.`,
  (h) => home(h) && h.bedrooms && wetRooms(h) && `The other rooms are ${list([rooms(h), ...washing(h)])}.`,
  (h) =>
    home(h) &&
    (h.bedrooms ?? 0) >= 3 &&
    wetRooms(h) &&
    `For the night there are ${rooms(h)}, one of which could well serve as a study, along with ${list(washing(h))}.`,
  (h) =>
    home(h) &&
    h.bedrooms === 2 &&
    wetRooms(h) &&
    `Beside the main bedroom there is a second one for a child, a guest or a desk; ${list(washing(h))} ${wetRooms(h) === 1 ? 'completes' : 'complete'} the plan.`,
  (h) => home(h) && h.bedrooms && !wetRooms(h) && `There ${h.bedrooms === 1 ? 'is' : 'are'} ${rooms(h)}.`,
  (h) => h.group === 'studio' && wetRooms(h) && `You also have ${list(washing(h))} to yourself.`,
  (h) =>
    h.group === 'studio' &&
    wetRooms(h) &&
    `In addition there ${wetRooms(h) === 1 ? 'is' : 'are'} ${list(washing(h))}, so nothing needs to be shared.`,
  (h) => h.group === 'studio' && wetRooms(h) && `It has ${list(washing(h))} of its own.`,
];
