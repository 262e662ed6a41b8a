import fc from 'fast-check';
import { slug } from '@/lib/base/slug';
import { type Localized, locales } from '@/lib/i18n/locales';
import { pageClashes } from '@/lib/routes/addresses';
import { PathTable } from '@/lib/routes/path-table';
import type { AddressSource, PageAddress, ProjectAddress, PropertyAddress, Route } from '@/lib/routes/routes';
import { everyRoute } from '@/tests/support/every-route';

/** Names as they stand on signs: accents, apostrophes, slashes, figures; always with something that can be spelled. */
const name = fc
  .array(fc.constantFrom(...'abzAÉïçüœßñ019', ' ', '-', "'", '’', '/', '.', '&', ' & '), { maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => slug(text) !== '');
const localized: fc.Arbitrary<Localized> = fc.oneof(
  fc.record({ nl: name, fr: name, en: name, de: name }),
  name.map((same) => ({ nl: same, fr: same, en: same, de: same })),
);
const id = fc.integer({ min: 1, max: 999_999_999 });
const list = fc.constantFrom('sale' as const, 'rent' as const, 'commercial' as const);

interface Named {
  name: Localized;
}
const alike = (one: Named, other: Named) =>
  locales.some((locale) => slug(one.name[locale]) === slug(other.name[locale]));
const named = { minLength: 1, maxLength: 4, comparator: alike } as const;

const places = fc.record({
  cities: fc
    .uniqueArray(fc.record({ name: localized, zip: fc.constantFrom('3500', '1000') }), named)
    .map((cities) => cities.map((city, position) => ({ ...city, id: `city-${position}` }))),
  types: fc
    .uniqueArray(fc.record({ name: localized }), named)
    .map((types) => types.map((type, position) => ({ ...type, webId: position + 1 }))),
});

const segment = fc.stringMatching(/^[a-z]{1,6}(?:-[a-z]{1,3})?$/);
const path: fc.Arbitrary<Localized> = fc.record({ nl: segment, fr: segment, en: segment, de: segment });
/** Pages and pages below them, those left out whose address another has. */
const pages: fc.Arbitrary<PageAddress[]> = fc
  .array(fc.record({ id: segment, name: localized, path, below: fc.boolean() }), { maxLength: 5 })
  .map((drawn) => {
    const kept: PageAddress[] = [];
    for (const { below, ...page } of drawn) {
      const parent = below ? kept.find(({ parentId }) => parentId === undefined) : undefined;
      const next: PageAddress = { ...page, type: 'page', ...(parent ? { parentId: parent.id } : {}) };
      const taken = kept.some(({ id: other }) => other === next.id) || pageClashes(kept.concat(next)).length > 0;
      if (!taken) kept.push(next);
    }
    return kept;
  });

export interface AnyTable {
  table: PathTable;
  source: AddressSource;
  routes: Route[];
}

/** A path table of an agency that could exist, with every page in it. */
export const anyTable: fc.Arbitrary<AnyTable> = places.chain(({ cities, types }) => {
  const city = fc.constantFrom(...cities.map((one) => one.id));
  const type = fc.constantFrom(...types.map(({ webId }) => webId));
  const ownId = { maxLength: 4, selector: (one: { id: number }) => one.id };
  const projects: fc.Arbitrary<ProjectAddress[]> = fc.uniqueArray(fc.record({ id, city, name }), ownId);
  return projects.chain((built) => {
    const projectId = fc.constantFrom(undefined, ...built.map((project) => project.id));
    const homes: fc.Arbitrary<PropertyAddress[]> = fc.uniqueArray(
      fc.record({ id, list, city, type, title: localized, projectId }),
      ownId,
    );
    return fc.tuple(homes, pages).map(([offered, written]) => tableOf(cities, types, built, offered, written));
  });
});

function tableOf(
  cities: AddressSource['cities'],
  types: AddressSource['types'],
  projects: ProjectAddress[],
  homes: PropertyAddress[],
  written: PageAddress[],
): AnyTable {
  const source: AddressSource = {
    cities,
    types,
    projects,
    pages: written,
    getProperty: (wanted) => homes.find((home) => home.id === wanted) ?? null,
    getProject: (wanted) => projects.find((project) => project.id === wanted) ?? null,
  };
  const ids = homes.map((home) => home.id);
  return { table: new PathTable(source), source, routes: everyRoute(source, ids) };
}
