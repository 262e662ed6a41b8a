import type { Line } from '../voice.ts';
import { Der, der } from './noun.ts';
import { m2, meter, onFloor } from './words.ts';

export const setting: readonly Line[] = [
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.kind !== 'duplex' &&
    h.floor === 0 &&
    'Alles liegt im Erdgeschoss, ohne Treppe und ohne Aufzug.',
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.floor === 0 &&
    'Im Erdgeschoss sind Sie mit Einkäufen oder Kinderwagen schnell zu Hause.',
  (h) =>
    h.group === 'house' &&
    h.facades === 4 &&
    h.ground &&
    `Die freistehende Lage auf ${m2(h.ground)} sorgt rundum für Privatsphäre.`,
  (h) =>
    h.group === 'house' &&
    h.facades === 3 &&
    h.ground &&
    `Das Grundstück von ${m2(h.ground)} lässt an der Seite einen Durchgang frei.`,
  (h) =>
    (h.kind === 'town-house' || h.kind === 'bel-etage') &&
    h.facades === 2 &&
    h.ground &&
    `${Der(h)} steht in geschlossener Bauweise auf einem Grundstück von ${m2(h.ground)}.`,
  (h) =>
    h.group === 'house' &&
    h.ground &&
    h.plotWidth &&
    `Das Grundstück umfasst ${m2(h.ground)} und ist ${meter(h.plotWidth)} breit.`,
  (h) => h.group === 'house' && h.ground && `Das Grundstück misst insgesamt ${m2(h.ground)}.`,
  (h) =>
    h.group === 'house' &&
    h.frontWidth &&
    h.frontWidth >= 6 &&
    `Die Fassade ist ${meter(h.frontWidth)} breit, was innen für gute Proportionen sorgt.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `${Der(h)} liegt ${onFloor(h.floor)} und ist mit dem Aufzug erreichbar.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift === false &&
    `${Der(h)} liegt ${onFloor(h.floor)} und ist über die Treppe erreichbar.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `Der Aufzug bringt Sie bequem nach oben: ${Der(h)} liegt ${onFloor(h.floor)}.`,
  (h) => h.group !== 'house' && h.floor === 0 && `Im Erdgeschoss gelegen, ist ${der(h)} leicht zugänglich.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    `${Der(h)} befindet sich ${onFloor(h.floor)} des Gebäudes.`,
];

export const levels: readonly Line[] = [
  (h) => h.cellar && h.attic && 'Keller und Dachboden bieten zusammen reichlich Stauraum.',
  (h) => h.cellar && h.attic && 'Verstauen lässt sich unten wie oben: Es gibt einen Keller und auch einen Dachboden.',
  (h) => h.cellar && h.attic && 'Vom Keller bis zum Dachboden findet alles, was Sie behalten wollen, seinen Platz.',
  (h) => h.cellar && !h.attic && 'Ein Keller hält die übrigen Räume frei von Überflüssigem.',
  (h) => h.cellar && !h.attic && 'Für Vorräte und selten Gebrauchtes gibt es einen Keller.',
  (h) => h.cellar && !h.attic && 'Der Keller ist ein willkommener Stauraum.',
  (h) => h.attic && !h.cellar && 'Auf dem Dachboden findet Platz, was nicht täglich gebraucht wird.',
  (h) => h.attic && !h.cellar && `Mit dem Dachboden gewinnt ${der(h)} weiteren Stauraum.`,
  (h) => h.attic && !h.cellar && 'Auch ein Dachboden steht Ihnen zur Verfügung.',
];
