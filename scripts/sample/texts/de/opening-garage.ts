import type { Line } from '../voice.ts';
import { Dies, dies, ein } from './noun.ts';

export const openGarage: readonly Line[] = [
  (h) => `Parken in ${h.city.de} wird mit ${dies(h, 'dat')} ein gutes Stück einfacher.`,
  (h) => `Ein fester Platz für Ihr Auto in ${h.city.de}: Das ist der Komfort, den ${dies(h)} bietet.`,
  (h) =>
    h.kind === 'garage-box' &&
    `Auto, Motorrad, Fahrräder oder Saisonsachen: In dieser Garagenbox in ${h.city.de} stehen sie trocken und hinter Schloss und Riegel.`,
  (h) => h.kind === 'garage-box' && `Wer in ${h.city.de} wohnt oder arbeitet, kennt den Wert einer eigenen Garagenbox.`,
  (h) =>
    h.kind === 'parking-space' &&
    `Jeden Abend ohne Suchen heimkommen: Dieser Stellplatz in ${h.city.de} macht es möglich.`,
  (h) =>
    h.kind === 'parking-space' && `Ein eigener Stellplatz in ${h.city.de}: So beginnt und endet jede Fahrt in Ruhe.`,
  (h) => h.roomy && `Geräumiger als die meisten: In ${dies(h, 'dat')} in ${h.city.de} steigen Sie bequem ein und aus.`,
  (h) => `Kleine Immobilie, großer Nutzen: ${Dies(h)} in ${h.city.de} ist vom ersten Tag an von Wert.`,
  (h) => !h.rent && `In ${h.city.de} ist ${ein(h, 'nom')} eine Geldanlage, die wenig Arbeit macht.`,
  (h) => h.rent && `In ${h.city.de} zu vermieten: ${ein(h, 'nom', 'praktisch')} für Anwohner und Pendler.`,
];

export const reach: readonly Line[] = [
  (h) => h.group === 'commercial' && 'Kunden, Lieferanten und Mitarbeiter finden leicht hierher.',
  (h) => h.group === 'commercial' && `Von hier aus bedienen Sie ${h.city.de} und die weitere Umgebung.`,
  (h) => h.group === 'commercial' && `Eine Adresse in ${h.city.de} ist für Kunden aus der Region schnell gefunden.`,
  (h) => h.group === 'commercial' && `Die Lage in ${h.city.de} bringt Ihren Betrieb nah an sein Publikum.`,
  (h) =>
    h.group === 'commercial' && `Wer in ${h.city.de} ein Unternehmen führt, arbeitet dort, wo die Menschen wohnen.`,
  (h) => h.group === 'garage' && 'Wer in der Nähe wohnt, weiß, wie willkommen ein solcher Platz ist.',
  (h) =>
    h.group === 'garage' && `Für Anwohner und Besucher von ${h.city.de} heißt das weniger Suchen und weniger Stress.`,
  (h) => h.group === 'garage' && 'Ob mit dem Auto, dem Motorrad oder dem Lieferwagen: Sie wissen immer, wohin.',
  (h) => h.group === 'garage' && 'Wo alle einen Platz suchen, macht das den Unterschied.',
  (h) => h.group === 'garage' && `Das ist in ${h.city.de} eine Sorge weniger.`,
];
