import type { DataReader, Filed } from '../data/reader.ts';
import { checkReferences, inTable } from '../data/references.ts';
import { slug } from '../slug.ts';
import type { Tables } from './catalogue.ts';
import type { Project } from './schema/lists.ts';

/** What no schema can see: that a project can have an address, and that what it names exists. */
export function checkProjects(
  reader: DataReader,
  projects: readonly Filed<Project>[],
  { cities, types, pictures }: Tables,
): void {
  for (const { file, item } of projects) {
    if (slug(item.name) === '')
      reader.fault(file, 'name', 'a name with letters or figures, for its address', item.name);
    checkReferences(reader, file, [
      inTable('city', item.city, 'cities.json', 'id', cities),
      inTable('webId', item.webId, 'property-types.json', 'webId', types),
      ...item.pictures.map((name, i) => inTable(`pictures.${i}`, name, 'pictures.json', 'id', pictures)),
    ]);
  }
}
