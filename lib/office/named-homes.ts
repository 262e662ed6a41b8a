import 'server-only';
import { findHome } from '../catalogue/find-home.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { plain } from '../slug.ts';
import { Refusal } from './action.ts';
import { subjectLine } from './lead-view.ts';

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
  const home = findHome(words, all);
  if (home) return [home];
  const asked = wordsOf(words);
  if (asked.length === 0) return [];
  return [...all.values()].filter(({ reference, address, city }) => {
    const { zip = '', name = {} } = catalogue.cities.get(city) ?? {};
    const own = wordsOf([reference, address.street, address.houseNumber, zip, ...Object.values(name)].join(' '));
    return asked.every((word) => own.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,.·-]+/)
    .filter(Boolean);

/** The one home that staff name; throws a Refusal for the field where it is none or several. */
export function homeNamed(words: string, data: Data, field: string, among?: ReadonlyMap<number, Property>): Property {
  const [home, ...others] = homesNamed(words, data, among);
  if (!home) throw new Refusal('unknownHome', field);
  if (others.length > 0) throw new Refusal('severalHomes', field);
  return home;
}

/** What a field suggests while somebody types. */
export const suggestHomes = (words: string, locale: Locale, data: Snapshot): NamedHome[] =>
  nameHomes(homesNamed(words, data), locale, data);

export const nameHomes = (homes: readonly Property[], locale: Locale, data: Snapshot): NamedHome[] =>
  homes.slice(0, maxNamed).map(({ id, reference }) => ({
    reference,
    line: subjectLine({ property: id, project: null }, locale, data),
  }));
