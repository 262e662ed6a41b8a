import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { noun } from './noun.ts';
import { m2 } from './words.ts';

export const garageUse: readonly Line[] = [
  (h) => h.kind === 'garage-box' && `Lock the door and know that your car and belongings are safe.${area(h)}`,
  (h) =>
    h.kind === 'garage-box' && `Besides a car, there is room for bicycles or whatever you want to store.${area(h)}`,
  (h) => h.kind === 'garage-box' && `Dry and under lock and key: a car needs no more than that.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `The space is yours alone, at any hour of the day or night.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `Residents, commuters and the self-employed save time with it every day.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `This ${noun(h)} saves you the daily search for somewhere to park.${area(h)}`,
];

function area(h: Facts): string {
  const level =
    h.floor === undefined
      ? ''
      : h.floor === 0
        ? ' It is at ground level.'
        : h.floor < 0
          ? ' It is below ground level.'
          : '';
  return (h.total ? ` It measures ${m2(h.total)}.` : '') + level;
}
