import { checkReferences, inTable } from '../../data/reader.ts';
import type { CheckContext } from './context.ts';

/** What the lists of homes and projects name exists and is published. */
export function checkLists({ reader, catalogue, content }: CheckContext): void {
  for (const [i, { homes = [], city, type }] of [...content.propertyLists.values()].entries()) {
    const place = `propertyLists.${i}`;
    checkReferences(reader, 'lists.json', [
      ...homes.map((id, j) => ({
        path: `${place}.homes.${j}`,
        key: id,
        source: `properties/${id}.json`,
        expected: `the number of a home that is published: ${catalogue.withdrawn.has(id) ? 'this one is withdrawn' : 'this one is a draft, or there is none'}; take it out of the list`,
        exists: catalogue.properties.has(id),
      })),
      ...(city ? [inTable(`${place}.city`, city, 'cities.json', 'id', catalogue.cities)] : []),
      ...(type ? [inTable(`${place}.type`, type, 'property-types.json', 'webId', catalogue.types)] : []),
    ]);
  }
  for (const [i, { projects = [] }] of [...content.projectLists.values()].entries())
    checkReferences(
      reader,
      'lists.json',
      projects.map((id, j) => ({
        path: `projectLists.${i}.projects.${j}`,
        key: id,
        source: `projects/${id}.json`,
        expected: 'the id of a file in projects/',
        exists: catalogue.projects.has(id),
      })),
    );
}
