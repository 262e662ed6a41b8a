import { capital } from '../figures.ts';
import type { Line } from '../voice.ts';
import { ce, ceType, e, unType } from './noun.ts';
import { rooms } from './words.ts';

export const openHouse: readonly Line[] = [
  (h) =>
    h.bedrooms &&
    (h.garages ?? 0) > 0 &&
    `Avec ${rooms(h)} et ${h.garages === 1 ? 'un garage' : 'des garages'}, ${ceType(h)} à ${h.city.fr} offre le confort qu'attend une famille.`,
  (h) =>
    h.terrace &&
    h.garden &&
    `Un jardin, une terrasse et un intérieur accueillant : ${ceType(h)} à ${h.city.fr} ne demande qu'à être habité${e(h)}.`,
  (h) => h.sound && `Dès le seuil franchi, on comprend pourquoi ${ceType(h)} à ${h.city.fr} est plus qu'une adresse.`,
  (h) => h.roomy && `Des volumes généreux, un agencement limpide : ainsi se résume ${ceType(h)} à ${h.city.fr}.`,
  (h) => `À ${h.city.fr}, ${ceType(h)} arrive sur le marché et vaut bien une visite.`,
  (h) => !h.rent && `Vous rêvez d'un chez-vous à ${h.city.fr} ? ${capital(ceType(h))} vous en rapproche d'un pas.`,
  (h) =>
    h.kind === 'bungalow' &&
    `Toutes les pièces de vie sur un seul niveau : voilà le grand atout de ce bungalow à ${h.city.fr}.`,
  (h) => h.kind === 'farmhouse' && `Cette fermette à ${h.city.fr} s'adresse à ceux qui aiment la campagne et l'espace.`,
  (h) =>
    h.kind === 'bel-etage' &&
    `À ${h.city.fr}, cette maison bel-étage élève la vie quotidienne d'un niveau et y gagne en lumière et en intimité.`,
  (h) => h.kind === 'villa' && `Cette villa à ${h.city.fr} réunit tout ce qu'il faut pour vivre au large.`,
  (h) =>
    h.fresh && !h.underway && `Être le premier à tourner la clé : c'est possible dans ${ceType(h)} à ${h.city.fr}.`,
  (h) =>
    h.toRenovate &&
    `${capital(ceType(h))} à ${h.city.fr} attend quelqu'un qui a des projets : la situation et les volumes y sont, les finitions vous appartiennent.`,
  (h) =>
    h.toRenovate &&
    `Vous préférez partir de l'existant plutôt que d'une page blanche ? ${capital(ceType(h))} à ${h.city.fr} mérite votre visite.`,
  (h) =>
    h.toRefresh &&
    `Ceux qui aiment laisser leur empreinte dans une maison trouveront à ${h.city.fr} un excellent point de départ.`,
  (h) =>
    h.facades === 4 &&
    `De l'air de tous côtés et pourtant tout à portée : c'est ainsi que l'on vit dans ${ce(h)} à ${h.city.fr}.`,
  (h) =>
    h.garden &&
    h.bedrooms &&
    `Un jardin et ${rooms(h)} : à ${h.city.fr}, ${ce(h)} a ce que recherchent bien des familles.`,
  (h) =>
    h.sound &&
    `Nous vous présentons à ${h.city.fr} ${unType(h)} aux multiples possibilités, où l'on peut rester longtemps.`,
  (h) => h.roomy && `L'espace est un luxe à ${h.city.fr}, et ${ceType(h)} en a à revendre.`,
  (h) =>
    h.sound &&
    `${e(h) ? 'Discrète' : 'Discret'} à rue, ${e(h) ? 'généreuse' : 'généreux'} une fois la porte franchie : faites connaissance avec ${ceType(h)} à ${h.city.fr}.`,
  (h) => h.old && `Les murs ont une mémoire : à ${h.city.fr}, ${ce(h)} a gardé le charme de son époque.`,
  (h) => h.bedrooms && `À ${h.city.fr}, nous vous proposons ${unType(h)} avec ${rooms(h)}.`,
  (h) =>
    h.sound && `Il est des maisons où l'on se sent tout de suite bien, et ${ceType(h)} à ${h.city.fr} en fait partie.`,
  (h) => `Vous cherchez ${unType(h)} à ${h.city.fr} ? ${e(h) ? 'Celle' : 'Celui'}-ci mérite toute votre attention.`,
  (h) =>
    h.sunny &&
    h.garden &&
    `De la lumière, de la verdure et un jardin ensoleillé : ${ceType(h)} se distingue à ${h.city.fr}.`,
];
