import { globSync } from 'node:fs';
import { writeFile } from '../lib/files/write-file.ts';
import { packGraph } from '../lib/travel/road-graph.ts';
import { readStreets, sourcePath } from './base-map/sources.ts';
import { stretchesOf, toGraph } from './roads/graph.ts';
import { toPlaces } from './roads/places.ts';
import { makeOnce } from './support/made-file.ts';
import { inProject, root } from './support/project.ts';

// Makes what travel times are computed from, a graph of the roads and the names of the streets: docs/travel-time.md.

const [graphFile, placesFile] = [inProject('public/travel/roads.bin'), inProject('public/travel/places.json')] as const;
const programs = [
  'scripts/roads.ts',
  'lib/travel/road-graph.ts',
  ...globSync('scripts/roads/*.ts', { cwd: root }).sort(),
];

/** Makes both files where one is missing or what they are made from has changed (ten seconds). */
export async function prepareRoads(): Promise<void> {
  const made = await makeOnce([graphFile, placesFile], [...programs, sourcePath('streets')], async () => {
    const streets = readStreets();
    const graph = toGraph(stretchesOf(streets));
    writeFile(graphFile, packGraph(graph));
    writeFile(placesFile, JSON.stringify(toPlaces(streets)));
    console.log(`roads: ${graph.longitude.length} junctions`);
  });
  console.log(`roads: ${made ? 'made' : 'ready'} in public/travel`);
}

if (import.meta.main) await prepareRoads();
