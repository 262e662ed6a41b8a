import type { Facts } from '../facts.ts';
import type { Line } from '../voice.ts';
import { Dies } from './noun.ts';
import { m2 } from './words.ts';

export const garageUse: readonly Line[] = [
  (h) => h.kind === 'garage-box' && `Sie schließen ab und wissen Auto und Sachen in Sicherheit.${area(h)}`,
  (h) =>
    h.kind === 'garage-box' &&
    `Neben einem Auto ist Platz für Fahrräder oder für das, was Sie verstauen möchten.${area(h)}`,
  (h) => h.kind === 'garage-box' && `Trocken und abgeschlossen: Mehr braucht ein Auto nicht.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `Der Platz gehört Ihnen allein, zu jeder Tages- und Nachtzeit.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `Anwohner, Pendler und Selbstständige gewinnen damit jeden Tag Zeit.${area(h)}`,
  (h) => h.kind !== 'garage-box' && `${Dies(h)} erspart Ihnen die tägliche Parkplatzsuche.${area(h)}`,
];

function area(h: Facts): string {
  const level =
    h.floor === undefined
      ? ''
      : h.floor === 0
        ? ' Der Platz liegt im Erdgeschoss.'
        : h.floor < 0
          ? ' Der Platz liegt im Untergeschoss.'
          : '';
  return (h.total ? ` Die Fläche beträgt ${m2(h.total)}.` : '') + level;
}
