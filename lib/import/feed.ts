import type { AttributeGroup, Attributes } from '../catalogue/schema/attributes.ts';
import type { Picture } from '../catalogue/schema/lists.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Locale } from '../i18n/locales.ts';

export type Texts = Partial<Record<Locale, string>>;

/** Attributes as a feed gives them; what the schema does not allow is taken out later, and told. */
export type FeedAttributes = { [Group in AttributeGroup]?: { [Name in keyof Attributes[Group]]?: unknown } };

/** What a feed calls a home's type; a format that knows no more than the main type names no kind. */
export interface FeedType {
  webId: number;
  kind?: string | undefined;
  /** The kind of a new home of which no kind is named. */
  usually?: string | undefined;
  /** What the kind is called, in any language of data/property-types.json. */
  kindName?: string | undefined;
}

export interface FeedPicture {
  url: string;
  kind: Extract<Picture['kind'], 'exterior' | 'interior' | 'plan'>;
}

/** A home in our own words, whatever the format: undefined is what the feed does not carry, null what it says that there is none. */
export interface ImportedHome {
  /** The feed's own id. */
  id: string;
  reference?: string | undefined;
  goal?: Property['goal'] | undefined;
  type?: FeedType | undefined;
  place: { name?: string | undefined; zip?: string | undefined; countryId?: number | undefined };
  price: Partial<Property['price']>;
  address: Partial<Property['address']>;
  projectId?: number | undefined;
  /** An id of data/marquees.json; null takes away the one it had. */
  marquee?: number | null | undefined;
  /** By which the broker is found. */
  contact?: string | undefined;
  /** The day, YYYY-MM-DD, on which the supplier changed it. */
  changed?: string | undefined;
  title: Texts;
  description: Texts;
  pictures: FeedPicture[];
  attributes: FeedAttributes;
  /** A class without its score or its sign, for a home of which nothing better is known. */
  energyClass?: string | undefined;
}

/** Why a home of a feed is not on the site, or not in the way that the feed says. */
export interface SkippedHome {
  /** The feed's id; its place in the feed where it has none. */
  id: string;
  path: string;
  expected: string;
  found: string;
}

/** What a feed says. */
export interface Feed {
  homes: ImportedHome[];
  /** Ids that the feed says are gone. */
  gone: string[];
  /** Whether it tells changes alone: what it does not name is then still there. */
  partial: boolean;
  setAside: SkippedHome[];
}

/** A feed that cannot be taken at all. */
export class InvalidFeedError extends Error {}

export interface UnknownValue {
  field: string;
  value: string;
  count: number;
}

/** A supplier's words, in small letters, and what they mean here. */
export type Words<T> = Readonly<Record<string, T>>;

/** Remembers what a feed said that nobody here understands, and how often. */
export class UnknownValues {
  readonly #unknown = new Map<string, UnknownValue>();

  get unknown(): UnknownValue[] {
    return [...this.#unknown.values()].sort((a, b) => a.field.localeCompare(b.field) || b.count - a.count);
  }

  note(field: string, value: unknown): void {
    const text = String(typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 60);
    const key = `${field}\n${text}`;
    const known = this.#unknown.get(key);
    if (known) known.count++;
    else this.#unknown.set(key, { field, value: text, count: 1 });
  }

  /** What a word means; undefined for none, and for one that the table does not have, which is noted. */
  wordOf<T>(field: string, word: string | undefined, words: Words<T>): T | undefined {
    if (word === undefined || word === '') return undefined;
    const key = word.trim().toLowerCase().replace(/\s+/g, ' ');
    if (Object.hasOwn(words, key)) return words[key];
    this.note(field, word);
    return undefined;
  }

  /** A figure, "." before its decimals; undefined for none, and for what is no figure, which is noted. */
  figureOf(field: string, text: string | undefined): number | undefined {
    if (text === undefined || text === '') return undefined;
    if (/^-?\d{1,12}(?:\.\d+)?$/.test(text)) return Number(text);
    this.note(field, text);
    return undefined;
  }

  /** The same where 0 only says that nobody filled it in, as of a surface. */
  amountOf(field: string, text: string | undefined): number | undefined {
    return this.figureOf(field, text) || undefined;
  }
}

// Values that each format writes in much the same way.

const yes = /^(?:1|true|ja|yes)$/i;
const no = /^(?:0|false|nein|no)$/i;

/** Yes, no, or undefined where neither is said. */
export const yesNoOf = (text: string | undefined): boolean | undefined =>
  text === undefined ? undefined : yes.test(text) ? true : no.test(text) ? false : undefined;

/** Yes, or undefined: for fields in which a feed says "no" where nobody filled them in. */
export const yesOf = (text: string | undefined): true | undefined => yesNoOf(text) || undefined;

/** The day of "2026-11-22", "2026-11-22 09:00:00" or "2026-11-22T09:00:00+01:00"; undefined for what is no day. */
export function dayOf(text: string | undefined): string | undefined {
  const day = text?.match(/^\d{4}-\d{2}-\d{2}/)?.[0];
  return day && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/** The year of "1987", "2019-05" or "05/2019"; undefined for what names none. */
export const yearOf = (text: string | undefined): number | undefined => {
  const year = text?.match(/(?<!\d)\d{4}(?!\d)/)?.[0];
  return year ? Number(year) : undefined;
};
