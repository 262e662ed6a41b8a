import type { Line } from '../voice.ts';
import { ce, e, Le, le } from './noun.ts';
import { m2, metres, onFloor } from './words.ts';

export const setting: readonly Line[] = [
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.kind !== 'duplex' &&
    h.floor === 0 &&
    'Tout se trouve au rez-de-chaussée, sans escalier ni ascenseur.',
  (h) =>
    (h.group === 'apartment' || h.group === 'studio') &&
    h.floor === 0 &&
    'Au rez-de-chaussée, avec des courses ou une poussette, on est vite rentré.',
  (h) =>
    h.group === 'house' &&
    h.facades === 4 &&
    h.ground &&
    `Les quatre façades et les ${m2(h.ground)} de terrain garantissent de l'intimité tout autour.`,
  (h) =>
    h.group === 'house' &&
    h.facades === 3 &&
    h.ground &&
    `Le terrain de ${m2(h.ground)} laisse un passage sur le côté.`,
  (h) =>
    (h.kind === 'town-house' || h.kind === 'bel-etage') &&
    h.facades === 2 &&
    h.ground &&
    `${Le(h)} se dresse entre mitoyens, sur un terrain de ${m2(h.ground)}.`,
  (h) =>
    h.group === 'house' &&
    h.ground &&
    h.plotWidth &&
    `Le terrain mesure ${m2(h.ground)}, sur une largeur de ${metres(h.plotWidth)}.`,
  (h) => h.group === 'house' && h.ground && `Le terrain totalise ${m2(h.ground)}.`,
  (h) =>
    h.group === 'house' &&
    h.frontWidth &&
    h.frontWidth >= 6 &&
    `La façade mesure ${metres(h.frontWidth)} de large, ce qui donne de belles proportions à l'intérieur.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `${Le(h)} se trouve ${onFloor(h.floor)}, desservi${e(h)} par un ascenseur.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift === false &&
    `On rejoint ${le(h)} ${onFloor(h.floor)} par l'escalier.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    h.lift &&
    `L'ascenseur vous mène sans effort ${onFloor(h.floor)}.`,
  (h) => h.group !== 'house' && h.floor === 0 && `La situation au rez-de-chaussée rend ${le(h)} facile d'accès.`,
  (h) =>
    h.group !== 'house' &&
    h.floor !== undefined &&
    h.floor > 0 &&
    `${Le(h)} se situe ${onFloor(h.floor)} de l'immeuble.`,
];

export const levels: readonly Line[] = [
  (h) => h.cellar && h.attic && 'La cave et le grenier offrent ensemble de généreux rangements.',
  (h) => h.cellar && h.attic && 'On range en bas comme en haut : une cave et un grenier sont à votre disposition.',
  (h) => h.cellar && h.attic && 'De la cave au grenier, tout ce que vous souhaitez garder trouve sa place.',
  (h) => h.cellar && !h.attic && 'Une cave garde les autres pièces libres de tout encombrement.',
  (h) => h.cellar && !h.attic && 'Pour les provisions et les affaires peu utilisées, il y a une cave.',
  (h) => h.cellar && !h.attic && 'Une cave, bien utile pour ranger, fait partie du bien.',
  (h) => h.attic && !h.cellar && 'Au grenier, vous rangerez sans peine ce qui ne sert pas tous les jours.',
  (h) => h.attic && !h.cellar && `Le grenier donne à ${ce(h)} un rangement supplémentaire.`,
  (h) => h.attic && !h.cellar && 'Un grenier est également à votre disposition.',
];
