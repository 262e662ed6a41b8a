import type { Facts } from '../facts.ts';
import { euro } from '../figures.ts';
import type { Line } from '../voice.ts';
import { noun } from './noun.ts';
import { m2, many, metres, some } from './words.ts';

export const volume: readonly Line[] = [
  (h) => h.total && h.ground && `The building totals ${m2(h.total)}, on a plot of ${m2(h.ground)}.${rooms(h)}`,
  (h) =>
    h.total &&
    h.ground &&
    `On ${m2(h.ground)} of land stands a building with a total area of ${m2(h.total)}.${rooms(h)}`,
  (h) => h.total && !h.ground && `The total area is ${m2(h.total)}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `The living area is ${m2(h.living)}${h.ground ? `, on a plot of ${m2(h.ground)}` : ''}.${rooms(h)}`,
  (h) =>
    !h.total &&
    h.living &&
    `You buy ${m2(h.living)} of living space${h.ground ? ` on ${m2(h.ground)} of land` : ''}.${rooms(h)}`,
];

function rooms(h: Facts): string {
  if (!h.bedrooms) return '';
  const baths = (h.bathrooms ?? 0) + (h.showerRooms ?? 0);
  return ` In all, there ${h.bedrooms === 1 ? 'is' : 'are'} ${many(h.bedrooms, 'bedroom')}${baths ? ` and ${many(baths, 'bath or shower room')}` : ''}.`;
}

export const income: readonly Line[] = [
  (h) => h.monthlyRent && `Rental income today is ${euro(h.monthlyRent)} per month.`,
  (h) => h.monthlyRent && `The building brings in ${euro(h.monthlyRent)} of rent per month.`,
  (h) => !h.monthlyRent && h.kind === 'mixed-use' && 'Combining business and homes spreads the letting risk.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'mixed-use' &&
    'You can use the business space yourself and let the rest, or let it all.',
  (h) =>
    !h.monthlyRent &&
    h.kind === 'apartment-building' &&
    'As you buy the building whole, letting, management and works are yours alone to decide.',
  (h) => !h.monthlyRent && h.kind === 'apartment-building' && 'Several homes under one roof also mean several rents.',
  (h) => !h.monthlyRent && 'The yield is partly in your own hands, since letting and management are yours to decide.',
];

const offices = (h: Facts): string =>
  h.officeArea && h.total && h.officeArea < h.total ? `, of which ${m2(h.officeArea)} is office space` : '';

const front = (h: Facts): string => (h.frontWidth ? ` The frontage is ${metres(h.frontWidth)} wide.` : '');

const size = (h: Facts): number => h.total ?? h.living ?? h.officeArea ?? 0;

const comforts = (h: Facts): string =>
  h.toilets ? ` There ${h.toilets === 1 ? 'is' : 'are'} ${some(h.toilets, 'toilet')} on the premises.` : '';

export const floorspace: readonly Line[] = [
  (h) => size(h) > 0 && `The floor area is ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `In all you have ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `The ${noun(h)} covers ${m2(size(h))}${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) > 0 && `There is ${m2(size(h))} at your disposal${offices(h)}.${front(h)}${comforts(h)}`,
  (h) => size(h) === 0 && front(h).trim(),
];

export const use: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    'The shop window faces the street and shows off your goods; the sales floor can be arranged freely.',
  (h) =>
    h.kind === 'shop' &&
    'Behind the shop window lies a sales floor that suits a boutique as well as a service provider.',
  (h) =>
    h.kind === 'shop' &&
    'Passers-by see you through the shop window, while inside you are free to place shelves, counter and fitting rooms.',
  (h) =>
    h.kind === 'office' && 'The work areas are flexible, from separate offices to an open floor with a meeting corner.',
  (h) => h.kind === 'office' && 'Desks, meeting room and reception can be arranged to suit the way you work.',
  (h) => h.kind === 'office' && 'A small team will feel at home here, and so will a practice with a waiting room.',
  (h) => h.kind === 'horeca' && 'The dining area allows for a coffee bar as well as a restaurant.',
  (h) =>
    h.kind === 'horeca' && 'From breakfast to evening service, the premises lend themselves to more than one concept.',
  (h) => h.kind === 'horeca' && 'Guest area and work area connect, so that service can run smoothly.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'The open space is suited to storage, assembly or distribution.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Racks, machines or vehicles: the floor can be divided as you like.',
  (h) =>
    (h.kind === 'warehouse' || h.kind === 'industrial') &&
    'Workshop, wholesale or online shop: the hall adapts to what you do.',
  (h) => h.group === 'commercial' && 'The space can be arranged freely, to suit what you do.',
];
