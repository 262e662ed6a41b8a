import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterHomes } from '@/components/map/frame/clusters';
import { mapHome } from './message';

const placesIn = (west: number, east: number, south: number, north: number) =>
  fc
    .array(
      fc.tuple(fc.double({ min: west, max: east, noNaN: true }), fc.double({ min: south, max: north, noNaN: true })),
      {
        maxLength: 60,
      },
    )
    .map((points) => points.map(([longitude, latitude], i) => mapHome(i + 1, longitude, latitude)));

it('every home is in one cluster and in no other', () =>
  fc.assert(
    fc.property(placesIn(2.5, 6.4, 49.5, 51.5), fc.integer({ min: 4, max: 16 }), (all, zoom) => {
      const ids = clusterHomes(all, zoom).flatMap((cluster) => cluster.homes.map(({ id }) => id));
      expect(ids.sort((a, b) => a - b)).toEqual(all.map(({ id }) => id));
    }),
  ));

it('no circle covers another, where they are drawn', () =>
  fc.assert(
    fc.property(placesIn(5.3, 5.4, 50.9, 50.95), fc.integer({ min: 9, max: 14 }), (all, zoom) => {
      const perDegree = (512 * 2 ** zoom) / 360;
      const circles = clusterHomes(all, zoom).filter((cluster) => cluster.homes.length > 1);
      for (const [i, a] of circles.entries())
        for (const b of circles.slice(i + 1)) {
          const x = Math.abs(a.longitude - b.longitude) * perDegree;
          const y = (Math.abs(a.latitude - b.latitude) * perDegree) / Math.cos((50.92 * Math.PI) / 180);
          expect(Math.max(x, y)).toBeGreaterThan(44);
        }
    }),
  ));

it('words in the place of a price take more room than a price', () => {
  const [longitude, latitude] = [5.33, 50.93];
  const apart = (text: string) => {
    const two = [mapHome(1, longitude, latitude), mapHome(2, longitude + 0.0088, latitude)];
    return clusterHomes(
      two.map((home) => ({ ...home, price: text })),
      13,
    );
  };
  expect(apart('€ 219.000')).toHaveLength(2);
  expect(apart('Prijs op aanvraag')).toHaveLength(1);
});

it('homes come apart as the visitor zooms in', () => {
  const all = [mapHome(1, 5.33, 50.93), mapHome(2, 5.34, 50.93), mapHome(3, 5.34, 50.93)];
  expect(clusterHomes(all, 7)).toHaveLength(1);
  expect(clusterHomes(all, 15).map(({ key }) => key)).toEqual(['1', '2 3']);
});

it('several homes stand where most of them are, not midway', () => {
  const hasselt = [1, 2, 3].map((id) => mapHome(id, 5.33 + id / 1000, 50.93));
  const [cluster] = clusterHomes([mapHome(9, 4.7, 50.88), ...hasselt], 6.5);
  expect(cluster?.homes).toHaveLength(4);
  expect(cluster?.longitude).toBeCloseTo(5.332, 5);
  expect(cluster?.latitude).toBeCloseTo(50.93, 5);
});

it('the work grows as the homes do, not as their pairs', () => {
  /** CPU time of this thread, in µs: what else the machine does is not counted. */
  const workOf = (times: number, count: number) => {
    const all = Array.from({ length: count }, (_, i) => mapHome(i, 2.5 + (i % 50) * 0.08, 49.5 + (i / 50) * 0.05));
    const before = process.threadCpuUsage();
    for (let time = 0; time < times; time++) clusterHomes(all, 10);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  workOf(16, 1000);
  expect(workOf(1, 16_000) / workOf(16, 1000)).toBeLessThan(8);
});
