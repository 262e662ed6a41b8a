import { readNumber } from '../base/amount.ts';
import type { AttributeGroup, Attributes } from '../catalogue/schema/attributes.ts';
import type { Picture, PropertyType } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type Meaning, plainWord, wordKey } from '../content/import-sources.ts';
import type { FieldIssue } from '../files/issues.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FetchIssue } from './fetch-error.ts';

export type Texts = Partial<Record<Locale, string>>;

/** The attributes in a feed; values that the schema does not allow are removed later and reported. */
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

/** A home of any format in our own terms: undefined is not in the feed, null is explicitly none. */
export interface ImportedHome {
  /** The feed's own id. */
  id: string;
  reference?: string | undefined;
  goal?: Property['goal'] | undefined;
  type?: FeedType | undefined;
  place: { name?: string | undefined; zip?: string | undefined; countryId?: number | undefined };
  /** The id of its town where somebody has put it right. */
  town?: string | undefined;
  price: Partial<Property['price']>;
  address: Partial<Property['address']>;
  projectId?: number | undefined;
  /** An id of data/marquees.json; null removes the current one. */
  marquee?: number | null | undefined;
  /** The e-mail address of the broker. */
  contact?: string | undefined;
  /** The day, YYYY-MM-DD, on which the supplier changed it. */
  changed?: string | undefined;
  title: Texts;
  description: Texts;
  pictures: FeedPicture[];
  attributes: FeedAttributes;
  /** An energy class without a score, for a home without better information. */
  energyClass?: string | undefined;
  /** Its words that are not known here, by the supplier's name of the field. */
  unread?: Readonly<Record<string, string>> | undefined;
}

/** Why a home of a feed is skipped, or not changed; the feed's id, or its position in the feed if it has none. */
export type SkippedHome = FieldIssue & { id: string };

/** The content of a feed. */
export interface Feed {
  homes: ImportedHome[];
  /** Ids that the feed deletes. */
  gone: string[];
  /** Whether it contains only changes: homes that it does not name are then unchanged. */
  partial: boolean;
  skipped: SkippedHome[];
}

/** The homes of which a feed says anything: those that are there, that could not be read, and that go. */
export const namedIn = ({ homes, skipped, gone }: Feed): ReadonlySet<string> =>
  new Set([...homes, ...skipped].map(({ id }) => id).concat(gone));

/** What is wrong with a feed as a whole, for the office, which says it in the reader's language. */
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

/** What a word can be given as a meaning: a word of a list, a kind of home, a town, a number, or nothing but to be left out. */
export type MeaningKind = 'word' | 'kind' | 'town' | 'number' | 'none';

export interface UnknownValue {
  field: string;
  value: string;
  count: number;
  as: MeaningKind;
  /** The words of its list. */
  choices?: string[] | undefined;
}

/** A supplier's words in lower case, and their meaning here. */
export type Words<T> = Readonly<Record<string, T>>;

/** The notation of a meaning in data/imports.json: a plain one unchanged, another one by a word that has it. */
const meaningOf = ([word, meaning]: readonly [string, unknown]): string =>
  typeof meaning === 'object' && meaning !== null ? word : String(meaning);

interface Known {
  /** What the words of the source mean, as somebody has said. */
  meanings?: readonly Meaning[];
  types?: ReadonlyMap<number, Pick<PropertyType, 'webId' | 'kinds'>>;
}

/** Knows what the words of a feed mean, and collects those that are unknown here, with their number. */
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

  /** Converts a record; the words that are unknown meanwhile are noted with its home. */
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

  /** The configured meaning of a word: null for "no meaning", undefined if none is configured. */
  meaning(field: string, word: string): string | null | undefined {
    return this.#meanings.get(`${field}\n${wordKey(word)}`);
  }

  /** The meaning of a word; undefined for none, and for an unknown one, which is recorded. */
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

  /** The same for a type of home, which may mean any kind of ours. */
  typeOf(field: string, word: string | undefined, words: Words<FeedType>): FeedType | undefined {
    if (word === undefined || word === '') return undefined;
    const key = plainWord(word);
    return Object.hasOwn(words, key) ? words[key] : this.kindOf(field, word);
  }

  /** The type of the kind that somebody has said a word means; undefined for an unknown one, which is recorded. */
  kindOf(field: string, word: string): FeedType | undefined {
    const type = typeOfKind(this.meaning(field, word), this.#types);
    if (!type) this.add(field, word, { as: 'kind' });
    return type;
  }

  /** A number with "." before its decimals; undefined for none, and for anything else, which is recorded. */
  figureOf(field: string, text: string | undefined): number | undefined {
    if (text === undefined || text === '') return undefined;
    if (isFigure(text)) return Number(text);
    const meant = readNumber(this.meaning(field, text) ?? '');
    if (meant !== undefined) return meant;
    this.add(field, text, { as: 'number' });
    return undefined;
  }

  /** The same for fields in which 0 means that they are not filled in, such as a surface. */
  amountOf(field: string, text: string | undefined): number | undefined {
    return this.figureOf(field, text) || undefined;
  }
}

const isFigure = (text: string): boolean => /^-?\d{1,12}(?:\.\d+)?$/.test(text);

/** The type with a kind of this id. */
export function typeOfKind(kind: string | null | undefined, types: NonNullable<Known['types']>): FeedType | undefined {
  const type = [...types.values()].find(({ kinds }) => kinds.some(({ id }) => id === kind));
  return type && kind ? { webId: type.webId, kind } : undefined;
}

// Values that all formats write in much the same way.

const yes = /^(?:1|true|ja|yes)$/i;
const no = /^(?:0|false|nein|no)$/i;

/** True, false, or undefined for anything else. */
export const yesNoOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : yes.test(text) ? true : no.test(text) ? false : undefined;

/** True or undefined: for fields in which "no" may mean that they are not filled in. */
export const yesOf = (text: string | undefined): true | undefined => yesNoOf(text) || undefined;

/** The day of "2026-11-22", "2026-11-22 09:00:00" or "2026-11-22T09:00:00+01:00"; undefined for anything else. */
export function dayOf(text: string | undefined): string | undefined {
  const day = text?.match(/^\d{4}-\d{2}-\d{2}/)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The year of "1987", "2019-05" or "05/2019"; undefined for anything else. */
export const yearOf = (text: string | undefined): number | undefined => {
  const year = text?.match(/(?<!\d)\d{4}(?!\d)/)?.[0];
  return year ? Number(year) : undefined;
};
