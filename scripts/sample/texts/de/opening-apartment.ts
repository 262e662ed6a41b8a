import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { Dies, dies, ein } from './noun.ts';
import { rooms, roomsDative } from './words.ts';

export const openApartment: readonly Line[] = [
  (h) =>
    h.terrace &&
    h.bedrooms &&
    `${capital(rooms(h))} und eine Terrasse: ${Dies(h)} in ${h.city.de} hat, was der Alltag braucht.`,
  (h) => h.lift && `Komfort von der Straße bis zur eigenen Wohnungstür: Das bietet ${dies(h)} in ${h.city.de}.`,
  (h) =>
    (h.garages || h.parkings) &&
    `Mit einem Platz für das Auto nimmt Ihnen ${dies(h)} in ${h.city.de} gleich eine bekannte Sorge ab.`,
  (h) => `Sie suchen ${ein(h, 'acc')} in ${h.city.de}? Diese Adresse gehört auf Ihre Liste.`,
  (h) => `Wohnen in ${h.city.de} ohne die Mühen eines großen Hauses: Das ermöglicht ${dies(h)}.`,
  (h) => !h.rent && `Ob Sie selbst einziehen oder vermieten: ${Dies(h)} in ${h.city.de} ist ein vernünftiger Kauf.`,
  (h) => h.rent && `Mieten in ${h.city.de} darf bequem sein, wie ${dies(h)} zeigt.`,
  (h) => h.renovated && `Renoviert und bereit für ein neues Kapitel: ${Dies(h)} in ${h.city.de}.`,
  (h) => h.sound && `In ${h.city.de} stellen wir Ihnen ${ein(h, 'acc', 'gut geschnitten')} vor.`,
  (h) => h.floor === 0 && `Wohnen ohne Treppen, alles auf einer Ebene: ${Dies(h)} in ${h.city.de} macht es möglich.`,
  (h) =>
    h.kind === 'penthouse' &&
    `Ganz oben wohnen, mit dem Himmel als Nachbarn: Das bietet dieses Penthouse in ${h.city.de}.`,
  (h) =>
    h.kind === 'duplex' &&
    `Diese Maisonettewohnung in ${h.city.de} verbindet die Bequemlichkeit einer Wohnung mit dem Gefühl eines Hauses.`,
  (h) =>
    h.kind === 'loft' &&
    `Offener Raum und viel Freiheit: Dieses Loft in ${h.city.de} richtet sich nach Ihrer Art zu wohnen.`,
  (h) =>
    h.toRenovate &&
    `Die Lage kauft man, die Räume gestaltet man selbst: ${Dies(h)} in ${h.city.de} ist offen für Ihre Ideen.`,
  (h) => h.toRefresh && `Etwas Farbe, ein paar Ideen, und ${dies(h)} in ${h.city.de} wird ganz Ihr Zuhause.`,
  (h) =>
    h.bedrooms &&
    `${capital(rooms(h))} in ${h.city.de}, und alles Nötige in der Nähe: ${Dies(h)} ist zum Wohnen gemacht.`,
  (h) => h.terrace && `Drinnen und draußen gehen hier ineinander über: ${Dies(h)} in ${h.city.de} hat eine Terrasse.`,
  (h) => h.sound && `Heimkommen, die Tür schließen, ankommen: In ${dies(h, 'dat')} in ${h.city.de} ist Wohnen einfach.`,
  (h) =>
    h.compact &&
    `Kompakt und leicht zu pflegen, passt ${dies(h)} in ${h.city.de} zu Alleinstehenden ebenso wie zu Paaren.`,
  (h) =>
    h.roomy &&
    `So geräumig wie ein Haus, so praktisch wie eine Etagenwohnung: Entdecken Sie ${dies(h, 'acc')} in ${h.city.de}.`,
  (h) => `Alles, was ${h.city.de} bietet, und doch ganz für sich: So wohnt es sich in ${dies(h, 'dat')}.`,
  (h) => h.bedrooms && `In ${h.city.de} bieten wir Ihnen ${ein(h, 'acc')} mit ${roomsDative(h)} an.`,
  (h) =>
    h.sound &&
    `Ein klarer Grundriss, gutes Licht und alles griffbereit: ${Dies(h)} in ${h.city.de} braucht wenig Worte.`,
];

export const openStudio: readonly Line[] = [
  (h) => `Nicht mehr als nötig und kein Meter zu wenig: ${Dies(h)} in ${h.city.de} ist gut durchdacht.`,
  (h) =>
    h.kind === 'student-room' &&
    `Ein Studium in ${h.city.de} beginnt mit dem richtigen Zimmer, und dieses hat, was es braucht.`,
  (h) =>
    h.kind === 'student-room' &&
    `Lernen, schlafen, Freunde treffen: In diesem Studentenzimmer in ${h.city.de} hat alles seinen Platz.`,
  (h) =>
    h.kind === 'studio' &&
    `Eine eigene Bleibe in ${h.city.de} muss nicht groß sein, solange sie gut geschnitten ist. Dieses Studio beweist es.`,
  (h) => `In ${h.city.de} wartet ${ein(h, 'nom', 'praktisch')} auf alle, die es übersichtlich mögen.`,
  (h) => h.furnished && `Ihre Koffer genügen: ${Dies(h)} in ${h.city.de} ist vollständig möbliert.`,
  (h) =>
    h.kind === 'studio' &&
    `Erste eigene Wohnung, Zweitwohnung oder Kapitalanlage: Dieses Studio in ${h.city.de} eignet sich für alles.`,
  (h) =>
    `Wer allein wohnt, weiß, was zählt: eine gute Lage und wenig Sorgen. ${Dies(h)} in ${h.city.de} bietet beides.`,
  (h) =>
    `${Dies(h)} in ${h.city.de} ist ein guter Ausgangspunkt zum Studieren, Arbeiten oder für den Start ins eigene Leben.`,
];
