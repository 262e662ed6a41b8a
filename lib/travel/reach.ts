import FlatQueue from 'flatqueue';
import type { RoadGraph, Vehicle } from './road-graph.ts';

/** The unit of the times in a road graph is a tenth of a second. */
const ticksPerSecond = 10;

/**
 * Returns the seconds from one node of the graph to each node, by Dijkstra's algorithm; Infinity if the way takes longer than `limitSeconds`.
 * The times of edges are estimates from length, kind of road and speed limit, without traffic.
 */
export function timesFrom(graph: RoadGraph, start: number, by: Vehicle, limitSeconds: number): Float64Array {
  const { first, to } = graph;
  const cost = graph[by];
  const times = new Float64Array(first.length - 1).fill(Number.POSITIVE_INFINITY);
  const queue = new FlatQueue();
  times[start] = 0;
  queue.push(start, 0);
  for (let time = queue.peekValue(); time !== undefined; time = queue.peekValue()) {
    const node = queue.pop() ?? 0;
    // Skip an entry that a shorter way has replaced.
    if (time > (times[node] ?? 0)) continue;
    for (let edge = first[node] ?? 0; edge < (first[node + 1] ?? 0); edge++) {
      const spent = cost[edge] ?? 0;
      const next = to[edge] ?? 0;
      const arrival = time + spent / ticksPerSecond;
      if (spent === 0 || arrival > limitSeconds || arrival >= (times[next] ?? 0)) continue;
      times[next] = arrival;
      queue.push(next, arrival);
    }
  }
  return times;
}
