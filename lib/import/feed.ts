import { readNumber } from '../base/amount.ts';
import type { AttributeGroup, Attributes } from '../catalogue/schema/attributes.ts';
import type { Picture, PropertyType } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type Meaning, plainWord, wordKey } from '../content/import-sources.ts';
import type { FieldIssue } from '../files/issues.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FetchIssue } from './fetch-error.ts';

export type Texts = Partial<Record<Locale, string>>;

/** The attributes in a feed, before values that the schema does not allow are removed and reported. */
export type FeedAttributes = { [Group in AttributeGroup]?: { [Name in keyof Attributes[Group]]?: unknown } };

/** The type of a home in a feed; a format with main types only has no kind. */
export interface FeedType {
  webId: number;
  kind?: string | undefined;
  /** The kind of a new home if the feed names none. */
  usually?: string | undefined;
  /** The name of the kind, in any language of data/property-types.json. */
  kindName?: string | undefined;
}

export interface FeedPicture {
  url: string;
  kind: Extract<Picture['kind'], 'exterior' | 'interior' | 'plan'>;
}

/** A home of any format in our own terms. undefined means that the feed does not say it, null that it says there is none. */
export interface ImportedHome {
  /** The feed's own id. */
  id: string;
  reference?: string | undefined;
  goal?: Property['goal'] | undefined;
  type?: FeedType | undefined;
  place: { name?: string | undefined; zip?: string | undefined; countryId?: number | undefined };
  /** The id of its city, if it was corrected by hand. */
  town?: string | undefined;
  price: Partial<Property['price']>;
  address: Partial<Property['address']>;
  projectId?: number | undefined;
  /** The id in data/marquees.json; null removes the current one. */
  marquee?: number | null | undefined;
  /** The e-mail address of the broker. */
  contact?: string | undefined;
  /** The day, YYYY-MM-DD, on which the supplier changed it. */
  changed?: string | undefined;
  title: Texts;
  description: Texts;
  pictures: FeedPicture[];
  attributes: FeedAttributes;
  /** An energy class without a score, used if nothing more precise is known. */
  energyClass?: string | undefined;
  /** Its unknown words, by the supplier's name of the field. */
  unread?: Readonly<Record<string, string>> | undefined;
}

/** The reason for which a home of a feed is skipped or not changed. `id` is the feed's id, or the position in the feed if it has none. */
export type SkippedHome = FieldIssue & { id: string };

/** The content of a feed. */
export interface Feed {
  homes: ImportedHome[];
  /** The ids that the feed deletes. */
  gone: string[];
  /** Whether it contains only changes; homes that it does not name are then left unchanged. */
  partial: boolean;
  skipped: SkippedHome[];
}

/** Returns the ids of all homes that a feed names: those in it, those that could not be read, and those that it deletes. */
export const listNamedHomes = ({ homes, skipped, gone }: Feed): ReadonlySet<string> =>
  new Set([...homes, ...skipped].map(({ id }) => id).concat(gone));

/** The issue of a feed as a whole, which the office words in the reader's language. */
export type FeedIssue =
  | { kind: 'unreadable'; why?: FetchIssue }
  | { kind: 'format' | 'empty' }
  | { kind: 'gone'; gone: number; all: number; percent: number };

/** A feed that cannot be imported at all. */
export class InvalidFeedError extends Error {
  readonly issue: FeedIssue;
  constructor(message: string, issue: FeedIssue = { kind: 'format' }) {
    super(message);
    this.issue = issue;
  }
}

/** The possible meanings of a word: a word of a list, a kind of home, a city, a number, or none, which leaves it out. */
export type MeaningKind = 'word' | 'kind' | 'town' | 'number' | 'none';

export interface UnknownValue {
  field: string;
  value: string;
  count: number;
  as: MeaningKind;
  /** The words of its list. */
  choices?: string[] | undefined;
}

/** The meanings of a supplier's words, which are in lower case. */
export type Words<T> = Readonly<Record<string, T>>;

/** Returns a meaning as data/imports.json stores it: a plain value unchanged, another by a word that has this meaning. */
const meaningOf = ([word, meaning]: readonly [string, unknown]): string =>
  typeof meaning === 'object' && meaning !== null ? word : String(meaning);

interface Known {
  /** The meanings that staff have given to words of the source. */
  meanings?: readonly Meaning[];
  types?: ReadonlyMap<number, Pick<PropertyType, 'webId' | 'kinds'>>;
}

/** Translates the words of a feed, and counts those that are unknown. */
export class UnknownValues {
  readonly #unknown = new Map<string, UnknownValue>();
  readonly #meanings: ReadonlyMap<string, string | null>;
  readonly #types: NonNullable<Known['types']>;
  #ofHome: Record<string, string> = {};

