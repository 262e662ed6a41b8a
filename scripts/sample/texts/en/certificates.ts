import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { day, figure } from './words.ts';

const certificate = (h: Facts): string => (h.region === 'flanders' ? 'EPC' : 'EPB certificate');

const score = (h: Facts): string => `${figure(h.specificEnergy ?? 0)}\u00a0kWh/m² per year`;

export const energy: readonly Line[] = [
  (h) => h.region === 'luxembourg' && h.energyLabel && `The energy passport states class ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    h.energyLabel &&
    `The ${certificate(h)} states ${score(h)}, which earns it label ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    `According to the ${certificate(h)}, energy use is ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `The ${certificate(h)} records ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Its energy score is ${score(h)}.`,
  (h) => h.specificEnergy === undefined && h.energyLabel && `The energy label is ${h.energyLabel}.`,
];

const asbestos = { safe: 'asbestos-safe', not_safe: 'not asbestos-safe', free: 'free of asbestos' };

export const papers: readonly Line[] = [
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `The asbestos certificate of ${day(h.asbestosDate)} finds the building ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `An asbestos certificate from ${h.asbestosDate.slice(0, 4)} is available: the building is ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `According to the asbestos certificate of ${h.asbestosDate.slice(0, 4)}, the building is ${asbestos[h.asbestosType]}.`,
];

export const wiring: readonly Line[] = [
  (h) => h.electricalInspection === 'conform' && 'The electrical installation has been inspected and is compliant.',
  (h) => h.electricalInspection === 'conform' && 'The electrics passed their inspection.',
  (h) => h.electricalInspection === 'conform' && 'An inspection found the electrical installation compliant.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'The electrical installation is not compliant; allow for this in your plans.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'The electrics did not pass their inspection, so they will need to be brought up to standard.',
];
