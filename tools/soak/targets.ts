import { slug } from '../../lib/base/slug.ts';
import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import { isForSale } from '../../lib/catalogue/goal.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { type Locale, type Localized, locales } from '../../lib/i18n/locales.ts';
import type { DataFolder, Write } from '../../scripts/support/data-folder.ts';
import type { Expectation } from './expectations.ts';

/** The items that the soak changes; the load does not request them. */
export interface Targets {
  /** Its price, title and broker change, and the name of its city. */
  home: Property;
  /** It is withdrawn and published again. */
  leaving: Property;
  /** The number of a home that is added and deleted again. */
  newcomer: number;
  /** A link in the menu: its name is in the header of every page and in no address. */
  entry: { id: string; name: Localized };
  /** A page without a form, whose text changes. */
  page: string;
  /** The path table before the first change. */
  paths: Snapshot['paths'];
}

/** Chooses from the data: homes in the cities with the fewest homes, so that the first page of the list shows them. */
export function chooseTargets({ catalogue, content, paths }: Snapshot): Targets {
  const forSale = [...catalogue.properties.values()].filter(({ goal }) => isForSale(goal));
  // Withdrawing a home that a list names would be an issue in the data.
  const named = new Set([...content.propertyLists.values()].flatMap(({ homes }) => homes ?? []));
  const cities = [...Map.groupBy(forSale, ({ city }) => city).values()].sort((a, b) => a.length - b.length);
  const [home, leaving] = cities.flatMap(
    (homes) => homes.find((one) => !named.has(one.id) && isPlain(one, catalogue)) ?? [],
  );
  const entry = content.menu.find(({ target }) => target);
  const forms = new Set(content.formPages.values());
  const page = [...content.pages.values()].find(({ id, type }) => type === 'page' && !forms.has(id));
  if (!home || !leaving || !entry || !page)
    throw new Error('The data need homes for sale in two cities, a link in the menu, and a page without a form.');
  // Well above the numbers of drafts, which are in no list.
  const newcomer = 1000 + Math.max(...catalogue.properties.keys(), ...catalogue.withdrawn.keys());
  return { home, leaving, newcomer, entry, page: page.id, paths };
}

const isPlain = ({ projectId, marquee, price, webId }: Property, { types }: Catalogue): boolean =>
  projectId === undefined && marquee === undefined && price.publish && !types.get(webId)?.commercial;

/** A file such as cities.json. */
export interface Items<Item> {
  items: Item[];
}

export const homeFile = (id: number): string => `properties/${id}.json`;

/** The short address of a home, which redirects to its current one. */
export const homePath = (id: number, locale: Locale): string => `/${locale}/property/${id}/`;

export const salePath = ({ paths }: Targets, locale: Locale): string =>
  paths.href({ name: 'listings', list: 'sale' }, locale);

/** The first page of homes for sale in a city, under the city's current name. */
export function cityPath(targets: Targets, folder: DataFolder, city: string, locale: Locale): string {
  const { name } = itemOf(folder.read<Items<{ id: string; name: Localized }>>('cities.json'), city);
  return `${salePath(targets, locale)}${slug(name[locale])}/`;
}

/** The item of a list with an id; throws if there is none. */
export function itemOf<Item extends { id: string }>({ items }: Items<Item>, id: string): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`expected an item ${id}`);
  return item;
}

/** A text that is unique to a change and is appended to the existing one. */
export const mark = (locale: Locale, iteration: number): string => `(${locale} ${iteration})`;

export const inEveryLanguage = (expectations: (locale: Locale) => readonly Expectation[]): Expectation[] =>
  locales.flatMap(expectations);

/** One change of the data, and what pages must show once it is live. */
export interface Change {
  name: string;
  /** Written one after the other; the data are valid only after the last one. */
  writes: readonly Write[];
  expectations: readonly Expectation[];
}

/** Makes a change from the current content of the folder; `turn` is unique. */
export type ChangeKind = (targets: Targets, folder: DataFolder, iteration: number) => Change;
