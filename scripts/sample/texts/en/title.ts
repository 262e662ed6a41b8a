import type { Voice } from '../voice.ts';
import { m2, many, metres, onFloor, rooms, wind } from './words.ts';

export const titles: Pick<Voice, 'assets' | 'tails' | 'join'> = {
  assets: [
    [
      (h) => h.garden && h.orientation && `${wind(h)}-facing garden`,
      (h) => h.gardenArea && `garden of ${m2(h.gardenArea)}`,
      (h) => h.garden && h.sunny && !h.gardenArea && 'sunny garden',
      (h) => h.garden && (h.gardenArea ?? 0) > 500 && 'large garden',
    ],
    [
      (h) => h.terraceArea && `${m2(h.terraceArea)} terrace`,
      (h) => h.terrace && !h.garden && h.orientation && `${wind(h)}-facing terrace`,
      (h) => h.terrace && h.sunny && !h.terraceArea && 'sun terrace',
    ],
    [(h) => (h.group === 'house' || h.group === 'apartment') && h.bedrooms && rooms(h)],
    [
      (h) => h.garages && h.group !== 'garage' && (h.garages === 1 ? 'garage' : many(h.garages, 'garage')),
      (h) =>
        !h.garages &&
        h.parkings &&
        h.group !== 'garage' &&
        (h.parkings === 1 ? 'parking' : many(h.parkings, 'parking space')),
    ],
    [(h) => h.pool && 'pool', (h) => h.solarPanels && 'solar panels', (h) => h.heating === 'heat_pump' && 'heat pump'],
    [
      (h) => h.group === 'commercial' && h.frontWidth && `${metres(h.frontWidth)} of frontage`,
      (h) => h.group === 'land' && h.plotWidth && `${metres(h.plotWidth)} of street frontage`,
      (h) => h.group === 'commercial' && h.officeArea && h.kind !== 'office' && `${m2(h.officeArea)} of offices`,
    ],
    [
      (h) => h.kind === 'penthouse' && h.lift && 'lift',
      (h) => h.group === 'garage' && h.chargingPoint && 'charging point',
    ],
  ],
  tails: [
    (h) => `in ${h.city.en}`,
    (h) => h.group === 'house' && (h.ground ?? 0) >= 300 && `on ${m2(h.ground ?? 0)} of land`,
    (h) => (h.group === 'apartment' || h.group === 'studio') && h.floor !== undefined && onFloor(h.floor),
    (h) => h.group === 'land' && h.orientation && `, facing ${wind(h)} at the rear`,
    (h) => h.project && `at ${h.project}`,
    (h) =>
      (h.group === 'commercial' || h.group === 'investment' || h.group === 'garage') &&
      h.total &&
      `of ${m2(h.total)} in ${h.city.en}`,
  ],
  join: (head, assets, tail) => {
    const rest = assets.length > 0 ? ` with ${assets.join(' and ')}` : '';
    if (tail.startsWith('of ')) return `${head} ${tail}${rest}`;
    return `${head}${rest}${tail && !tail.startsWith(',') ? ' ' : ''}${tail}`;
  },
};
