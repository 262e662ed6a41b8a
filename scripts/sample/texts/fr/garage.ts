import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { Ce } from './noun.ts';
import { m2 } from './words.ts';

export const garageUse: readonly Line[] = [
  (h) => h.kind === 'garage-box' && `Vous fermez le box et savez votre voiture et vos affaires en sécurité.${area(h)}`,
  (h) =>
    h.kind === 'garage-box' &&
    `Outre une voiture, il y a place pour des vélos ou pour ce que vous souhaitez ranger.${area(h)}`,
  (h) => h.kind === 'garage-box' && `Au sec et sous clé : une voiture n'en demande pas plus.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `La place est à vous seul, à toute heure du jour et de la nuit.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `Habitants, navetteurs et indépendants y gagnent du temps chaque jour.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `${Ce(h)} vous épargne chaque jour la recherche d'une place.${area(h)}`,
];

function area(h: Facts): string {
  const level =
    h.floor === undefined
      ? ''
      : h.floor === 0
        ? ' La place se trouve au rez-de-chaussée.'
        : h.floor < 0
          ? ' La place se trouve en sous-sol.'
          : '';
  return (h.total ? ` La surface est de ${m2(h.total)}.` : '') + level;
}
