import { readFile } from 'node:fs/promises';
import path from 'node:path';

const file = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), 'public/travel', name);

/** The road graph as bytes (lib/travel/road-graph.ts) and the towns as JSON (lib/travel/places.ts), which the build makes (scripts/roads.ts); rejects where one is missing. */
export async function readRoadFiles(): Promise<{ graph: ArrayBuffer; towns: string }> {
  const [graph, towns] = await Promise.all([
    readFile(/* turbopackIgnore: true */ file('roads.bin')),
    readFile(/* turbopackIgnore: true */ file('places.json'), 'utf8'),
  ]);
  // A copy, since a small buffer may share its memory with others.
  return { graph: Uint8Array.from(graph).buffer, towns };
}
