import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { day, figure } from './words.ts';

const certificate = (h: Facts): string => (h.region === 'flanders' ? 'EPC-Ausweis' : 'PEB-Ausweis');

const score = (h: Facts): string => `${figure(h.specificEnergy ?? 0)}\u00a0kWh/m² pro Jahr`;

export const energy: readonly Line[] = [
  (h) => h.region === 'luxembourg' && h.energyLabel && `Der Energiepass nennt die Klasse ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    h.energyLabel &&
    `Der ${certificate(h)} nennt ${score(h)}, das entspricht dem Label ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    `Laut ${certificate(h)} beträgt der Verbrauch ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Der ${certificate(h)} weist ${score(h)} aus.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    `Der Energiekennwert liegt laut ${certificate(h)} bei ${score(h)}.`,
  (h) => h.specificEnergy === undefined && h.energyLabel && `Das Energielabel ist ${h.energyLabel}.`,
];

const asbestos = { safe: 'asbestsicher', not_safe: 'nicht asbestsicher', free: 'asbestfrei' };

export const papers: readonly Line[] = [
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Die Asbestbescheinigung vom ${day(h.asbestosDate)} bezeichnet das Gebäude als ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Eine Asbestbescheinigung aus dem Jahr ${h.asbestosDate.slice(0, 4)} liegt vor: Das Gebäude ist ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Laut Asbestbescheinigung von ${h.asbestosDate.slice(0, 4)} ist das Gebäude ${asbestos[h.asbestosType]}.`,
];

export const wiring: readonly Line[] = [
  (h) => h.electricalInspection === 'conform' && 'Die Elektroinstallation wurde geprüft und ist konform.',
  (h) => h.electricalInspection === 'conform' && 'Für die Elektroinstallation liegt eine konforme Prüfung vor.',
  (h) => h.electricalInspection === 'conform' && 'Die Prüfung der Elektroinstallation ist konform.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'Die Elektroinstallation ist nicht konform; berücksichtigen Sie das in Ihren Plänen.',
  (h) =>
    h.electricalInspection === 'not_conform' &&
    'Die Prüfung der Elektroinstallation ist nicht konform, eine Anpassung ist also nötig.',
];
