import type { Line } from '../voice.ts';
import { Dies, dem, dies, ein } from './noun.ts';
import { rooms, roomsDative } from './words.ts';

export const openHouse: readonly Line[] = [
  (h) =>
    h.bedrooms &&
    (h.garages ?? 0) > 0 &&
    `Mit ${roomsDative(h)} und ${h.garages === 1 ? 'einer Garage' : 'Garagen'} bietet ${dies(h)} in ${h.city.de} den Komfort, den eine Familie erwartet.`,
  (h) =>
    h.terrace && h.garden && `Garten, Terrasse und einladende Räume: ${Dies(h)} in ${h.city.de} möchte bewohnt werden.`,
  (h) => h.sound && `Schon an der Schwelle versteht man, warum ${dies(h)} in ${h.city.de} mehr ist als eine Adresse.`,
  (h) => h.roomy && `Großzügig angelegt und klar gegliedert: So lässt sich ${dies(h)} in ${h.city.de} zusammenfassen.`,
  (h) => `In ${h.city.de} kommt ${dies(h)} auf den Markt und lohnt einen Besuch.`,
  (h) => !h.rent && `Sie träumen vom eigenen Zuhause in ${h.city.de}? ${Dies(h)} bringt Sie diesem Traum näher.`,
  (h) =>
    h.kind === 'bungalow' &&
    `Alle Wohnräume auf einer Ebene: Das ist der große Vorzug dieses Bungalows in ${h.city.de}.`,
  (h) =>
    h.kind === 'farmhouse' &&
    `Dieses Bauernhaus in ${h.city.de} ist für alle gedacht, die ländlich wohnen möchten und viel Platz schätzen.`,
  (h) =>
    h.kind === 'bel-etage' &&
    `Dieses Bel-Etage-Haus in ${h.city.de} hebt den Alltag um eine Ebene an und gewinnt dadurch Licht und Privatsphäre.`,
  (h) => h.kind === 'villa' && `Diese Villa in ${h.city.de} bietet alles, um komfortabel und frei zu wohnen.`,
  (h) =>
    h.fresh &&
    !h.underway &&
    `Als Erste den Schlüssel umdrehen: ${Dies(h)} in ${h.city.de} ist neu und wartet auf Sie.`,
  (h) =>
    h.toRenovate &&
    `${Dies(h)} in ${h.city.de} wartet auf jemanden mit Plänen: Lage und Raumangebot stimmen, den Ausbau bestimmen Sie selbst.`,
  (h) =>
    h.toRenovate &&
    `Sie bauen lieber auf Bestehendem auf, statt bei null zu beginnen? Dann sollten Sie ${dies(h, 'acc')} in ${h.city.de} ansehen.`,
  (h) =>
    h.toRefresh &&
    `Wer einem Zuhause gern die eigene Handschrift gibt, findet in ${h.city.de} mit ${dies(h, 'dat')} einen lohnenden Ausgangspunkt.`,
  (h) =>
    h.facades === 4 &&
    `Luft nach allen Seiten und doch nah an allem: So wohnt es sich in ${dies(h, 'dat')} in ${h.city.de}.`,
  (h) =>
    h.garden && h.bedrooms && `Ein Garten und ${rooms(h)}: ${Dies(h)} in ${h.city.de} hat, was viele Familien suchen.`,
  (h) =>
    h.sound &&
    `In ${h.city.de} steht ${ein(h, 'nom', 'überraschend vielseitig')}, in ${dem(h)} man lange bleiben kann.`,
  (h) => h.roomy && `Platz ist in ${h.city.de} ein Luxus, und ${dies(h)} hat reichlich davon.`,
  (h) =>
    h.sound &&
    `Zur Straße hin zurückhaltend, innen geräumiger als erwartet: Lernen Sie ${dies(h, 'acc')} in ${h.city.de} kennen.`,
  (h) => h.old && `Mauern mit Gedächtnis: ${Dies(h)} in ${h.city.de} hat den Charme vergangener Zeit bewahrt.`,
  (h) => h.bedrooms && `In ${h.city.de} stellen wir Ihnen ${ein(h, 'acc')} mit ${roomsDative(h)} vor.`,
  (h) =>
    h.sound && `Manche Häuser fühlen sich schon an der Tür richtig an, und ${dies(h)} in ${h.city.de} gehört dazu.`,
  (h) => `Sie suchen ${ein(h, 'acc')} in ${h.city.de}? Dann lohnt sich hier ein genauer Blick.`,
  (h) => h.sunny && h.garden && `Licht, Grün und ein sonniger Garten: Damit hebt sich ${dies(h)} in ${h.city.de} ab.`,
];
