import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { a, noun } from './noun.ts';
import { m2, many, some, wind } from './words.ts';

const pool = (h: Facts): string => (h.pool ? ' A swimming pool makes the summer complete.' : '');

const garden = (h: Facts): string => (h.gardenArea ? ` of ${m2(h.gardenArea)}` : '');

const terrace = (h: Facts): string => (h.terraceArea ? ` of ${m2(h.terraceArea)}` : '');

const atHome = (h: Facts): boolean => !h.garden && h.group !== 'commercial' && h.group !== 'investment';
const forGuests = (h: Facts): boolean => !h.garden && h.group === 'commercial';
const forTenants = (h: Facts): boolean => !h.garden && h.group === 'investment';

export const outdoor: readonly Line[] = [
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.terraceArea &&
    `The ${noun(h)} has a terrace of ${m2(h.terraceArea)}${h.orientation ? `, facing ${wind(h)}` : ''}.`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `Whenever the weather allows, there is the terrace${terrace(h)}${h.orientation ? `, which faces ${wind(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `On the terrace${terrace(h)} you can receive guests in the open air${h.orientation ? `; it faces ${wind(h)}` : ''}.`,
  (h) =>
    forGuests(h) &&
    h.terrace &&
    `${h.orientation ? capital(a(`${wind(h)}-facing`)) : 'A'} terrace${terrace(h)} extends the business outdoors.`,
  (h) =>
    forTenants(h) &&
    h.terrace &&
    `There is ${h.orientation ? a(`${wind(h)}-facing`) : 'a'} terrace${terrace(h)}, an asset when letting.`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.orientation &&
    `Outside, the terrace${terrace(h)} gives onto ${a(`${wind(h)}-facing`)} garden${garden(h)}.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    `The terrace${terrace(h)} leads into the garden${garden(h)}${h.orientation ? `, which faces ${wind(h)}` : ''}.${pool(h)}`,
  (h) =>
    h.garden &&
    (h.gardenArea ?? 50) >= 50 &&
    h.terrace &&
    `At the back you will find a terrace${terrace(h)} and ${h.orientation ? a(`${wind(h)}-facing`) : 'a'} garden${garden(h)}, with room to eat and play outdoors.${pool(h)}`,
  (h) =>
    h.garden &&
    h.terrace &&
    h.sunny &&
    `Facing ${wind(h)}, the garden${garden(h)} and the terrace${terrace(h)} make the most of the sun.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `The garden${garden(h)}${h.orientation ? ` faces ${wind(h)} and` : ''} can be laid out as you please.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `It comes with ${h.orientation ? a(`${wind(h)}-facing`) : 'a'} garden${garden(h)}.${pool(h)}`,
  (h) =>
    h.garden &&
    !h.terrace &&
    `If you like being outdoors, there is a private garden${garden(h)}${h.orientation ? ` facing ${wind(h)}` : ''}.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    (h.terraceArea ?? 0) >= 6 &&
    (h.terraceArea ?? 0) <= 25 &&
    `The terrace${terrace(h)}${h.orientation ? ` faces ${wind(h)} and` : ''} has room for a table and a few chairs.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    h.sunny &&
    `On the ${wind(h)}-facing terrace${terrace(h)} you can follow the sun for much of the day.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `${h.orientation ? capital(a(`${wind(h)}-facing`)) : 'A'} terrace${terrace(h)} gives you a place of your own in the open air.${pool(h)}`,
  (h) =>
    atHome(h) &&
    h.terrace &&
    `You can sit outside on the${h.orientation ? ` ${wind(h)}-facing` : ''} terrace${terrace(h)}.${pool(h)}`,
  (h) => !h.garden && !h.terrace && h.pool && 'A swimming pool completes the comfort.',
];

const charger = (h: Facts): string => (h.chargingPoint ? ' A charging point is in place.' : '');

const garages = (h: Facts): string => some(h.garages ?? 0, 'garage');

const spaces = (h: Facts): string => some(h.parkings ?? 0, 'parking space');

export const parking: readonly Line[] = [
  (h) =>
    h.garages &&
    h.parkings &&
    `For the cars there ${h.garages === 1 ? 'is' : 'are'} ${garages(h)} and ${spaces(h)}.${charger(h)}`,
  (h) => h.garages && h.parkings && `Parking is taken care of with ${garages(h)} and ${spaces(h)}.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `The car stays dry in the garage.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `A garage comes with it, handy for car and bicycles.${charger(h)}`,
  (h) => h.garages === 1 && !h.parkings && `There is a garage too.${charger(h)}`,
  (h) =>
    (h.garages ?? 0) > 1 && !h.parkings && `Several cars fit into the ${many(h.garages ?? 0, 'garage')}.${charger(h)}`,
  (h) => (h.garages ?? 0) > 1 && !h.parkings && `With ${garages(h)}, parking is settled as well.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `You have a parking space of your own.${charger(h)}`,
  (h) => !h.garages && h.parkings === 1 && `A parking space is provided for the car.${charger(h)}`,
  (h) => !h.garages && (h.parkings ?? 0) > 1 && `There are ${spaces(h)} on site.${charger(h)}`,
  (h) => !h.garages && (h.parkings ?? 0) > 1 && `For parking you can use ${spaces(h)}.${charger(h)}`,
  (h) => !h.garages && !h.parkings && h.chargingPoint && 'A charging point awaits the electric car.',
];
