import type { Line } from '../voice.ts';
import { Dies, dies, ein, noun } from './noun.ts';
import { rooms, roomsDative, wind } from './words.ts';

export const openProject: readonly Line[] = [
  (h) =>
    h.project &&
    h.roomy &&
    h.bedrooms &&
    `Großzügig wohnen im Neubau: ${Dies(h)} im Projekt ${h.project} in ${h.city.de} gibt Ihnen ${rooms(h)}.`,
  (h) =>
    h.project &&
    h.compact &&
    `Kompakt und sparsam wohnen in ${h.city.de}: ${Dies(h)} im Projekt ${h.project} bleibt übersichtlich.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.orientation &&
    `Eine Terrasse nach ${wind(h)} zeichnet ${dies(h, 'acc')} im Projekt ${h.project} in ${h.city.de} aus.`,
  (h) =>
    h.project &&
    h.terrace &&
    h.sunny &&
    `Im Projekt ${h.project} in ${h.city.de} erwartet Sie die Sonne auf der Terrasse: ${Dies(h)} liegt günstig.`,
  (h) =>
    h.project &&
    (h.floor ?? 0) >= 2 &&
    `Wer gern etwas höher wohnt, sollte sich ${dies(h, 'acc')} im Projekt ${h.project} in ${h.city.de} ansehen.`,
  (h) =>
    h.project &&
    h.garden &&
    `Neu wohnen mit dem Garten vor der Tür: ${Dies(h)} im Projekt ${h.project} in ${h.city.de} macht es möglich.`,
  (h) =>
    h.project &&
    h.bedrooms === 1 &&
    `Für Singles und Paare: ${Dies(h)} mit einem Schlafzimmer gehört zum Projekt ${h.project} in ${h.city.de}.`,
  (h) =>
    h.project &&
    h.bedrooms === 2 &&
    `Zwei Schlafzimmer, neue Technik und wenig Pflegeaufwand: So wohnt man im Projekt ${h.project} in ${h.city.de}.`,
  (h) =>
    h.project &&
    (h.bedrooms ?? 0) >= 3 &&
    `Platz für die Familie im Neubau: ${Dies(h)} im Projekt ${h.project} in ${h.city.de} hat ${rooms(h)}.`,
  (h) =>
    h.project &&
    (h.lift ?? false) &&
    `Von der Straße bis zur eigenen neuen Wohnungstür ohne eine einzige Stufe: So kommt man im Projekt ${h.project} in ${h.city.de} nach Hause.`,
  (h) =>
    h.project &&
    /heat_pump|geothermal/.test(h.heating ?? '') &&
    `Sparsam mit Energie, großzügig im Komfort: ${Dies(h)} im Projekt ${h.project} in ${h.city.de} ist bereit für die Zukunft.`,
  (h) =>
    h.project &&
    `Weniger Pflegeaufwand, mehr Zeit zum Leben: Das ist der Gedanke hinter ${dies(h, 'dat')} im Projekt ${h.project} in ${h.city.de}.`,
  (h) =>
    h.project &&
    `Im Projekt ${h.project} in ${h.city.de} finden Sie ${ein(h, 'acc', 'neu')} mit ${h.bedrooms ? roomsDative(h) : 'durchdachtem Grundriss'}.`,
  (h) => h.project && `${h.project} ist ein Neubauprojekt in ${h.city.de}, und ${dies(h)} gehört zu seinen Stärken.`,
  (h) => h.project && `Neu wohnen in ${h.city.de}: ${Dies(h)} gehört zum Projekt ${h.project}.`,
  (h) =>
    h.project &&
    `Wer neu kauft, kauft mit Sicherheit: Im Projekt ${h.project} in ${h.city.de} wartet ${ein(h, 'nom', 'zeitgemäß')} auf Sie.`,
  (h) => h.project && `Im Projekt ${h.project} in ${h.city.de} erwartet Sie ${ein(h, 'nom', 'klar gegliedert')}.`,
  (h) =>
    h.project &&
    h.terrace &&
    `Eine eigene Terrasse und neue Räume: So wohnen Sie in ${dies(h, 'dat')} im Projekt ${h.project} in ${h.city.de}.`,
  (h) =>
    h.project &&
    h.bedrooms &&
    `Moderne Architektur, ${rooms(h)} und sparsame Technik: Das ist ${dies(h)} im Projekt ${h.project} in ${h.city.de}.`,
  (h) =>
    h.project &&
    `Das Projekt ${h.project} bringt Neubau nach ${h.city.de}, und ${dies(h)} ist ein schönes Beispiel dafür.`,
  (h) =>
    h.project &&
    `${noun(h) === 'Haus' ? 'Dieses neue Haus' : 'Diese Einheit'} im Projekt ${h.project} richtet sich an alle, die in ${h.city.de} ohne Überraschungen wohnen wollen.`,
  (h) => `Entdecken Sie in ${h.city.de} ${ein(h, 'acc', 'neu')}, entworfen für das Wohnen von heute.`,
];
