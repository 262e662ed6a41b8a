import { type Locale, type Localized, locales } from '../../lib/i18n/locales.ts';
import { slug } from '../../lib/slug.ts';
import type { DataFolder } from '../../scripts/support/data-folder.ts';
import type { Cast } from './cast.ts';
import type { Sight } from './sight.ts';

/** A file such as cities.json. */
export interface Items<Item> {
  items: Item[];
}

export const homeFile = (id: number): string => `properties/${id}.json`;

/** The original address of a home, which leads to the one that it has now. */
export const homePath = (id: number, locale: Locale): string => `/${locale}/property/${id}/`;

export const salePath = ({ paths }: Cast, locale: Locale): string =>
  paths.href({ name: 'listings', list: 'sale' }, locale);

/** The first page of what is for sale in a city, by the name that the city has now. */
export function cityPath(cast: Cast, folder: DataFolder, city: string, locale: Locale): string {
  const { name } = itemOf(folder.read<Items<{ id: string; name: Localized }>>('cities.json'), city);
  return `${salePath(cast, locale)}${slug(name[locale])}/`;
}

/** The item of a list that has an id; throws where there is none. */
export function itemOf<Item extends { id: string }>({ items }: Items<Item>, id: string): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Error(`expected an item ${id}`);
  return item;
}

/** A text that only this change has put on a page; it stands behind what was there. */
export const mark = (locale: Locale, turn: number): string => `(${locale} ${turn})`;

export const inEveryLanguage = (sights: (locale: Locale) => readonly Sight[]): Sight[] => locales.flatMap(sights);
