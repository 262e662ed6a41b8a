import type { Line } from '../voice.ts';
import { Dies, dies } from './noun.ts';

export const openLand: readonly Line[] = [
  (h) => h.kind === 'building-plot' && `In ${h.city.de} liegt dieses Baugrundstück bereit für Ihre Pläne.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Selbst bauen beginnt mit dem richtigen Ort: Dieses Baugrundstück in ${h.city.de} ist einer.`,
  (h) =>
    h.kind === 'building-plot' && `Ein leeres Blatt zum Bauen in ${h.city.de}: ein guter Anfang für Ihren Architekten.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Baugrundstücke werden in ${h.city.de} knapp; dieses ist also eine Besichtigung wert.`,
  (h) =>
    h.kind === 'building-plot' &&
    (h.plotWidth ?? 0) >= 15 &&
    `Zur Straße hin hat dieses Baugrundstück in ${h.city.de} eine großzügige Breite.`,
  (h) =>
    h.kind === 'building-plot' &&
    `Sie träumen vom eigenen Entwurf? Dieses Baugrundstück in ${h.city.de} gibt ihm Platz.`,
  (h) => h.roomy && `Ein Grundstück dieser Größe findet man in ${h.city.de} nicht jeden Tag.`,
  (h) => `Ein Grundstück zu kaufen heißt vorausdenken. ${Dies(h)} in ${h.city.de} bietet dazu Gelegenheit.`,
  (h) => `Sie suchen ein Grundstück in ${h.city.de}? Dann sollten Sie ${dies(h, 'acc')} vor Ort ansehen.`,
  (h) => h.kind !== 'building-plot' && `Ein Stück Grün in ${h.city.de}: Das bietet ${dies(h)}.`,
];
