import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { dit, Het, het } from './noun.ts';
import { m2, metres, onFloor } from './words.ts';

const home = (h: Facts): boolean => h.group === 'house' || h.group === 'apartment';

export const setting: readonly Line[] = [
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.kind !== 'duplex' &&
    h.floor === 0 &&
    'Alles ligt op het gelijkvloers, zonder trap of lift.',
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.floor === 0 &&
    'Gelijkvloers gelegen, dus met boodschappen of kinderwagen bent u zo binnen.',
  (h) =>
    h.group === 'house' &&
    h.facades === 4 &&
    h.ground &&
    `De vrije ligging op ${m2(h.ground)} zorgt voor privacy rondom.`,
  (h) =>
    h.group === 'house' &&
    h.facades === 3 &&
    h.ground &&
    `Het perceel van ${m2(h.ground)} laat een vrije doorgang langs de zijgevel.`,
  (h) =>
    (h.kind === 'town-house' || h.kind === 'bel-etage') &&
    h.facades === 2 &&
    h.ground &&
    `Het pand staat in gesloten bebouwing, op ${m2(h.ground)} grond.`,
  (h) =>
    h.group === 'house' &&
    h.ground &&
    h.plotWidth &&
    `Het perceel is ${m2(h.ground)} groot en ${metres(h.plotWidth)} breed.`,
  (h) => h.group === 'house' && h.ground && `Het perceel meet in totaal ${m2(h.ground)}.`,
  (h) =>
    h.group === 'house' &&
    h.frontWidth &&
    h.frontWidth >= 6 &&
    `De gevel is ${metres(h.frontWidth)} breed, wat binnen voor aangename verhoudingen zorgt.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `${Het(h)} ligt ${onFloor(h.floor)} en is bereikbaar met de lift.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift === false &&
    `U bereikt ${het(h)} ${onFloor(h.floor)} via de trap.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `Met de lift bent u vlot ${onFloor(h.floor)}.`,
  (h) =>
    h.group !== 'house' && h.floor === 0 && `De ligging op het gelijkvloers maakt ${het(h)} makkelijk toegankelijk.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    `${Het(h)} bevindt zich ${onFloor(h.floor)} van het gebouw.`,
];

export const levels: readonly Line[] = [
  (h) => h.cellar && h.attic && 'De kelder en de zolder zorgen samen voor flink wat bergruimte.',
  (h) => h.cellar && h.attic && 'Bergen kan onder en boven: er is een kelder, en ook de zolder blijft beschikbaar.',
  (h) => h.cellar && h.attic && 'Van de kelder tot de zolder vindt alles wat u wilt bewaren een plaats.',
  (h) => h.cellar && !h.attic && home(h) && `Een kelder hoort bij ${het(h)} en houdt de andere ruimten vrij.`,
  (h) => h.cellar && !h.attic && 'Voor voorraad en spullen die niet elke dag nodig zijn, is er een kelder.',
  (h) => h.cellar && !h.attic && 'De kelder is een welkome plek om te bergen.',
  (h) => h.attic && !h.cellar && 'Op zolder bergt u makkelijk alles op wat niet dagelijks dient.',
  (h) => h.attic && !h.cellar && `De zolder geeft ${dit(h)} nog wat extra bergruimte.`,
  (h) => h.attic && !h.cellar && 'Ook de zolder staat tot uw beschikking.',
];
