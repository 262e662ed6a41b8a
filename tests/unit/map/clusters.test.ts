import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterHomes } from '@/components/map/frame/clusters';
import type { MapProperty } from '@/lib/map/map-messages';
import { property } from './message';

const homes = fc
  .array(fc.tuple(fc.double({ min: 2.5, max: 6.4, noNaN: true }), fc.double({ min: 49.5, max: 51.5, noNaN: true })), {
    maxLength: 60,
  })
  .map((points) => points.map(([longitude, latitude], i) => property(i + 1, longitude, latitude)));

it('every home is in one cluster and in no other', () =>
  fc.assert(
    fc.property(homes, fc.integer({ min: 4, max: 16 }), (all, zoom) => {
      const ids = clusterHomes(all, zoom).flatMap((cluster) => cluster.homes.map(([id]) => id));
      expect(ids.sort((a, b) => a - b)).toEqual(all.map(([id]) => id));
    }),
  ));

it('no circle covers another, where they are drawn', () => {
  const near = fc.array(
    fc.tuple(fc.double({ min: 5.3, max: 5.4, noNaN: true }), fc.double({ min: 50.9, max: 50.95, noNaN: true })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(near, fc.integer({ min: 9, max: 14 }), (points, zoom) => {
      const all = points.map(([longitude, latitude], i) => property(i + 1, longitude, latitude));
      const perDegree = (512 * 2 ** zoom) / 360;
      const circles = clusterHomes(all, zoom).filter((cluster) => cluster.homes.length > 1);
      for (const [i, a] of circles.entries())
        for (const b of circles.slice(i + 1)) {
          const x = Math.abs(a.longitude - b.longitude) * perDegree;
          const y = (Math.abs(a.latitude - b.latitude) * perDegree) / Math.cos((50.92 * Math.PI) / 180);
          expect(Math.max(x, y)).toBeGreaterThan(44);
        }
    }),
  );
});

it('words in the place of a price take more room than a price', () => {
  const [longitude, latitude] = [5.33, 50.93];
  const apart = (text: string) => {
    const two = [property(1, longitude, latitude), property(2, longitude + 0.0088, latitude)];
    return clusterHomes(
      two.map((home): MapProperty => [home[0], home[1], home[2], home[3], text, home[5], home[6]]),
      13,
    );
  };
  expect(apart('€ 219.000')).toHaveLength(2);
  expect(apart('Prijs op aanvraag')).toHaveLength(1);
});

it('homes come apart as the visitor zooms in', () => {
  const all = [property(1, 5.33, 50.93), property(2, 5.34, 50.93), property(3, 5.34, 50.93)];
  expect(clusterHomes(all, 7)).toHaveLength(1);
  expect(clusterHomes(all, 15).map(({ key }) => key)).toEqual(['1', '2 3']);
});

it('thousands of homes are grouped in a moment', () => {
  const all = Array.from({ length: 2000 }, (_, i) => property(i, 2.5 + (i % 50) * 0.08, 49.5 + (i / 50) * 0.05));
  const started = performance.now();
  clusterHomes(all, 10);
  expect(performance.now() - started).toBeLessThan(500);
});
