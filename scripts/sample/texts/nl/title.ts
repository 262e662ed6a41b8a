import type { Voice } from '../voice.ts';
import { inProject, m2, many, metres, onFloor, rooms, wind } from './words.ts';

export const titles: Pick<Voice, 'assets' | 'tails' | 'join'> = {
  assets: [
    [
      (h) => h.garden && h.orientation && `tuin op ${wind(h)}`,
      (h) => h.gardenArea && `tuin van ${m2(h.gardenArea)}`,
      (h) => h.garden && h.sunny && !h.gardenArea && 'zonnige tuin',
      (h) => h.garden && (h.gardenArea ?? 0) > 500 && 'grote tuin',
    ],
    [
      (h) => h.terraceArea && `terras van ${m2(h.terraceArea)}`,
      (h) => h.terrace && !h.garden && h.orientation && `terras op ${wind(h)}`,
      (h) => h.terrace && h.sunny && !h.terraceArea && 'zonneterras',
    ],
    [(h) => (h.group === 'house' || h.group === 'apartment') && h.bedrooms && rooms(h)],
    [
      (h) => h.garages === 1 && h.group !== 'garage' && 'garage',
      (h) => (h.garages ?? 0) > 1 && h.group !== 'garage' && many(h.garages ?? 0, 'garage', 'garages'),
      (h) =>
        !h.garages &&
        h.parkings &&
        h.group !== 'garage' &&
        (h.parkings === 1 ? 'autostaanplaats' : many(h.parkings, '', 'autostaanplaatsen')),
    ],
    [
      (h) => h.pool && 'zwembad',
      (h) => h.solarPanels && 'zonnepanelen',
      (h) => h.heating === 'heat_pump' && 'warmtepomp',
    ],
    [
      (h) => h.group === 'commercial' && h.frontWidth && `${metres(h.frontWidth)} gevelbreedte`,
      (h) => h.group === 'land' && h.plotWidth && `${metres(h.plotWidth)} straatbreedte`,
      (h) => h.group === 'commercial' && h.officeArea && h.kind !== 'office' && `${m2(h.officeArea)} kantoorruimte`,
    ],
    [(h) => h.kind === 'penthouse' && h.lift && 'lift', (h) => h.group === 'garage' && h.chargingPoint && 'laadpaal'],
  ],
  tails: [
    (h) => `in ${h.city.nl}`,
    (h) => h.group === 'house' && (h.ground ?? 0) >= 300 && `op ${m2(h.ground ?? 0)} grond`,
    (h) => (h.group === 'apartment' || h.group === 'studio') && h.floor !== undefined && onFloor(h.floor),
    (h) => h.group === 'land' && h.orientation && `, achteraan gericht op ${wind(h)}`,
    (h) => h.project && inProject(h),
    (h) => (h.group === 'commercial' || h.group === 'investment') && h.total && `van ${m2(h.total)} in ${h.city.nl}`,
    (h) => h.group === 'garage' && h.total && `van ${m2(h.total)} in ${h.city.nl}`,
  ],
  join: (head, assets, tail) => {
    const rest = assets.length > 0 ? ` met ${assets.join(' en ')}` : '';
    if (tail.startsWith('van ')) return `${head} ${tail}${rest}`;
    return `${head}${rest}${tail && !tail.startsWith(',') ? ' ' : ''}${tail}`;
  },
};