  constructor({ meanings = [], types = new Map() }: Known = {}) {
    this.#meanings = new Map(meanings.map(({ field, value, means }) => [`${field}\n${wordKey(value)}`, means]));
    this.#types = types;
  }

  get unknown(): UnknownValue[] {
    return [...this.#unknown.values()].sort((a, b) => a.field.localeCompare(b.field) || b.count - a.count);
  }

  /** Converts a record, and notes the words that are unknown meanwhile with its home. */
  read(convert: () => ImportedHome): ImportedHome {
    const unread: Record<string, string> = {};
    this.#ofHome = unread;
    const home = convert();
    this.#ofHome = {};
    return Object.keys(unread).length > 0 ? { ...home, unread } : home;
  }

  add(
    field: string,
    value: unknown,
    { as = 'none', choices }: Partial<Pick<UnknownValue, 'as' | 'choices'>> = {},
  ): void {
    const text = String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);
    this.#ofHome[field] ??= text;
    if (this.meaning(field, text) === null) return;
    const key = `${field}\n${text}`;
    const known = this.#unknown.get(key);
    if (known) known.count++;
    else this.#unknown.set(key, { field, value: text, count: 1, as, ...(choices && { choices }) });
  }

  /** Returns the configured meaning of a word: null for "no meaning", undefined if none is configured. */
  meaning(field: string, word: string): string | null | undefined {
    return this.#meanings.get(`${field}\n${wordKey(word)}`);
  }

  /** Returns the meaning of a word; undefined for no word, and for an unknown one, which is recorded. */
  wordOf<T>(field: string, word: string | undefined, words: Words<T>): T | undefined {
    if (word === undefined || word === '') return undefined;
    const key = plainWord(word);
    if (Object.hasOwn(words, key)) return words[key];
    const meant = this.meaning(field, word);
    const known = Object.entries(words).find((entry) => meaningOf(entry) === meant);
    if (known) return known[1];
    this.add(field, word, { as: 'word', choices: [...new Set(Object.entries(words).map(meaningOf))] });
    return undefined;
  }

  /** Returns the type of home that a word means, with any kind of ours. */
  typeOf(field: string, word: string | undefined, words: Words<FeedType>): FeedType | undefined {
    if (word === undefined || word === '') return undefined;
    const key = plainWord(word);
    return Object.hasOwn(words, key) ? words[key] : this.kindOf(field, word);
  }

  /** Returns the type of the kind that staff have given a word as its meaning; undefined for an unknown word, which is recorded. */
  kindOf(field: string, word: string): FeedType | undefined {
    const type = findTypeOfKind(this.meaning(field, word), this.#types);
    if (!type) this.add(field, word, { as: 'kind' });
    return type;
  }

  /** Returns a number with "." before its decimals; undefined for no value, and for anything else, which is recorded. */
  figureOf(field: string, text: string | undefined): number | undefined {
    if (text === undefined || text === '') return undefined;
    if (isFigure(text)) return Number(text);
    const meant = readNumber(this.meaning(field, text) ?? '');
    if (meant !== undefined) return meant;
    this.add(field, text, { as: 'number' });
    return undefined;
  }

  /** Returns a number for fields in which 0 means that they are not filled in, such as a surface. */
  amountOf(field: string, text: string | undefined): number | undefined {
    return this.figureOf(field, text) || undefined;
  }
}

const isFigure = (text: string): boolean => /^-?\d{1,12}(?:\.\d+)?$/.test(text);

/** Returns the type that has a kind with this id. */
export function findTypeOfKind(
  kind: string | null | undefined,
  types: NonNullable<Known['types']>,
): FeedType | undefined {
  const type = [...types.values()].find(({ kinds }) => kinds.some(({ id }) => id === kind));
  return type && kind ? { webId: type.webId, kind } : undefined;
}

// All formats write the following values in much the same way.

const yes = /^(?:1|true|ja|yes)$/i;
const no = /^(?:0|false|nein|no)$/i;

/** Returns a boolean, or undefined for anything else. */
export const parseYesNo = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : yes.test(text) ? true : no.test(text) ? false : undefined;

/** Returns true or undefined, for fields in which "no" may mean that they are not filled in. */
export const parseYes = (text: string | undefined): true | undefined => parseYesNo(text) || undefined;

/** Returns the day of "2026-11-22", "2026-11-22 09:00:00" or "2026-11-22T09:00:00+01:00"; undefined for anything else. */
export function parseDay(text: string | undefined): string | undefined {
  const day = text?.match(/^\d{4}-\d{2}-\d{2}/)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** Returns the year of "1987", "2019-05" or "05/2019"; undefined for anything else. */
export const parseYear = (text: string | undefined): number | undefined => {
  const year = text?.match(/(?<!\d)\d{4}(?!\d)/)?.[0];
  return year ? Number(year) : undefined;
};
