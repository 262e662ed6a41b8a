import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { day, figure } from './words.ts';

const certificate = (h: Facts): string =>
  ({ flanders: 'EPC', brussels: 'EPB-certificaat', wallonia: 'PEB-certificaat', luxembourg: 'energiepas' })[h.region];

const score = (h: Facts): string => `${figure(h.specificEnergy ?? 0)}\u00a0kWh/m² per jaar`;

export const energy: readonly Line[] = [
  (h) => h.region === 'luxembourg' && h.energyLabel && `De energiepas vermeldt klasse ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    h.energyLabel &&
    `Het ${certificate(h)} vermeldt ${score(h)}, goed voor label ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    `Volgens het ${certificate(h)} bedraagt het verbruik ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Het ${certificate(h)} noteert ${score(h)}.`,
  (h) =>
    h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Het ${certificate(h)} komt uit op ${score(h)}.`,
  (h) => h.specificEnergy === undefined && h.energyLabel && `Het energielabel is ${h.energyLabel}.`,
];

const asbestos = { safe: 'asbestveilig', not_safe: 'niet asbestveilig', free: 'asbestvrij' };

export const papers: readonly Line[] = [
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Het asbestattest van ${day(h.asbestosDate)} besluit: ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Een asbestattest uit ${h.asbestosDate.slice(0, 4)} is beschikbaar, met als resultaat ‘${asbestos[h.asbestosType]}’.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `In ${h.asbestosDate.slice(0, 4)} werd een asbestattest opgemaakt; het gebouw is ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Het asbestattest dateert van ${h.asbestosDate.slice(0, 4)} en vermeldt ‘${asbestos[h.asbestosType]}’.`,
];

export const wiring: readonly Line[] = [
  (h) => h.electricalInspection === 'conform' && 'De elektrische installatie werd conform gekeurd.',
  (h) => h.electricalInspection === 'conform' && 'Voor de elektriciteit is er een conforme keuring.',
  (h) => h.electricalInspection === 'conform' && 'De elektriciteit is gekeurd en conform.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'De elektrische installatie werd niet conform bevonden; hou daar rekening mee in uw plannen.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'De keuring van de elektriciteit is niet conform, zodat aanpassingen nodig zijn.',
];
