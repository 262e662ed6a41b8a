import { describe, expect, it } from 'vitest';
import { timesFrom } from '@/lib/travel/reach';
import { packGraph, unpackGraph, type Vehicle } from '@/lib/travel/road-graph';
import { roads } from '@/lib/travel/roads';
import type { Point } from '@/scripts/base-map/geometry';
import type { Street } from '@/scripts/base-map/sources';
import { grid, nodeAt, point, roadsWith, street } from './small-town';

const town = grid(4);

/** Seconds between two points, or Infinity. */
function seconds(streets: readonly Street[], from: Point, to: Point, by: Vehicle = 'car'): number {
  const all = roadsWith([...town, ...streets]);
  return timesFrom(all.graph, nodeAt(all, from), by, 3600)[nodeAt(all, to)] ?? Number.NaN;
}

describe('the times of roads', () => {
  const [near, far] = [point(3, 3), point(13, 3)];

  it('follow from length and kind of road', () => {
    expect(seconds([street(near, far)], near, far)).toBeCloseTo(3600 / 22, 0);
    expect(seconds([street(near, far, { highway: 'primary' })], near, far)).toBeCloseTo(3600 / 50, 0);
    expect(seconds([street(near, far)], near, far, 'bike')).toBeCloseTo(3600 / 16, 0);
  });

  it('follow a limit, within reason', () => {
    const limited = (maxspeed: string) => seconds([street(near, far, { highway: 'primary', maxspeed })], near, far);
    expect(limited('50')).toBeCloseTo(3600 / 40, 0);
    expect(limited('120')).toBeCloseTo(3600 / 60, 0);
    expect(limited('BE:rural')).toBeCloseTo(3600 / 50, 0);
  });

  it('are of a detour where a street is one-way, but for bicycles', () => {
    const detour = [street(far, point(13, 13)), street(point(13, 13), point(3, 13)), street(point(3, 13), near)];
    for (const [oneway, from, to] of [['yes', far, near] as const, ['-1', near, far] as const]) {
      expect(seconds([street(near, far, { oneway }), ...detour], to, from)).toBeCloseTo(3600 / 22, 0);
      expect(seconds([street(near, far, { oneway }), ...detour], from, to)).toBeCloseTo((3 * 3600) / 22, -1);
      expect(seconds([street(near, far, { oneway }), ...detour], from, to, 'bike')).toBeCloseTo(3600 / 16, 0);
    }
  });

  it('have no car on a track, and no bicycle on a motorway', () => {
    const detour = [street(near, point(3, 13)), street(point(3, 13), point(13, 13)), street(point(13, 13), far)];
    expect(seconds([street(near, far, { highway: 'track' }), ...detour], near, far)).toBeCloseTo((3 * 3600) / 22, -1);
    const motorway = [street(near, far, { highway: 'motorway' }), street(far, near, { highway: 'motorway' })];
    expect(seconds([...motorway, ...detour], near, far, 'bike')).toBeCloseTo((3 * 3600) / 16, -1);
  });

  it('go on over a piece of motorway that the data lack', () => {
    const [ramp, gap, on, end] = [point(3, 4), point(20, 4), point(65, 5), point(80, 5)];
    const motorway = (from: Point, to: Point) => street(from, to, { highway: 'motorway' });
    const there = [street(near, ramp), motorway(ramp, gap), motorway(on, end), street(end, far)];
    expect(seconds([...there, street(near, far)], near, end)).toBeLessThan(
      seconds([street(near, far), street(far, end)], near, end),
    );
  });
});

it('a road that leads nowhere back is left out', () => {
  const all = roadsWith([...town, street(point(3, 3), point(9, 9), { oneway: 'yes' })]);
  expect(all.graph.longitude).toHaveLength(16);
});

it('the graph is the same after it was a file, and a damaged file is refused', () => {
  const { graph } = roadsWith(town);
  const file = Uint8Array.from(packGraph(graph));
  expect(unpackGraph(file.buffer)).toEqual(graph);
  expect(() => unpackGraph(file.slice(0, -2).buffer)).toThrow(/road graph: expected \d+ bytes/);
});

it('the search agrees with all ways of a small town', () => {
  const all = roadsWith(town);
  const { first, to, car, longitude } = all.graph;
  const slow = new Float64Array(longitude.length).fill(Number.POSITIVE_INFINITY);
  slow[0] = 0;
  for (let round = 0; round < longitude.length; round++)
    for (let node = 0; node < longitude.length; node++)
      for (let edge = first[node] ?? 0; edge < (first[node + 1] ?? 0); edge++) {
        const next = to[edge] ?? 0;
        slow[next] = Math.min(slow[next] ?? 0, (slow[node] ?? 0) + (car[edge] ?? 0) / 10);
      }
  timesFrom(all.graph, 0, 'car', 3600).forEach((time, node) => {
    expect(time).toBeCloseTo(slow[node] ?? Number.NaN, 6);
  });
});

it('the roads of the sample lead over the E314, whose data have gaps, from Hasselt to Leuven', async () => {
  const all = await roads();
  const [hasselt, leuven] = [[5.3275, 50.9309] as Point, [4.7159, 50.8814] as Point];
  const minutes = (timesFrom(all.graph, nodeAt(all, hasselt), 'car', 7200)[nodeAt(all, leuven)] ?? 0) / 60;
  expect(minutes).toBeGreaterThan(35);
  expect(minutes).toBeLessThan(50);
});
