import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import type { Property } from '../../lib/catalogue/schema/property.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import type { Localized } from '../../lib/i18n/locales.ts';

/** What is changed while the site runs; the load asks for none of it. */
export interface Cast {
  /** Its price, title and broker change, and the name of its city. */
  home: Property;
  /** It is withdrawn and published again. */
  leaving: Property;
  /** The number of a home that comes and goes. */
  newcomer: number;
  /** A link in the menu: its name is in the header of every page, and in no address. */
  entry: { id: string; name: Localized };
  /** A page without a form, whose text changes. */
  page: string;
  /** The addresses before the first change. */
  paths: Snapshot['paths'];
}

/** Chooses from the data; the homes are as alone in their cities as can be, so that the first page of the list shows them. */
export function castOf({ catalogue, content, paths }: Snapshot): Cast {
  const forSale = [...catalogue.properties.values()].filter(({ goal }) => goal === 0);
  // A list that names a home holds it fast: to withdraw it would be a fault.
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
  // Far from the numbers of drafts, which are in no list.
  const newcomer = 1000 + Math.max(...catalogue.properties.keys(), ...catalogue.withdrawn.keys());
  return { home, leaving, newcomer, entry, page: page.id, paths };
}

const isPlain = ({ projectId, marquee, price, webId }: Property, { types }: Catalogue): boolean =>
  projectId === undefined && marquee === undefined && price.publish && !types.get(webId)?.commercial;
