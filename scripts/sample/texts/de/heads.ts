import type { Line, Voice } from '../voice.ts';
import { adj, noun } from './noun.ts';
import { m2 } from './words.ts';

const states: readonly Line[] = [
  (h) => h.renovated && adj(h, 'Renoviert'),
  (h) => h.toRenovate && adj(h, 'Renovierungsbedürftig'),
  (h) => h.toRefresh && adj(h, 'Auffrischungsbedürftig'),
  (h) => h.condition === 'good' && adj(h, 'Gepflegt'),
  (h) => h.condition === 'good' && adj(h, 'Gut erhalten'),
  (h) => h.roomy && adj(h, 'Großzügig'),
];

const living: readonly Line[] = [
  ...states,
  (h) => h.fresh && (h.group === 'house' ? adj(h, 'Neu') : `${noun(h)} im Neubau`),
  (h) => h.condition === 'turnkey' && adj(h, 'Bezugsfertig'),
  (h) => h.furnished && adj(h, 'Möbliert'),
  (h) => h.compact && adj(h, 'Kompakt'),
  (h) => h.sound && !h.fresh && adj(h, 'Ansprechend'),
];

export const heads: Voice['heads'] = {
  house: [...living, (h) => h.old && adj(h, 'Charaktervoll'), (h) => h.roomy && h.sound && adj(h, 'Geräumig')],
  apartment: [...living, (h) => h.sound && adj(h, 'Gut geschnitten'), (h) => h.sunny && h.terrace && adj(h, 'Sonnig')],
  studio: [...living, (h) => h.compact && adj(h, 'Gut durchdacht'), (h) => h.sound && adj(h, 'Praktisch')],
  land: [
    (h) => noun(h),
    (h) => h.ground && `${noun(h)} von ${m2(h.ground)}`,
    (h) => h.roomy && adj(h, 'Großzügig'),
    (h) => h.compact && adj(h, 'Überschaubar'),
  ],
  investment: [...states, (h) => h.sound && adj(h, 'Solid'), (h) => h.fresh && adj(h, 'Neu')],
  commercial: [
    ...states,
    (h) => h.condition === 'shell' && `${noun(h)} im Rohbau`,
    (h) => h.compact && adj(h, 'Kompakt'),
    (h) => h.sound && adj(h, 'Vielseitig'),
    (h) => h.sound && adj(h, 'Flexibel nutzbar'),
  ],
  garage: [
    (h) => h.roomy && adj(h, 'Geräumig'),
    (h) => h.kind === 'garage-box' && 'Abschließbare Garagenbox',
    (h) => h.kind === 'parking-space' && 'Fester Stellplatz',
    (h) => adj(h, 'Praktisch'),
  ],
};
