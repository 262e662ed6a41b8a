import type { Line } from '../voice.ts';
import { Dies, dies, ein } from './noun.ts';

export const openInvestment: readonly Line[] = [
  (h) =>
    `Wer in Immobilien investiert, schaut zuerst auf Lage und Zustand. ${Dies(h)} in ${h.city.de} verdient diesen genauen Blick.`,
  (h) =>
    h.kind === 'apartment-building' &&
    `Dieses Mehrfamilienhaus in ${h.city.de} wird als Ganzes verkauft, ohne geteiltes Eigentum.`,
  (h) =>
    h.kind === 'mixed-use' &&
    `Unten Handel, oben Wohnen: Dieses Haus in ${h.city.de} verteilt Ihre Einnahmen auf zwei Nutzungen.`,
  (h) => h.roomy && `${Dies(h)} in ${h.city.de} ist eine Kapitalanlage mit Volumen.`,
  (h) =>
    h.toRenovate &&
    `Wer über den heutigen Zustand hinausblickt, findet in ${dies(h, 'dat')} in ${h.city.de} ein Vorhaben mit Perspektive.`,
  (h) => `Immobilien bleiben eine Geldanlage zum Anfassen; ${dies(h)} in ${h.city.de} zeigt es.`,
  (h) => `In ${h.city.de} können wir Ihnen ${ein(h, 'acc', 'interessant')} als langfristige Geldanlage vorstellen.`,
  (h) =>
    `${Dies(h)} in ${h.city.de} richtet sich an Anleger, die über Vermietung und Verwaltung gern selbst entscheiden.`,
  (h) =>
    h.sound && `Solide gebaut, an einem Ort, an dem gewohnt und gemietet wird: Das ist ${dies(h)} in ${h.city.de}.`,
];

export const openCommercial: readonly Line[] = [
  (h) =>
    h.kind === 'shop' &&
    `Ein Geschäft lebt von Laufkundschaft und einem guten Schaufenster. Dieses Ladenlokal in ${h.city.de} gibt Ihrem Betrieb ein Gesicht.`,
  (h) =>
    h.kind === 'shop' &&
    (h.frontWidth ?? 0) >= 6 &&
    `Mit seiner breiten Front zur Straße fällt dieses Ladenlokal in ${h.city.de} sofort auf.`,
  (h) =>
    h.kind === 'shop' && `Ihre Marke hinter Glas in ${h.city.de}: Dieses Ladenlokal eignet sich für viele Konzepte.`,
  (h) =>
    h.kind === 'office' &&
    `Ein Büro, in dem Sie Kunden mit gutem Gefühl empfangen: Sie finden es hier in ${h.city.de}.`,
  (h) =>
    h.kind === 'office' &&
    `Dieses Büro in ${h.city.de} eignet sich für einen freien Beruf, ein wachsendes Team oder eine regionale Niederlassung.`,
  (h) =>
    h.kind === 'office' &&
    `Konzentriert arbeiten und sich leicht absprechen: In diesem Büro in ${h.city.de} geht beides.`,
  (h) =>
    h.kind === 'horeca' &&
    `Für alle, die gern Gäste empfangen, ist dieses Gastronomieobjekt in ${h.city.de} eine schöne Gelegenheit.`,
  (h) =>
    h.kind === 'horeca' &&
    `Ein guter Betrieb beginnt mit einem guten Ort: Dieses Gastronomieobjekt in ${h.city.de} wartet auf Ihre Karte und Ihre Atmosphäre.`,
  (h) =>
    h.kind === 'warehouse' && `Laden, lagern, verteilen: Diese Lagerhalle in ${h.city.de} ist zum Arbeiten gemacht.`,
  (h) =>
    h.kind === 'warehouse' &&
    `Unternehmen, denen der Platz ausgeht, finden in dieser Lagerhalle in ${h.city.de} neuen Raum.`,
  (h) => h.roomy && `Raum zum Wachsen: ${Dies(h)} in ${h.city.de} hält mit Ihrem Betrieb Schritt.`,
  (h) => `Arbeiten in ${h.city.de}, in Räumen, die sich nach Ihrem Betrieb richten: ${Dies(h)} macht es möglich.`,
  (h) => h.rent && `In ${h.city.de} zu vermieten: ${ein(h, 'nom')} für alle, die den nächsten Schritt gehen wollen.`,
  (h) =>
    !h.rent && `Eigentümer des Ortes werden, an dem man arbeitet: Mit ${dies(h, 'dat')} in ${h.city.de} gelingt es.`,
];

export const openTakeover: readonly Line[] = [
  (h) =>
    `In ${h.city.de} können Sie einen bestehenden Betrieb übernehmen: ein Anfang, der schon läuft, mit Raum für eigene Ideen.`,
  (h) => `Nicht bei null beginnen, sondern weiterführen: Dieser Betrieb in ${h.city.de} ist abzugeben.`,
  (h) => `Dieser Betrieb in ${h.city.de} sucht eine Nachfolge mit Freude am Unternehmertum.`,
  (h) => `Selbstständig werden mit einem laufenden Betrieb: In ${h.city.de} bietet sich dazu Gelegenheit.`,
  (h) => `Einen Betrieb in ${h.city.de} zu übernehmen heißt, in bereits eingerichteten Räumen zu starten.`,
];
