import type { Line } from '../voice.ts';
import { a, noun } from './noun.ts';

export const openGarage: readonly Line[] = [
  (h) => `Parking in ${h.city.en} becomes a good deal simpler with this ${noun(h)}.`,
  (h) => `A space of its own for your car in ${h.city.en}: that is the comfort of this ${noun(h)}.`,
  (h) =>
    h.kind === 'garage-box' &&
    `Car, motorcycle, bicycles or seasonal things: in this lock-up in ${h.city.en} they stay dry and under lock and key.`,
  (h) => h.kind === 'garage-box' && `Anyone who lives or works in ${h.city.en} knows the value of a lock-up garage.`,
  (h) =>
    h.kind === 'parking-space' &&
    `Come home every evening without searching: this parking space in ${h.city.en} sees to it.`,
  (h) => h.kind === 'parking-space' && `A space of your own in ${h.city.en}: every journey starts and ends calmly.`,
  (h) => h.roomy && `Roomier than most, this ${noun(h)} in ${h.city.en} lets you get in and out with ease.`,
  (h) => `A small property and a great convenience: this ${noun(h)} in ${h.city.en} is useful from the first day.`,
  (h) => !h.rent && `In ${h.city.en}, ${a(noun(h))} is an investment that asks little of you.`,
  (h) => h.rent && `For rent in ${h.city.en}: a handy ${noun(h)} for residents and commuters nearby.`,
];

export const reach: readonly Line[] = [
  (h) => h.group === 'commercial' && 'Customers, suppliers and staff will easily find their way here.',
  (h) => h.group === 'commercial' && `From here you can serve ${h.city.en} and the wider area.`,
  (h) => h.group === 'commercial' && `An address in ${h.city.en} is quickly found by customers from the region.`,
  (h) => h.group === 'commercial' && `The position in ${h.city.en} puts your business close to its public.`,
  (h) => h.group === 'commercial' && `Working in ${h.city.en} means working where people live.`,
  (h) => h.group === 'garage' && 'Anyone living nearby knows how welcome such a space is.',
  (h) => h.group === 'garage' && `For residents and visitors of ${h.city.en} it means less searching and less stress.`,
  (h) => h.group === 'garage' && 'Whether by car, by motorcycle or by van, you always know where to stop.',
  (h) => h.group === 'garage' && 'Where everyone is looking for a space, it makes all the difference.',
  (h) => h.group === 'garage' && `In ${h.city.en}, that is one worry fewer.`,
];
