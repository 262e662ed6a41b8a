import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { SearchIndex } from '../catalogue/search/search-index.ts';
import type { Snapshot } from '../data/load.ts';
import type { PathTable } from '../routes/path-table.ts';
import type { Route } from '../routes/route.ts';
import { nameOfAnswer } from './questions.ts';
import type { Note } from './reads.ts';
import { NotedRows } from './rows.ts';

/** The same data, but `note` is told what is read of them (docs/decisions/pages-renewed-by-what-they-read.md). */
export function noted({ catalogue, content, paths }: Snapshot, note: Note): Snapshot {
  return {
    catalogue: notedCatalogue(catalogue, note),
    content: notedFields(content, note, {}),
    paths: notedPaths(paths, note),
  };
}

function notedCatalogue(catalogue: Catalogue, note: Note): Catalogue {
  const own: Catalogue = notedFields(catalogue, note, {
    search: notedSearch(catalogue.search, note),
    similar: (home, count) => {
      const ids = catalogue.similar(home, count).map(({ id }) => id);
      note(nameOfAnswer(['similar', home.id, count], ids));
      return ids.flatMap((id) => own.properties.get(id) ?? []);
    },
  });
  return own;
}

/** The fields of an object, tables as tables; `own` stands in the place of some. */
function notedFields<T extends object>(fields: T, note: Note, own: Partial<T>): T {
  const tables = new Map<PropertyKey, unknown>();
  return new Proxy(fields, {
    get(_, name) {
      if (Object.hasOwn(own, name)) return own[name as keyof T];
      const value: unknown = Reflect.get(fields, name);
      if (value instanceof Map) {
        const table = tables.get(name) ?? new NotedRows(value, String(name), note);
        tables.set(name, table);
        return table;
      }
      note(String(name));
      return value;
    },
  });
}

const notedSearch = (search: SearchIndex, note: Note): SearchIndex => {
  const answered = <T>(name: string, of: unknown[], answer: T): T => {
    note(nameOfAnswer([name, ...of], answer));
    return answer;
  };
  return {
    search: (...of) => {
      const { facets, ...found } = search.search(...of);
      // Who shows no counts beside the filters does not depend on them.
      return {
        ...answered('search', of, found),
        get facets() {
          return answered('facets', of, facets);
        },
      };
    },
    totals: () => answered('totals', [], search.totals()),
    countsByCity: (...of) => answered('countsByCity', of, search.countsByCity(...of)),
    countsByType: (...of) => answered('countsByType', of, search.countsByType(...of)),
  };
};

/** What the table asks of a home (lib/data/load.ts). */
const addressFields = ['goal', 'city', 'webId', 'title', 'projectId'] satisfies (keyof Property)[];

/** An address is made of the names of places, types, projects and pages, and that of a home also of the home. */
function notedPaths(paths: PathTable, note: Note): PathTable {
  const noteRoute = (route: Route | undefined) => {
    note('addresses');
    if (route?.name === 'property') for (const field of addressFields) note(`properties/${route.id}`, field);
  };
  return new Proxy(paths, {
    get(_, name) {
      const value: unknown = Reflect.get(paths, name, paths);
      if (typeof value !== 'function') return value;
      return (first: unknown, ...rest: unknown[]) => {
        const result: unknown = value.call(paths, first, ...rest);
        noteRoute(
          (typeof first === 'string' ? (result as { route?: Route } | null)?.route : first) as Route | undefined,
        );
        return result;
      };
    },
  });
}
