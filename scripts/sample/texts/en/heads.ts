import { capital } from '../figures.ts';
import type { Line, Voice } from '../voice.ts';
import { noun, type } from './noun.ts';
import { m2 } from './words.ts';

const states: readonly Line[] = [
  (h) => h.renovated && `Renovated ${type(h)}`,
  (h) => h.toRenovate && `${capital(type(h))} to renovate`,
  (h) => h.toRefresh && `${capital(type(h))} ready for a refresh`,
  (h) => h.condition === 'good' && `Well-kept ${type(h)}`,
  (h) => h.condition === 'good' && `Well-cared-for ${type(h)}`,
  (h) => h.roomy && `Spacious ${type(h)}`,
];

const living: readonly Line[] = [
  ...states,
  (h) => h.fresh && `New-build ${noun(h)}`,
  (h) => h.condition === 'turnkey' && `Move-in-ready ${type(h)}`,
  (h) => h.furnished && `Furnished ${noun(h)}`,
  (h) => h.compact && `Easy-to-run ${noun(h)}`,
  (h) => h.sound && !h.fresh && `Comfortable ${type(h)}`,
];

export const heads: Voice['heads'] = {
  house: [...living, (h) => h.old && `Period ${type(h)}`, (h) => h.roomy && h.sound && `Generous ${type(h)}`],
  apartment: [
    ...living,
    (h) => h.sound && `Well-planned ${noun(h)}`,
    (h) => h.sunny && h.terrace && `Sunny ${noun(h)}`,
  ],
  studio: [...living, (h) => h.compact && `Cleverly planned ${noun(h)}`, (h) => h.sound && `Practical ${noun(h)}`],
  land: [
    (h) => capital(noun(h)),
    (h) => h.ground && `${capital(noun(h))} of ${m2(h.ground)}`,
    (h) => h.roomy && `Generous ${noun(h)}`,
    (h) => h.compact && `Manageable ${noun(h)}`,
  ],
  investment: [...states, (h) => h.sound && `Solid ${noun(h)}`, (h) => h.fresh && `New ${noun(h)}`],
  commercial: [
    ...states,
    (h) => h.condition === 'shell' && `Shell-and-core ${noun(h)}`,
    (h) => h.compact && `Compact ${noun(h)}`,
    (h) => h.sound && `Versatile ${noun(h)}`,
    (h) => h.sound && `Adaptable ${noun(h)}`,
  ],
  garage: [
    (h) => h.roomy && `Roomy ${noun(h)}`,
    (h) => h.kind === 'garage-box' && 'Secure lock-up garage',
    (h) => h.kind === 'parking-space' && 'Private parking space',
    (h) => `Handy ${noun(h)}`,
  ],
};
