import { issue } from '../files/issue-codes.ts';
import { checkReferences, inTable } from '../files/reader.ts';
import type { CheckContext } from './checks.ts';

/** Checks that the homes and projects of the lists exist and are published. */
export function checkLists({ reader, catalogue, content }: CheckContext): void {
  const shown = (
    thing: 'home' | 'project',
    folder: string,
    path: string,
    id: number,
    exists: boolean,
    isWithdrawn: boolean,
  ) => ({
    path,
    key: id,
    source: `${folder}/${id}.json`,
    issue: issue(isWithdrawn ? 'listedWithdrawn' : 'listedDraft', { thing }),
    exists,
  });
  const { properties, withdrawn, projects: ofSite, withdrawnProjects } = catalogue;
  for (const [i, { homes = [], city, type }] of [...content.propertyLists.values()].entries()) {
    const place = `propertyLists.${i}`;
    checkReferences(reader, 'lists.json', [
      ...homes.map((id, j) =>
        shown('home', 'properties', `${place}.homes.${j}`, id, properties.has(id), withdrawn.has(id)),
      ),
      ...(city ? [inTable(`${place}.city`, city, 'cities.json', 'id', catalogue.cities)] : []),
      ...(type ? [inTable(`${place}.type`, type, 'property-types.json', 'webId', catalogue.types)] : []),
    ]);
  }
  for (const [i, { projects = [] }] of [...content.projectLists.values()].entries())
    checkReferences(
      reader,
      'lists.json',
      projects.map((id, j) =>
        shown('project', 'projects', `projectLists.${i}.projects.${j}`, id, ofSite.has(id), withdrawnProjects.has(id)),
      ),
    );
}
