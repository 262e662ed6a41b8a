import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { day, figure } from './words.ts';

const score = (h: Facts): string => `${figure(h.specificEnergy ?? 0)}\u00a0kWh/m²\u00a0par an`;

export const energy: readonly Line[] = [
  (h) =>
    h.region === 'luxembourg' &&
    h.energyLabel &&
    `Le certificat de performance énergétique (CPE) indique la classe ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    h.energyLabel &&
    `Le certificat PEB indique ${score(h)}, soit un label ${h.energyLabel}.`,
  (h) =>
    h.region !== 'luxembourg' &&
    h.specificEnergy !== undefined &&
    `Selon le certificat PEB, la consommation s'élève à ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Le certificat PEB affiche ${score(h)}.`,
  (h) => h.region !== 'luxembourg' && h.specificEnergy !== undefined && `Score PEB : ${score(h)}.`,
  (h) => h.specificEnergy === undefined && h.energyLabel && `Le label énergétique est ${h.energyLabel}.`,
];

const asbestos = {
  safe: "sûr au regard de l'amiante",
  not_safe: "non sûr au regard de l'amiante",
  free: "exempt d'amiante",
};

export const papers: readonly Line[] = [
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `L'attestation amiante du ${day(h.asbestosDate)} déclare le bâtiment ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `Une attestation amiante de ${h.asbestosDate.slice(0, 4)} est disponible : le bâtiment est ${asbestos[h.asbestosType]}.`,
  (h) =>
    h.asbestosType &&
    h.asbestosDate &&
    `D'après l'attestation amiante établie en ${h.asbestosDate.slice(0, 4)}, le bâtiment est ${asbestos[h.asbestosType]}.`,
];

export const wiring: readonly Line[] = [
  (h) => h.electricalInspection === 'conform' && "L'installation électrique a été déclarée conforme.",
  (h) => h.electricalInspection === 'conform' && "L'électricité est contrôlée et conforme.",
  (h) => h.electricalInspection === 'conform' && "Le contrôle de l'installation électrique est conforme.",
  (h) =>
    h.electricalInspection === 'not_conform' &&
    "L'installation électrique n'est pas conforme ; tenez-en compte dans vos projets.",
  (h) =>
    h.electricalInspection === 'not_conform' &&
    "Le contrôle de l'électricité est non conforme : une mise aux normes est à prévoir.",
];
