import type { Facts } from '../facts.ts';
import { capital } from '../figures.ts';
import type { Line, Voice } from '../voice.ts';
import { e, noun, type } from './noun.ts';
import { m2 } from './words.ts';

const Noun = (h: Facts): string => capital(noun(h));

const Type = (h: Facts): string => capital(type(h));

const states: readonly Line[] = [
  (h) => h.renovated && `${Type(h)} rénové${e(h)}`,
  (h) => h.toRenovate && `${Type(h)} à rénover`,
  (h) => h.toRefresh && `${Type(h)} à rafraîchir`,
  (h) => h.condition === 'good' && `${Type(h)} soigné${e(h)}`,
  (h) => h.condition === 'good' && `${Type(h)} bien entretenu${e(h)}`,
  (h) => h.roomy && `${Type(h)} aux beaux volumes`,
];

const living: readonly Line[] = [
  ...states,
  (h) => h.condition === 'new' && !h.underway && `${Noun(h)} ${e(h) ? 'neuve' : 'neuf'}`,
  (h) => h.underway && `${Noun(h)} en construction`,
  (h) => h.condition === 'turnkey' && `${Type(h)} ${e(h) ? 'prête' : 'prêt'} à emménager`,
  (h) => h.furnished && `${Noun(h)} meublé${e(h)}`,
  (h) => h.compact && `${Noun(h)} facile à vivre`,
  (h) => h.sound && !h.fresh && `${Type(h)} agréable`,
];

export const heads: Voice['heads'] = {
  house: [
    ...living,
    (h) => h.old && `${Type(h)} de caractère`,
    (h) => h.roomy && h.sound && `${Type(h)} spacieu${e(h) ? 'se' : 'x'}`,
  ],
  apartment: [...living, (h) => h.roomy && `${Noun(h)} spacieux`, (h) => h.sound && `${Noun(h)} bien agencé`],
  studio: [
    ...living,
    (h) => h.sound && `${Noun(h)} bien pensé${e(h)}`,
    (h) => h.compact && `${Noun(h)} fonctionnel${e(h) ? 'le' : ''}`,
  ],
  land: [
    (h) => Noun(h),
    (h) => h.ground && `${Noun(h)} de ${m2(h.ground)}`,
    (h) => h.roomy && `${h.kind === 'building-plot' ? 'Grand terrain à bâtir' : `${Noun(h)} de belle taille`}`,
    (h) => h.kind === 'building-plot' && 'Terrain pour votre projet',
  ],
  investment: [...states, (h) => h.sound && `${Noun(h)} solide`, (h) => h.fresh && `${Noun(h)} neuf`],
  commercial: [
    ...states,
    (h) => h.condition === 'shell' && `${Noun(h)} en casco`,
    (h) => h.compact && `${Noun(h)} à taille humaine`,
    (h) => h.sound && `${Noun(h)} polyvalent${e(h)}`,
    (h) => h.sound && `${Noun(h)} modulable`,
  ],
  garage: [
    (h) => h.roomy && `${Noun(h)} spacieux`,
    (h) => h.kind === 'garage-box' && 'Box de garage fermé',
    (h) => h.kind === 'parking-space' && 'Emplacement de parking attitré',
    (h) => `${Noun(h)} pratique`,
  ],
};
