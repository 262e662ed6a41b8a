import type { DataReader, FromFile } from '../data/reader.ts';
import type { Tables } from './catalogue.ts';
import type { Property } from './schema/property.ts';

/** A unit that is shown stands in a block of its project, and two units do not stand in one place. */
export function checkUnitPlaces(
  reader: DataReader,
  homes: readonly FromFile<Property>[],
  { projects }: Pick<Tables, 'projects'>,
): void {
  const taken = new Map<string, number>();
  for (const { file, item: home } of homes) {
    const { id, unit, projectId, status } = home;
    if (!unit || status !== 'published') continue;
    if (projectId === undefined) {
      reader.addIssue(file, 'unit', 'nothing, for the home is in no project', unit);
      continue;
    }
    const blocks = projects.get(projectId)?.blocks;
    if (blocks && !blocks.some((block) => block.id === unit.block))
      reader.addIssue(file, 'unit.block', `an id of blocks in projects/${projectId}.json`, unit.block);
    const place = [projectId, unit.block, home.attributes.layout.floor ?? 0, unit.position].join(' ');
    const other = taken.get(place);
    if (other !== undefined)
      reader.addIssue(file, 'unit.position', `a place of its own (property ${other} has this one)`, unit.position);
    taken.set(place, id);
  }
}
