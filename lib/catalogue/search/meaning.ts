import { locales } from '../../i18n/locales.ts';
import { plain } from '../../slug.ts';
import type { Catalogue } from '../catalogue.ts';

export type Meaning = { kind: 'property'; id: number } | { kind: 'city'; id: string } | { kind: 'type'; webId: number };

/**
 * What a visitor's word stands for: a home by its id or reference (exactly), a city by name, zip or name without accents, a type by name.
 * null: nothing here is called that (specification, section 5).
 */
export function meaningOf(
  term: string,
  { cities, types, properties }: Pick<Catalogue, 'cities'> & Partial<Pick<Catalogue, 'types' | 'properties'>>,
): Meaning | null {
  const word = plain(term);
  const id = Number(/^(?:[a-z]+-)?(\d+)$/.exec(word)?.[1]);
  const home = properties?.get(id);
  if (home && (word === String(id) || word === plain(home.reference))) return { kind: 'property', id };
  const named = (name: Record<string, string>) => locales.some((locale) => plain(name[locale] ?? '') === word);
  for (const city of cities.values()) if (city.zip === word || named(city.name)) return { kind: 'city', id: city.id };
  for (const type of types?.values() ?? [])
    if (named(type.name) || type.kinds.some((kind) => named(kind.name))) return { kind: 'type', webId: type.webId };
  return null;
}
