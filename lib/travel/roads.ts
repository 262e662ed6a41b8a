import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { processState } from '../base/process-state.ts';
import { distance, type Place } from '../catalogue/places/distance.ts';
import type { PlacesFile } from './places.ts';
import { type RoadGraph, unitsPerDegree, unpackGraph } from './road-graph.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** Read when travel time is first asked for. */
    roads?: Promise<Roads>;
  }
}

/** The roads of the region with its towns, and the nodes where people may live or work. */
export interface Roads {
  graph: RoadGraph;
  towns: PlacesFile;
  /** The nodes that a bicycle reaches too: all but those of motorways. */
  ordinary: Uint32Array;
  /** Returns the ordinary node nearest to a place; null where there is none within `maxKm`, at most one km. */
  nearest(place: Place, maxKm: number): number | null;
}

/** Returns the roads of scripts/roads.ts, read on the first call (some 50 ms and 30 MB). Rejects if they cannot be read, and tries again on the next call. */
export function roads(): Promise<Roads> {
  processState.roads ??= readRoads().catch((error: unknown) => {
    processState.roads = undefined;
    throw error;
  });
  return processState.roads;
}

async function readRoads(): Promise<Roads> {
  const { graph, towns } = await readRoadFiles();
  return toRoads(unpackGraph(graph), JSON.parse(towns) as PlacesFile);
}

/** The sides of a square of about one kilometre, in degrees. */
const width = 0.014;
const height = 0.009;

/** Takes a graph and its towns; adds the search for the node nearest to a place. */
export function toRoads(graph: RoadGraph, towns: PlacesFile): Roads {
  const { longitude, latitude, first, bike } = graph;
  const squareOf = (x: number, y: number) => Math.floor(y / height) * 100_000 + Math.floor(x / width);
  const nodePlace = (node: number): Place => ({
    longitude: (longitude[node] ?? 0) / unitsPerDegree,
    latitude: (latitude[node] ?? 0) / unitsPerDegree,
  });
  const isOrdinary = (_: number, node: number) => bike.subarray(first[node], first[node + 1]).some((time) => time > 0);
  const ordinary = Uint32Array.from(longitude.keys()).filter(isOrdinary);
  const squares = new Map<number, number[]>();
  for (const node of ordinary) {
    const { longitude: x, latitude: y } = nodePlace(node);
    const inside = squares.get(squareOf(x, y));
    if (inside) inside.push(node);
    else squares.set(squareOf(x, y), [node]);
  }
  return {
    graph,
    towns,
    ordinary,
    nearest(place, maxKm) {
      let [best, nearestKm]: [number | null, number] = [null, maxKm];
      for (const x of [-width, 0, width])
        for (const y of [-height, 0, height])
          for (const node of squares.get(squareOf(place.longitude + x, place.latitude + y)) ?? []) {
            const km = distance(nodePlace(node), place);
            if (km < nearestKm) [best, nearestKm] = [node, km];
          }
      return best;
    },
  };
}

const file = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), 'public/travel', name);

/** The road graph as bytes (lib/travel/road-graph.ts) and the towns as JSON (lib/travel/places.ts), which the build makes (scripts/roads.ts); rejects where one is missing. */
async function readRoadFiles(): Promise<{ graph: ArrayBuffer; towns: string }> {
  const [graph, towns] = await Promise.all([
    readFile(/* turbopackIgnore: true */ file('roads.bin')),
    readFile(/* turbopackIgnore: true */ file('places.json'), 'utf8'),
  ]);
  // A copy, since a small buffer may share its memory with others.
  return { graph: Uint8Array.from(graph).buffer, towns };
}
