import { type Locale, type Localized, localize } from '../i18n/locales.ts';
import { Names } from './query-parser/names.ts';
import type { Standing } from './schema/fields.ts';
import type { City, Marquee, Picture, PriceUnit, Project, PropertyType } from './schema/lists.ts';
import type { Property } from './schema/property.ts';
import { homesByStreet } from './search/find-home.ts';
import { toSearchDocument } from './search/search-document.ts';
import { createSearchIndex, type SearchIndex } from './search/search-index.ts';
import { listSimilar } from './search/similar.ts';

export interface Tables {
  cities: ReadonlyMap<string, City>;
  /** By `webId`. */
  types: ReadonlyMap<number, PropertyType>;
  marquees: ReadonlyMap<number, Marquee>;
  priceUnits: ReadonlyMap<number, PriceUnit>;
  pictures: ReadonlyMap<string, Picture>;
  projects: ReadonlyMap<number, Project>;
}

/** Everything that can be shown, in memory, by id. Drafts are not in it, except for a preview: they do not exist for the site. */
export interface Catalogue extends Tables {
  /** Projects that were taken off the site: their addresses answer 410. */
  withdrawnProjects: ReadonlyMap<number, Project>;
  properties: ReadonlyMap<number, Property>;
  /** Homes that were taken off the site: their addresses answer 410. */
  withdrawn: ReadonlyMap<number, Property>;
  /** By `projectId`. */
  units: ReadonlyMap<number, readonly Property[]>;
  /** In the order of each language's alphabet. */
  citiesByName: Localized<readonly City[]>;
  typesInOrder: readonly PropertyType[];
  search: SearchIndex;
  /** Others of a home's goal and type that are still available, up to `count`, best first; the home itself may be off the site. */
  similar(home: Property, count?: number): Property[];
  /** The names that the search line recognizes. */
  names: Names;
  /** The homes with a published address by their street. */
  streets: ReadonlyMap<string, readonly Property[]>;
}

/** Takes the lists and all homes, and the standings of those that are shown. */
export function toCatalogue(
  tables: Tables,
  all: readonly Property[],
  shown: readonly Standing[] = ['published'],
): Catalogue {
  const [projects, withdrawnProjects] = [
    filterProjects(tables, ({ status }) => shown.includes(status)),
    filterProjects(tables, ({ status }) => status === 'withdrawn'),
  ];
  // The units of a project stand as it does, unless they are withdrawn, or drafts, by themselves.
  const published = all.filter(
    ({ status, projectId }) => shown.includes(status) && (projectId === undefined || projects.has(projectId)),
  );
  const withdrawn = all.filter(
    ({ status, projectId = 0 }) =>
      status === 'withdrawn' || (status === 'published' && withdrawnProjects.has(projectId)),
  );
  const units = Map.groupBy(
    published.filter((home) => home.projectId !== undefined),
    (home) => home.projectId as number,
  );
  const catalogue: Catalogue = {
    ...tables,
    projects,
    withdrawnProjects,
    properties: new Map(published.map((home) => [home.id, home])),
    withdrawn: new Map(withdrawn.map((home) => [home.id, home])),
    units,
    citiesByName: localize((locale) => sortByName([...tables.cities.values()], locale)),
    typesInOrder: [...tables.types.values()].sort((a, b) => a.showOrder - b.showOrder),
    search: createSearchIndex(
      published.map((home) => toSearchDocument(home, tables)),
      tables.cities,
    ),
    names: new Names(tables.cities.values(), tables.types, projects.values()),
    streets: homesByStreet(published),
    similar: (home, count) => listSimilar(home, catalogue, count),
  };
  return catalogue;
}

const filterProjects = ({ projects }: Tables, fits: (project: Project) => boolean): Map<number, Project> =>
  new Map([...projects].filter(([, project]) => fits(project)));

function sortByName(cities: City[], locale: Locale): City[] {
  const { compare } = new Intl.Collator(`${locale}-BE`);
  return cities.sort((a, b) => compare(a.name[locale], b.name[locale]));
}
