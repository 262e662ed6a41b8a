import { checkReferences, type DataReader, type Files, inTable } from '../data/reader.ts';
import { slug } from '../slug.ts';
import type { Tables } from './catalogue.ts';
import type { Project } from './schema/lists.ts';

type Named = Tables & { team: ReadonlyMap<string, unknown> };

/** What no schema can see: that a project can have an address, and that what it names exists. */
export function checkProjects(
  reader: DataReader,
  { valid, invalid }: Files<Project>,
  { cities, types, pictures, team }: Named,
): void {
  for (const { file, item } of [...valid, ...invalid]) {
    if (item.name !== undefined && slug(item.name) === '')
      reader.addIssue(file, 'name', 'a name with letters or figures, for its address', item.name);
    checkReferences(reader, file, [
      inTable('city', item.city, 'cities.json', 'id', cities),
      inTable('webId', item.webId, 'property-types.json', 'webId', types),
      inTable('broker', item.broker, 'team.json', 'id', team),
      ...(['pictures', 'plans'] as const).flatMap((list) =>
        (item[list] ?? []).map((name, i) => inTable(`${list}.${i}`, name, 'pictures.json', 'id', pictures)),
      ),
    ]);
  }
  for (const { file, item } of valid) checkParts(reader, file, item);
}

/** Phases and blocks are named once, and a phase that is named exists. */
function checkParts(reader: DataReader, file: string, { phase, phases, blocks }: Project): void {
  const numbers = phases.map(({ number }) => number);
  const ids = blocks.map(({ id }) => id);
  if (new Set(numbers).size < numbers.length) reader.addIssue(file, 'phases', 'each number once', numbers);
  if (new Set(ids).size < ids.length) reader.addIssue(file, 'blocks', 'each id once', ids);
  const named = [{ path: 'phase', phase }, ...blocks.map((block, i) => ({ path: `blocks.${i}.phase`, ...block }))];
  for (const { path, phase: number } of named)
    if (number !== undefined && !numbers.includes(number)) reader.addIssue(file, path, 'a number of phases', number);
}
