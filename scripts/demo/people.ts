import { visitor } from './views.ts';

/** Visitors who do not exist, in four languages. */
export const people = {
  griet: visitor('Griet', 'Maes', '0476 10 20 30'),
  bart: visitor('Bart', 'Lemmens', '0477 11 22 33'),
  nele: visitor('Nele', 'Vanhees', '0478 12 23 34'),
  wim: visitor('Wim', 'Geerts', '0479 13 24 35'),
  katrien: visitor('Katrien', 'Poelmans', '0484 14 25 36'),
  mohamed: visitor('Mohamed', 'El Amrani', '0485 15 26 37'),
  ilse: visitor('Ilse', 'Reynders', '0486 16 27 38'),
  dirk: visitor('Dirk', 'Moors', '0487 17 28 39'),
  lotte: visitor('Lotte', 'Hendrickx', '0488 18 29 40'),
  isabelle: visitor('Isabelle', 'Lambert', '0489 19 30 41', 'fr'),
  thierry: visitor('Thierry', 'Collard', '0491 20 31 42', 'fr'),
  sophie: visitor('Sophie', 'Henrion', '0492 21 32 43', 'fr'),
  amadou: visitor('Amadou', 'Diallo', '0493 22 33 44', 'fr'),
  hannah: visitor('Hannah', 'Clarke', '0494 23 34 45', 'en'),
  rajesh: visitor('Rajesh', 'Iyer', '0495 24 35 46', 'en'),
  markus: visitor('Markus', 'Lennertz', '0496 25 36 47', 'de'),
  heike: visitor('Heike', 'Brüls', '0497 26 37 48', 'de'),
  spam: visitor('Best', 'Backlinks', '0498 27 38 49', 'en'),
};

/** An address that a visitor gave wrongly. */
export const mistyped = 'zoon@vistor.example';
