import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { Dit } from './noun.ts';
import { m2 } from './words.ts';

export const garageUse: readonly Line[] = [
  (h) => h.kind === 'garage-box' && `U sluit de box af en weet uw wagen en spullen veilig.${area(h)}`,
  (h) =>
    h.kind === 'garage-box' && `Behalve voor een wagen is er plaats voor fietsen of wat u wilt opbergen.${area(h)}`,
  (h) => h.kind === 'garage-box' && `Droog en afgesloten: meer heeft een wagen niet nodig.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `De plaats is van u alleen, op elk uur van de dag.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `Bewoners, pendelaars en zelfstandigen winnen er elke dag tijd mee.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `${Dit(h)} spaart u dagelijks een zoektocht naar parkeerplaats.${area(h)}`,
];

function area(h: Facts): string {
  const level =
    h.floor === undefined
      ? ''
      : h.floor === 0
        ? ' De plaats ligt op het gelijkvloers.'
        : h.floor < 0
          ? ' De plaats ligt ondergronds.'
          : '';
  return (h.total ? ` De oppervlakte bedraagt ${m2(h.total)}.` : '') + level;
}
