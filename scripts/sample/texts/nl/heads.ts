import { capital } from '../figures.ts';
import type { Voice } from '../voice.ts';
import { adj, noun } from './noun.ts';
import { m2 } from './words.ts';

export const heads: Voice['heads'] = {
  house: [
    (h) => h.fresh && `Nieuwbouw${noun(h)}`,
    (h) => h.renovated && adj(h, 'Gerenoveerd', 'Gerenoveerde'),
    (h) => h.toRenovate && adj(h, 'Te renoveren', 'Te renoveren'),
    (h) => h.toRefresh && adj(h, 'Op te frissen', 'Op te frissen'),
    (h) => h.condition === 'turnkey' && adj(h, 'Instapklaar', 'Instapklare'),
    (h) => h.old && adj(h, 'Karaktervol', 'Karaktervolle'),
    (h) => h.roomy && adj(h, 'Ruim', 'Ruime'),
    (h) => h.roomy && h.sound && adj(h, 'Royaal', 'Royale'),
    (h) => h.compact && adj(h, 'Compact', 'Compacte'),
    (h) => h.condition === 'good' && adj(h, 'Verzorgd', 'Verzorgde'),
    (h) => h.condition === 'good' && adj(h, 'Goed onderhouden', 'Goed onderhouden'),
    (h) => h.sound && !h.fresh && adj(h, 'Aangenaam', 'Aangename'),
  ],
  apartment: [
    (h) => h.fresh && `Nieuwbouw${noun(h)}`,
    (h) => h.renovated && adj(h, 'Gerenoveerd', 'Gerenoveerde'),
    (h) => h.toRenovate && adj(h, 'Te renoveren', 'Te renoveren'),
    (h) => h.toRefresh && adj(h, 'Op te frissen', 'Op te frissen'),
    (h) => h.condition === 'turnkey' && adj(h, 'Instapklaar', 'Instapklare'),
    (h) => h.roomy && adj(h, 'Ruim', 'Ruime'),
    (h) => h.compact && adj(h, 'Compact', 'Compacte'),
    (h) => h.condition === 'good' && adj(h, 'Verzorgd', 'Verzorgde'),
    (h) => h.furnished && adj(h, 'Gemeubeld', 'Gemeubelde'),
    (h) => h.sound && !h.fresh && adj(h, 'Aangenaam', 'Aangename'),
  ],
  studio: [
    (h) => h.furnished && `Gemeubelde ${noun(h)}`,
    (h) => h.fresh && `Nieuwe ${noun(h)}`,
    (h) => h.renovated && `Gerenoveerde ${noun(h)}`,
    (h) => h.toRefresh && `Op te frissen ${noun(h)}`,
    (h) => h.toRenovate && `Te renoveren ${noun(h)}`,
    (h) => h.compact && `Slim ingedeelde ${noun(h)}`,
    (h) => h.roomy && `Ruime ${noun(h)}`,
    (h) => h.sound && `Praktische ${noun(h)}`,
  ],
  land: [
    (h) => capital(noun(h)),
    (h) => h.roomy && adj(h, 'Ruim', 'Ruime'),
    (h) => h.kind === 'building-plot' && h.ground && `Bouwgrond van ${m2(h.ground)}`,
    (h) => h.ground && `Perceel van ${m2(h.ground)}`,
    (h) => h.compact && adj(h, 'Overzichtelijk', 'Overzichtelijke'),
  ],
  investment: [
    (h) => h.renovated && adj(h, 'Gerenoveerd', 'Gerenoveerde'),
    (h) => h.toRenovate && adj(h, 'Te renoveren', 'Te renoveren'),
    (h) => h.toRefresh && adj(h, 'Op te frissen', 'Op te frissen'),
    (h) => h.roomy && adj(h, 'Ruim', 'Ruime'),
    (h) => h.condition === 'good' && adj(h, 'Goed onderhouden', 'Goed onderhouden'),
    (h) => h.fresh && adj(h, 'Nieuw', 'Nieuwe'),
    (h) => h.sound && adj(h, 'Degelijk', 'Degelijke'),
  ],
  commercial: [
    (h) => h.renovated && adj(h, 'Gerenoveerd', 'Gerenoveerde'),
    (h) => h.toRenovate && adj(h, 'Te renoveren', 'Te renoveren'),
    (h) => h.toRefresh && adj(h, 'Op te frissen', 'Op te frissen'),
    (h) => h.roomy && adj(h, 'Ruim', 'Ruime'),
    (h) => h.compact && adj(h, 'Compact', 'Compacte'),
    (h) => h.condition === 'shell' && adj(h, 'Casco', 'Casco'),
    (h) => h.sound && adj(h, 'Verzorgd', 'Verzorgde'),
  ],
  garage: [
    (h) => h.roomy && `Ruime ${noun(h)}`,
    (h) => h.kind === 'garage-box' && `Afsluitbare garagebox`,
    (h) => h.kind === 'parking-space' && `Vaste autostaanplaats`,
    (h) => `Praktische ${noun(h)}`,
  ],
};
