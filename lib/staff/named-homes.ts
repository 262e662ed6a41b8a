import 'server-only';
import { plain, tokenize } from '../base/slug.ts';
import { subjectLine } from '../catalogue/known-homes.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { findHomeByWords } from '../catalogue/search/find-home.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { RejectionError } from './define-action.ts';

type Data = Pick<Snapshot, 'catalogue'>;

/** A home in one line: "HAS-5801 · Demerstraat 12, 3500 Hasselt". */
export interface NamedHome {
  reference: string;
  line: string;
}

/** A street may have several homes. */
const maxNamed = 30;

/**
 * The homes, on the site or withdrawn, that staff name: one by its number or reference, or all whose address has the words, each as far as
 * it was typed: "demerstr 12 has".
 */
export function homesNamed(
  words: string,
  { catalogue }: Data,
  all: ReadonlyMap<number, Property> = new Map([...catalogue.properties, ...catalogue.withdrawn]),
): readonly Property[] {
  const home = findHomeByWords(words, all);
  if (home) return [home];
  // A number or reference of no home is no address: "HAS-1" is not number 1 in Hasselt.
  const [number, prefix] = /^(?:([a-z]+)[\s.-]*)?\d+$/.exec(plain(words)) ?? [];
  const isReference = [...all.values()].some(({ reference }) => plain(reference).startsWith(`${prefix}-`));
  if (number !== undefined && (prefix === undefined || isReference)) return [];
  return homesWith(words, catalogue, all, (own, word) => (/^\d/.test(word) ? own === word : own.startsWith(word)));
}

function homesWith(
  words: string,
  { cities }: Data['catalogue'],
  all: ReadonlyMap<number, Property>,
  isSame: (own: string, word: string) => boolean,
): Property[] {
  const asked = tokenize(words);
  if (asked.length === 0) return [];
  return [...all.values()].filter(({ reference, address, city }) => {
    const { zip = '', name = {} } = cities.get(city) ?? {};
    const own = tokenize([reference, address.street, address.houseNumber, zip, ...Object.values(name)].join(' '));
    return asked.every((word) => own.some((one) => isSame(one, word)));
  });
}

/** The one home that staff name; throws a RejectionError for the field where it is none or several. */
export function homeNamed(words: string, data: Data, field: string, among?: ReadonlyMap<number, Property>): Property {
  const [home, ...others] = homesNamed(words, data, among);
  if (!home) throw new RejectionError('unknownHome', field);
  if (others.length > 0) throw new RejectionError('severalHomes', field);
  return home;
}

/** The suggestions of a field while somebody types: each word may be incomplete. */
export function suggestHomes(words: string, locale: Locale, data: Snapshot): NamedHome[] {
  const { catalogue } = data;
  const all = new Map([...catalogue.properties, ...catalogue.withdrawn]);
  return nameHomes(
    homesWith(words, catalogue, all, (own, word) => own.startsWith(word)),
    locale,
    data,
  );
}

export const nameHomes = (homes: readonly Property[], locale: Locale, data: Snapshot): NamedHome[] =>
  homes.slice(0, maxNamed).map(({ id, reference }) => ({
    reference,
    line: subjectLine({ property: id, project: null }, locale, data),
  }));
