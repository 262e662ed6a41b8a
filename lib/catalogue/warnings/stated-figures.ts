import type { Locale, Localized } from '../../i18n/locales.ts';
import { cardinals, ordinals } from '../number-words.ts';

// The figures that a text states about its home, by language. Only phrases with one meaning are read.

/** Takes a pattern in which N stands for a number; its words are matched as a whole. */
const pattern = (numbers: readonly string[], source: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${source.replace('N', `(\\d{1,2}|${numbers.join('|').replaceAll(', ', '|')})`)})`,
    'giu',
  );

/** The phrases for floors; one without a number is the ground floor. */
const floorPatterns: Localized<RegExp> = {
  nl: pattern(ordinals.nl, 'N(?:de|ste|e)?\\s+(?:en\\s+\\p{L}+\\s+)?(?:verdieping|etage)(?!\\p{L})|gelijkvloers'),
  fr: pattern(ordinals.fr, 'N(?:er|ème|e|nd)?\\s+(?:et\\s+dernier\\s+)?étage(?!\\p{L})|rez-de-chaussée'),
  en: pattern(ordinals.en, 'N(?:st|nd|rd|th)?(?:-|\\s+(?:and\\s+top\\s+)?)floor(?!\\p{L})|ground[ -]floor'),
  de: pattern(
    ordinals.de,
    'N(?:e[nmrs]?|\\.|(?<=\\p{L}))\\s*(?:und\\s+\\p{L}+\\s+)?(?:Etage|Stock|Obergeschoss|OG)(?!\\p{L})|Erdgeschoss',
  ),
};

const bedroomPatterns: Localized<RegExp> = {
  nl: pattern(cardinals.nl, 'N[ -]?(?:\\p{L}+e\\s+)?slaapkamers?'),
  fr: pattern(cardinals.fr, 'N\\s+(?:\\p{L}+e?s\\s+)?chambres?(?!\\p{L}|\\s+(?:d’hôte|froide))'),
  en: pattern(cardinals.en, 'N[ -](?:\\p{L}+\\s+)?bedrooms?'),
  de: pattern(cardinals.de, 'N[ -](?:\\p{L}+e[nr]?\\s+)?Schlafzimmern?'),
};

const number = '(\\d{1,3}(?:[.,’\\s]\\d{3})+|\\d+)(?:,\\d\\d?)?(?![.,’\\s]?\\d{3}|\\d)';
/** Excludes amounts per m² or per year, which are no price of the home or monthly rent. */
const otherUnit = '(?!\\s*(?:per|par|an?|pro|/)\\s*(?:m²|jaar|an|year|Jahr))';
const amountPattern = (words: string, verbs: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${words})\\s*(?:${verbs}|:)?\\s*(?:€\\s?${number}|${number}\\s?(?:€|euros?|EUR))${otherUnit}`,
    'giu',
  );

const pricePatterns: Localized<RegExp> = {
  nl: amountPattern('(?:vraag|verkoop)?prijs', 'is|van|bedraagt'),
  fr: amountPattern('prix(?:\\s+(?:demandé|de vente))?', 'de|est de'),
  en: amountPattern('(?:asking\\s+)?price', 'is|of'),
  de: amountPattern('(?:Kauf|Verkaufs)?preis', 'ist|von|beträgt'),
};

const rentPatterns: Localized<RegExp> = {
  nl: amountPattern('(?:maand)?huur(?:prijs)?', 'is|van|bedraagt'),
  fr: amountPattern('loyer(?:\\s+(?:mensuel|actuel))?', 'de|est de'),
  en: amountPattern('(?:monthly\\s+)?rent', 'is|of'),
  de: amountPattern('(?:Monats|Kalt|Netto)?miete', 'ist|von|beträgt'),
};

/** Words of a text, and the number that they state. */
export interface StatedFigure {
  words: string;
  figure: number;
}

/** Returns the stated floors; 0 is the ground floor. */
export const floorsIn = (text: string, locale: Locale): StatedFigure[] =>
  countFigures(text, floorPatterns[locale], ordinals[locale]);

export const bedroomsIn = (text: string, locale: Locale): StatedFigure[] =>
  countFigures(text, bedroomPatterns[locale], cardinals[locale]);

/** Returns the stated prices of the home (€). */
export const pricesIn = (text: string, locale: Locale): StatedFigure[] => amounts(text, pricePatterns[locale]);

/** Returns the stated monthly rents (€). */
export const rentsIn = (text: string, locale: Locale): StatedFigure[] => amounts(text, rentPatterns[locale]);

function countFigures(text: string, found: RegExp, numbers: readonly string[]): StatedFigure[] {
  return [...text.matchAll(found)].map(([words, number]) => ({
    words,
    figure: number ? toNumber(number, numbers) : 0,
  }));
}

const toNumber = (number: string, numbers: readonly string[]): number =>
  /^\d/.test(number)
    ? Number(number)
    : 1 + numbers.findIndex((words) => words.split(', ').includes(number.toLowerCase()));

/** Reads amounts without their cents. */
const amounts = (text: string, found: RegExp): StatedFigure[] =>
  [...text.matchAll(found)].map(([words, behind, ahead = '']) => ({
    words,
    figure: Number((behind ?? ahead).replace(/\D/g, '')),
  }));
