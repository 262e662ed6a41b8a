import type { Line } from '../voice.ts';
import { noun } from './noun.ts';
import { m2, metres, onFloor } from './words.ts';

export const setting: readonly Line[] = [
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.kind !== 'duplex' &&
    h.floor === 0 &&
    'Everything is on the ground floor, with no stairs or lift.',
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.floor === 0 &&
    'On the ground floor you are indoors in no time, with shopping or a pram.',
  (h) =>
    h.group === 'house' &&
    h.facades === 4 &&
    h.ground &&
    `Set on ${m2(h.ground)}, the ${noun(h)} enjoys privacy all round.`,
  (h) =>
    h.group === 'house' && h.facades === 3 && h.ground && `The plot of ${m2(h.ground)} leaves access along the side.`,
  (h) =>
    (h.kind === 'town-house' || h.kind === 'bel-etage') &&
    h.facades === 2 &&
    h.ground &&
    `The ${noun(h)} stands between two neighbours, on ${m2(h.ground)} of land.`,
  (h) =>
    h.group === 'house' &&
    h.ground &&
    h.plotWidth &&
    `The plot covers ${m2(h.ground)} and is ${metres(h.plotWidth)} wide.`,
  (h) => h.group === 'house' && h.ground && `The plot measures ${m2(h.ground)} in all.`,
  (h) =>
    h.group === 'house' &&
    h.frontWidth &&
    h.frontWidth >= 6 &&
    `The front is ${metres(h.frontWidth)} wide, which makes for good proportions inside.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `The ${noun(h)} is ${onFloor(h.floor)} and is served by a lift.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift === false &&
    `You reach the ${noun(h)} ${onFloor(h.floor)} by the stairs.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `The lift takes you up in no time: the ${noun(h)} is ${onFloor(h.floor)}.`,
  (h) => h.group !== 'house' && h.floor === 0 && 'Being on the ground floor, it is easy to reach.',
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    `The ${noun(h)} is ${onFloor(h.floor)} of the building.`,
];

export const levels: readonly Line[] = [
  (h) => h.cellar && h.attic && 'Cellar and attic together provide a good deal of storage.',
  (h) => h.cellar && h.attic && 'There is storage below and above: a cellar, and an attic as well.',
  (h) => h.cellar && h.attic && 'From cellar to attic, everything you want to keep finds a place.',
  (h) => h.cellar && !h.attic && 'A cellar keeps clutter out of the way.',
  (h) => h.cellar && !h.attic && 'A cellar takes supplies and the things you rarely need.',
  (h) => h.cellar && !h.attic && 'The cellar is a welcome extra for storage.',
  (h) => h.attic && !h.cellar && 'The attic easily takes whatever you do not need every day.',
  (h) => h.attic && !h.cellar && `The attic gives this ${noun(h)} some extra storage.`,
  (h) => h.attic && !h.cellar && 'An attic is at your disposal too.',
];
