import type { Voice } from '../voice.ts';
import { m2, many, metern, onFloor, roomsDative, side, wind } from './words.ts';

export const titles: Pick<Voice, 'assets' | 'tails' | 'join'> = {
  assets: [
    [
      (h) => h.garden && h.orientation && `Garten nach ${wind(h)}`,
      (h) => h.garden && h.sunny && `${side(h)}garten`,
      (h) => h.gardenArea && `${m2(h.gardenArea)} Garten`,
      (h) => h.garden && h.sunny && !h.gardenArea && 'sonnigem Garten',
      (h) => h.garden && (h.gardenArea ?? 0) > 500 && 'großem Garten',
    ],
    [
      (h) => h.terraceArea && `${m2(h.terraceArea)} Terrasse`,
      (h) => h.terrace && !h.garden && h.sunny && `${side(h)}terrasse`,
      (h) => h.terrace && h.sunny && !h.terraceArea && 'Sonnenterrasse',
    ],
    [(h) => (h.group === 'house' || h.group === 'apartment') && h.bedrooms && roomsDative(h)],
    [
      (h) => h.garages && h.group !== 'garage' && many(h.garages, 'Garage', 'Garagen'),
      (h) => !h.garages && h.parkings && h.group !== 'garage' && many(h.parkings, 'Stellplatz', 'Stellplätzen'),
    ],
    [
      (h) => h.pool && 'Schwimmbad',
      (h) => h.solarPanels && 'Solarmodulen',
      (h) => h.heating === 'heat_pump' && 'Wärmepumpe',
    ],
    [
      (h) => h.group === 'commercial' && h.frontWidth && `${metern(h.frontWidth)} Straßenfront`,
      (h) => h.group === 'land' && h.plotWidth && `${metern(h.plotWidth)} Straßenfront`,
      (h) => h.group === 'commercial' && h.officeArea && h.kind !== 'office' && `${m2(h.officeArea)} Bürofläche`,
    ],
    [
      (h) => h.kind === 'penthouse' && h.lift && 'Aufzug',
      (h) => h.group === 'garage' && h.chargingPoint && 'Ladestation',
    ],
  ],
  tails: [
    (h) => `in ${h.city.de}`,
    (h) => h.group === 'house' && (h.ground ?? 0) >= 300 && `auf ${m2(h.ground ?? 0)} Grund`,
    (h) => (h.group === 'apartment' || h.group === 'studio') && h.floor !== undefined && onFloor(h.floor),
    (h) => h.group === 'land' && h.orientation && `, hinten nach ${wind(h)}`,
    (h) => h.project && `, ${h.project}`,
    (h) =>
      (h.group === 'commercial' || h.group === 'investment' || h.group === 'garage') &&
      h.total &&
      `von ${m2(h.total)} in ${h.city.de}`,
  ],
  join: (head, assets, tail) => {
    const rest = assets.length > 0 ? ` mit ${assets.join(' und ')}` : '';
    if (tail.startsWith('von ')) return `${head} ${tail}${rest}`;
    return `${head}${rest}${tail && !tail.startsWith(',') ? ' ' : ''}${tail}`;
  },
};
