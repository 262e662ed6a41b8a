import { plain } from '../../base/slug.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Goal } from '../goal.ts';
import type { Feature } from '../search/criteria.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

/** The words and phrases of a language by role, separated by commas, in any spelling that `plain` makes alike. */
export interface Vocabulary {
  sale: string;
  rent: string;
  /** A kind and its goal in one word: "huurhuis", "Eigentumswohnung". */
  saleKinds: Record<string, string>;
  rentKinds: Record<string, string>;
  /** Words of visitors in addition to the names in the data, by kind (an id of data/property-types.json). */
  kinds: Record<string, string>;
  /** A kind of home, and also the ground around a house: "house with land of 500 m²". */
  land: string;
  features: Record<Feature, string>;
  available: string;
  /** "at least" */
  least: string;
  /** "at most" */
  most: string;
  /** "up to": at most, and between two numbers the second of a range. */
  upTo: string;
  between: string;
  /** Between two numbers only: "from 200 to 300". */
  to: string;
  and: string;
  /** After a number: "or more", "or less". */
  orMore: string;
  orLess: string;
  /** 1, 2, 3 … in letters, several ways each. */
  numbers: readonly string[];
  bedrooms: string;
  /** All rooms, one more than bedrooms: "3-Zimmer-Wohnung". */
  rooms: string;
  squareMetres: string;
  ares: string;
  hectares: string;
  km: string;
  euro: string;
  /** After an amount: it is a rent. */
  perMonth: string;
  /** "Charges included": the amount is a rent. */
  charges: string;
  /** Behind a number: "three hundred thousand". */
  hundred: string;
  thousand: string;
  /** "3 ton" */
  hundredThousand: string;
  million: string;
  /** By what they come to, in thousands of euro: "half a million". */
  amounts: Record<250 | 500 | 750 | 1500, string>;
  /** Around a place, or about a figure. */
  near: string;
  /** Behind a place, of which it says nothing more: "Luxembourg City", "Kortrijk centrum". */
  centre: string;
  /** Behind a place: "and surroundings". */
  surroundings: string;
  energy: string;
  /** "Energy-efficient": label B or better. */
  efficient: string;
  /** "2e verdieping": the word, the suffix of the number, and 1, 2, 3 … in letters. */
  floor: string;
  ordinalEnd: string;
  ordinals: readonly string[];
  living: string;
  plot: string;
  without: string;
  /** One word for being without it: "unfurnished". */
  lacks: Partial<Record<Feature, string>>;
  /** Ends what is not wanted: "not in Genk but Hasselt". */
  but: string;
  /** Before what a home has: "with a garage" is no garage for sale. */
  with: string;
  /** Words that say nothing here. */
  empty: string;
  /** Words of the language that are one letter from a name; they are unknown words, not typos. */
  notTypos: string;
}

type Role = Exclude<
  keyof Vocabulary,
  'kinds' | 'saleKinds' | 'rentKinds' | 'features' | 'numbers' | 'amounts' | 'ordinals' | 'lacks'
>;

/** The meaning of a phrase. */
export type WordSense =
  | { is: Role }
  | { is: 'kind'; kind: string; goal?: Goal }
  | { is: 'feature' | 'lack'; feature: Feature }
  | { is: 'number'; value: number }
  | { is: 'ordinal'; value: number };

const signs: [string, WordSense][] = [
  ['€', { is: 'euro' }],
  ['eur', { is: 'euro' }],
  ['<', { is: 'most' }],
  ['≤', { is: 'most' }],
  ['>', { is: 'least' }],
  ['≥', { is: 'least' }],
  ['-', { is: 'to' }],
  ['+', { is: 'orMore' }],
  ['k', { is: 'thousand' }],
  ['km', { is: 'km' }],
  ['m2', { is: 'squareMetres' }],
  ['ha', { is: 'hectares' }],
];

const vocabularies: Record<Locale, Vocabulary> = { nl, fr, en, de };

/** Returns the normalised form of a phrase: plain words with a space between them. */
export const toPhrase = (text: string): string =>
  plain(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Returns the phrases of one language with their meanings. */
export function phrasesIn(locale: Locale): [phrase: string, sense: WordSense][] {
  const { kinds, saleKinds, rentKinds, features, numbers, amounts, ordinals, lacks, ...roles } = vocabularies[locale];
  const say = (listed: string, sense: WordSense) => {
    const phrases = listed.split(',').map(toPhrase).filter(Boolean);
    return phrases.map((phrase): [string, WordSense] => [phrase, sense]);
  };
  return [
    ...Object.entries(roles).flatMap(([role, phrases]) => say(phrases, { is: role as Role })),
    ...Object.entries(kinds).flatMap(([kind, phrases]) => say(phrases, { is: 'kind', kind })),
    ...Object.entries(saleKinds).flatMap(([kind, phrases]) => say(phrases, { is: 'kind', kind, goal: 'sale' })),
    ...Object.entries(rentKinds).flatMap(([kind, phrases]) => say(phrases, { is: 'kind', kind, goal: 'rent' })),
    ...Object.entries(features).flatMap(([name, phrases]) => say(phrases, { is: 'feature', feature: name as Feature })),
    ...numbers.flatMap((phrases, index) => say(phrases, { is: 'number', value: index + 1 })),
    ...Object.entries(lacks).flatMap(([name, phrases]) => say(phrases, { is: 'lack', feature: name as Feature })),
    ...ordinals.flatMap((phrases, index) => say(phrases, { is: 'ordinal', value: index + 1 })),
    ...Object.entries(amounts).flatMap(([value, phrases]) =>
      say(phrases, { is: 'number', value: Number(value) * 1000 }),
    ),
  ];
}

const remembered = new Map<Locale, ReadonlyMap<string, WordSense>>();

/** Returns the phrases of all languages; if a phrase has several meanings, that of the visitor's language counts. */
export function phrasesFor(locale: Locale): ReadonlyMap<string, WordSense> {
  const others = (Object.keys(vocabularies) as Locale[]).filter((other) => other !== locale);
  const phrases = remembered.get(locale) ?? new Map([...signs, ...[...others, locale].flatMap(phrasesIn)]);
  remembered.set(locale, phrases);
  return phrases;
}
