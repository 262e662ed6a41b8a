import type { Voice } from '../voice.ts';
import { facing, m2, many, metres, onFloor, rooms, towards } from './words.ts';

export const titles: Pick<Voice, 'assets' | 'tails' | 'join'> = {
  assets: [
    [
      (h) => h.garden && h.orientation && `jardin ${facing(h)}`,
      (h) => h.gardenArea && `jardin de ${m2(h.gardenArea)}`,
      (h) => h.garden && h.sunny && !h.gardenArea && 'jardin ensoleillé',
      (h) => h.garden && (h.gardenArea ?? 0) > 500 && 'grand jardin',
    ],
    [
      (h) => h.terraceArea && `terrasse de ${m2(h.terraceArea)}`,
      (h) => h.terrace && !h.garden && h.orientation && `terrasse ${facing(h, true)}`,
      (h) => h.terrace && h.sunny && !h.terraceArea && 'terrasse ensoleillée',
    ],
    [(h) => (h.group === 'house' || h.group === 'apartment') && h.bedrooms && rooms(h)],
    [
      (h) => h.garages && h.group !== 'garage' && many(h.garages, 'garage', 'garages'),
      (h) => !h.garages && h.parkings && h.group !== 'garage' && many(h.parkings, 'parking', 'emplacements de parking'),
    ],
    [
      (h) => h.pool && 'piscine',
      (h) => h.solarPanels && 'panneaux photovoltaïques',
      (h) => h.heating === 'heat_pump' && 'pompe à chaleur',
    ],
    [
      (h) => h.group === 'commercial' && h.frontWidth && `${metres(h.frontWidth)} de façade`,
      (h) => h.group === 'land' && h.plotWidth && `${metres(h.plotWidth)} à rue`,
      (h) => h.group === 'commercial' && h.officeArea && h.kind !== 'office' && `${m2(h.officeArea)} de bureaux`,
    ],
    [
      (h) => h.kind === 'penthouse' && h.lift && 'ascenseur',
      (h) => h.group === 'garage' && h.chargingPoint && 'borne de recharge',
    ],
  ],
  tails: [
    (h) => `à ${h.city.fr}`,
    (h) => h.group === 'house' && (h.ground ?? 0) >= 300 && `sur ${m2(h.ground ?? 0)} de terrain`,
    (h) => (h.group === 'apartment' || h.group === 'studio') && h.floor !== undefined && onFloor(h.floor),
    (h) => h.group === 'land' && h.orientation && `, arrière exposé ${towards(h)}`,
    (h) => h.project && `, ${h.project}`,
    (h) =>
      (h.group === 'commercial' || h.group === 'investment' || h.group === 'garage') &&
      h.total &&
      `de ${m2(h.total)} à ${h.city.fr}`,
  ],
  join: (head, assets, tail) => {
    const rest = assets.length > 0 ? ` avec ${assets.join(' et ')}` : '';
    if (tail.startsWith('de ')) return `${head} ${tail}${rest}`;
    return `${head}${rest}${tail && !tail.startsWith(',') ? ' ' : ''}${tail}`;
  },
};
