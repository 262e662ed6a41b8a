import { readPath } from '../base/plain-object.ts';
import type { PropertyType } from '../catalogue/schema/lists.ts';
import type { Correction, ImportSource } from '../content/import-sources.ts';
import { locales } from '../i18n/locales.ts';
import { placeText } from './cities.ts';
import { findTypeOfKind, type ImportedHome } from './feed.ts';

/** Matches the fields of a home in a feed that can be corrected by hand. */
const fields = new RegExp(
  `^(?:${[
    'goal|type|town|reference|price\\.amount',
    `(?:title|description)\\.(?:${locales.join('|')})`,
    'address\\.(?:street|houseNumber|boxNr|latitude|longitude)',
    'attributes\\.[a-z]+\\.[A-Za-z0-9]+',
  ].join('|')})$`,
);

/** Returns the field that corrects an issue at a path of a home; null if only the source can correct it. */
export function findFieldToCorrect(path: string): string | null {
  const field = { city: 'town', kind: 'type', webId: 'type', price: 'price.amount' }[path] ?? path;
  return fields.test(field) ? field : null;
}

/** Whether such a field takes a number; the schema says so for attributes. */
export const isNumberField = (field: string): boolean =>
  /^(?:price\.amount|address\.(?:latitude|longitude))$/.test(field);

/** The suppliers' names of fields whose word may be unknown. */
const wordsOf: Readonly<Record<string, readonly string[]>> = {
  type: ['type', 'objektart'],
  goal: ['price_freq', 'vermarktungsart', 'Goal'],
  'price.amount': ['price', 'kaufpreis', 'kaltmiete', 'nettokaltmiete', 'Price', 'currency', 'waehrung'],
};

/** Returns a value of a source on one line and shortened, as corrections store it. */
export const sourceKey = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Returns the value of a source in a field, on one line; empty if it has none. */
export function readSourceValue(home: ImportedHome, field: string): string {
  const written = (wordsOf[field] ?? []).flatMap((name) => home.unread?.[name] ?? []).join(' ');
  const value =
    field === 'town'
      ? placeText(home.place)
      : field === 'type'
        ? typeText(home.type)
        : readPath(home, field.split('.'));
  return sourceKey(String(value ?? written));
}

const typeText = (type: ImportedHome['type']): string | undefined =>
  type && (type.kind ?? type.kindName ?? String(type.webId));

/** Returns the corrected homes, and the corrections that no longer apply because the source has changed the value. */
export function applyCorrections(
  homes: readonly ImportedHome[],
  { corrections }: Pick<ImportSource, 'corrections'>,
  types: ReadonlyMap<number, PropertyType>,
): { homes: ImportedHome[]; lapsed: Correction[] } {
  const byHome = Map.groupBy(corrections, ({ id }) => id);
  const lapsed: Correction[] = [];
  const right = homes.map((home) => {
    const own = (byHome.get(home.id) ?? []).filter(({ field }) => fields.test(field));
    const counts = own.filter(({ field, value }) => readSourceValue(home, field) === value);
    lapsed.push(...own.filter((one) => !counts.includes(one)));
    return counts.reduce((one, { field, instead }) => withValue(one, field, instead, types), home);
  });
  return { homes: right, lapsed };
}

function withValue(
  home: ImportedHome,
  field: string,
  instead: Correction['instead'],
  types: ReadonlyMap<number, PropertyType>,
): ImportedHome {
  if (field === 'town') return { ...home, town: String(instead) };
  if (field === 'type') return { ...home, type: findTypeOfKind(String(instead), types) ?? home.type };
  if (field === 'goal') return { ...home, goal: ([0, 1, 2] as const).find((goal) => goal === Number(instead)) };
  return setAt(home, field.split('.'), instead) as ImportedHome;
}

const setAt = (content: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => ({
  ...(content as object | undefined),
  [name]: rest.length > 0 ? setAt((content as Record<string, unknown> | undefined)?.[name], rest, value) : value,
});

/** Longer values are shown shortened. */
const maxShownLength = 400;

/**
 * Returns what the office shows of a home in a feed: its values by field, with the unknown words. Values of fields that can be corrected are
 * complete, since a correction starts from them; `isBrief` returns only these.
 */
export function readSourceValues(
  home: ImportedHome,
  toCorrect: ReadonlySet<string>,
  isBrief: boolean,
): Record<string, string> {
  const { place, title, description, price, address, attributes, pictures, unread = {} } = home;
  const values: [string, unknown][] = [
    ['reference', home.reference],
    ['goal', readSourceValue(home, 'goal')],
    ['type', readSourceValue(home, 'type')],
    ['town', placeText(place)],
    ['price.amount', readSourceValue(home, 'price.amount')],
    ...Object.entries(address).map(([name, value]): [string, unknown] => [`address.${name}`, value]),
    ...Object.entries(title).map(([locale, text]): [string, unknown] => [`title.${locale}`, text]),
    ...Object.entries(description).map(([locale, text]): [string, unknown] => [`description.${locale}`, text]),
    ...Object.entries(attributes).flatMap(([group, facts = {}]) =>
      Object.entries(facts).map(([name, value]): [string, unknown] => [`attributes.${group}.${name}`, value]),
    ),
    ['price.publish', price.publish],
    ['pictures', pictures.length],
    ...Object.entries(unread).map(([name, value]): [string, unknown] => [name, value]),
  ];
  return Object.fromEntries(
    values.flatMap(([name, value]) => {
      const text = String(value ?? '');
      if (text === '' || (isBrief && !toCorrect.has(name))) return [];
      return [[name, toCorrect.has(name) ? text : text.slice(0, maxShownLength)]];
    }),
  );
}
