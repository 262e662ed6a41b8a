import { slug } from '../../base/slug.ts';
import type { Draft } from '../../files/draft.ts';
import { issue } from '../../files/issue-codes.ts';
import { checkReferences, type DataReader, type Files, type FromFile, inTable } from '../../files/reader.ts';
import type { Tables } from '../catalogue.ts';
import type { Project } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

type Named = Tables & { team: ReadonlyMap<string, unknown> };

/** Checks that the name of a project gives an address, and that its references exist. */
export function checkProjects(
  reader: DataReader,
  { valid, incomplete, invalid }: Files<Project>,
  { cities, types, pictures, team }: Named,
): void {
  const drafts = incomplete.map(({ file, draft }) => ({ file, item: draft }));
  for (const { file, item } of [...valid, ...drafts, ...invalid] satisfies FromFile<Draft<Project>>[]) {
    if (item.name !== undefined && slug(item.name) === '')
      reader.addIssue(file, 'name', issue('addressName'), item.name);
    checkReferences(reader, file, [
      inTable('city', item.city, 'cities.json', 'id', cities),
      inTable('webId', item.webId, 'property-types.json', 'webId', types),
      inTable('broker', item.broker, 'team.json', 'id', team),
      ...(['pictures', 'plans'] as const).flatMap((list) =>
        (item[list] ?? []).map((name, i) => inTable(`${list}.${i}`, name, 'pictures.json', 'id', pictures)),
      ),
      ...(item.blocks ?? []).flatMap((block, i) =>
        block?.render
          ? [inTable(`blocks.${i}.render.picture`, block.render.picture, 'pictures.json', 'id', pictures)]
          : [],
      ),
    ]);
  }
  for (const { file, item } of valid) if (item.status !== 'draft') checkParts(reader, file, item);
}

/** Checks that numbers of phases and ids of blocks are unique, and that every phase they name exists. */
export function checkParts(reader: DataReader, file: string, { phase, phases, blocks }: Project): void {
  const numbers = phases.map(({ number }) => number);
  const ids = blocks.map(({ id }) => id);
  if (new Set(numbers).size < numbers.length) reader.addIssue(file, 'phases', issue('numberTwice'), numbers);
  if (new Set(ids).size < ids.length) reader.addIssue(file, 'blocks', issue('idTwice'), ids);
  for (const [i, { drawing, render }] of blocks.entries())
    if (render && drawing !== 'facade')
      reader.addIssue(file, `blocks.${i}.render`, issue('facadeOnly'), render.picture);
  const named = [{ path: 'phase', phase }, ...blocks.map((block, i) => ({ path: `blocks.${i}.phase`, ...block }))];
  for (const { path, phase: number } of named)
    if (number !== undefined && !numbers.includes(number)) reader.addIssue(file, path, issue('phase'), number);
}

/** Checks that a published unit is in a block of its project, and that no two units have the same place. */
export function checkUnitPlaces(
  reader: DataReader,
  homes: readonly FromFile<Property>[],
  { projects }: Pick<Tables, 'projects'>,
): void {
  const taken = new Map<string, { id: number; file: string }>();
  for (const { file, item: home } of homes) {
    const { id, unit, projectId, status } = home;
    if (!unit || status !== 'published') continue;
    if (projectId === undefined) {
      reader.addIssue(file, 'unit', issue('noProject'), unit);
      continue;
    }
    const blocks = projects.get(projectId)?.blocks;
    if (blocks && !blocks.some((block) => block.id === unit.block))
      reader.addIssue(file, 'unit.block', issue('block', { project: projectId }), unit.block, {
        source: `projects/${projectId}.json`,
      });
    const place = [projectId, unit.block, home.attributes.layout.floor ?? 0, unit.position].join(' ');
    const other = taken.get(place);
    if (other !== undefined)
      reader.addIssue(file, 'unit.position', issue('placeTaken', { home: other.id }), unit.position, {
        source: other.file,
      });
    taken.set(place, { id, file });
  }
}
