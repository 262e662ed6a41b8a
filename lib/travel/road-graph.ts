/**
 * The roads of an area as a directed graph in typed arrays: the edges that leave node `n` are those from `first[n]` to `first[n + 1]`.
 * Times are in tenths of a second; 0 where the edge is closed to cars or to bicycles.
 */
export interface RoadGraph {
  /** In units of 1e-5 degrees. */
  longitude: Int32Array;
  latitude: Int32Array;
  first: Uint32Array;
  to: Uint32Array;
  car: Uint16Array;
  bike: Uint16Array;
}

/** The means of transport of a visitor; also the names of the times in the graph. */
export const vehicles = ['car', 'bike'] as const;
export type Vehicle = (typeof vehicles)[number];

export const unitsPerDegree = 1e5;

/** The arrays of the file, in their order, with the length of each. */
const layout = (nodes: number, edges: number) =>
  [
    ['longitude', Int32Array, nodes],
    ['latitude', Int32Array, nodes],
    ['first', Uint32Array, nodes + 1],
    ['to', Uint32Array, edges],
    ['car', Uint16Array, edges],
    ['bike', Uint16Array, edges],
  ] as const;

/** The bytes before the arrays: the number of nodes and the number of edges. */
const headBytes = 8;

/** Returns the graph as the bytes of one file. */
export function packGraph(graph: RoadGraph): Uint8Array {
  const [nodes, edges] = [graph.longitude.length, graph.to.length];
  const arrays = layout(nodes, edges).map(([name]) => graph[name]);
  return Buffer.concat([
    Uint8Array.from(Buffer.from(Uint32Array.of(nodes, edges).buffer)),
    ...arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ]);
}

/** Returns the graph in the bytes of packGraph(), without copying them. Throws if the length does not match. */
export function unpackGraph(bytes: ArrayBuffer): RoadGraph {
  const [nodes = 0, edges = 0] = new Uint32Array(bytes, 0, 2);
  const arrays = layout(nodes, edges);
  const expected = arrays.reduce(
    (sum, [, { BYTES_PER_ELEMENT }, length]) => sum + length * BYTES_PER_ELEMENT,
    headBytes,
  );
  if (expected !== bytes.byteLength)
    throw new Error(`road graph: expected ${expected} bytes, found ${bytes.byteLength}`);
  const graph: Partial<Record<keyof RoadGraph, Int32Array | Uint32Array | Uint16Array>> = {};
  let at = headBytes;
  for (const [name, Kind, length] of arrays) {
    graph[name] = new Kind(bytes, at, length);
    at += length * Kind.BYTES_PER_ELEMENT;
  }
  return graph as RoadGraph;
}
