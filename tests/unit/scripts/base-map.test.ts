import { PMTiles } from 'pmtiles';
import { describe, expect, it } from 'vitest';
import { detailAreas } from '@/scripts/base-map';
import { builtUp } from '@/scripts/base-map/built-up';
import { joinLines, type Line, type Point } from '@/scripts/base-map/geometry';
import { type Bounds, toPmtiles } from '@/scripts/base-map/pmtiles';
import type { Street } from '@/scripts/base-map/sources';
import { streetFeatures } from '@/scripts/base-map/streets';
import { sample } from '@/tests/support/sample-site';

const street = (highway: string, name: string | undefined, ...line: Line): Street => ({ highway, name, line });

const points: Record<string, Point> = { a: [0, 0], b: [1, 0], c: [2, 0], d: [3, 0], e: [3, 1], f: [1, 1] };
/** "ab cb" is a line from a to b, and one from c to b. */
const linesOf = (names: string): Line[] =>
  names.split(' ').map((line) => [...line].flatMap((name) => [points[name] as Point]));

it.each([
  ['are joined where two meet, whichever way they run', 'ab cb cd', [4]],
  ['are left separate at a crossing', 'ac cd ce', [2, 2, 2]],
  ['that close a circle are joined once, and none is dropped', 'ab bf fa', [4]],
])('lines: %s', (_, names, lengths) => expect(joinLines(linesOf(names)).map(({ length }) => length)).toEqual(lengths));

const streets = [
  street('motorway', undefined, [5.3, 50.9], [5.4, 50.95]),
  street('tertiary_link', undefined, [5.31, 50.9], [5.32, 50.91]),
  street('residential', 'Kerkstraat', [5.33, 50.93], [5.335, 50.93]),
  street('residential', 'Kerkstraat', [5.335, 50.93], [5.34, 50.93]),
  street('track', undefined, [5.35, 50.92], [5.351, 50.92]),
];

it('shows each class of street from its own zoom, with names from near', () => {
  const from = (name: string) =>
    Math.min(...streetFeatures(streets).flatMap((f) => (f.properties.class === name ? [f.minzoom] : [])));
  expect(['motorway', 'tertiary', 'minor', 'track'].map(from)).toEqual([9, 11, 12, 14]);
  const named = streetFeatures(streets).filter(({ properties }) => properties.name === 'Kerkstraat');
  expect(named.map(({ minzoom, geometry }) => [minzoom, geometry.coordinates.length])).toEqual([[12, 3]]);
});

describe('the file', async () => {
  const bytes = await toPmtiles(streetFeatures(streets), {
    bounds: [5, 50.8, 5.6, 51],
    detailAreas: [
      [5.2, 50.85, 5.35, 51],
      [5.3, 50.85, 5.5, 51],
    ],
    overviewZoom: 9,
    maxzoom: 14,
    attribution: '© OpenStreetMap contributors',
    description: 'a test',
  });
  const archive = new PMTiles({
    getKey: () => 'test',
    getBytes: async (offset, length) => ({ data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer }),
  });

  it('has its whole name and its bounds in the header, without which other programs refuse it and maps stay blank', async () => {
    expect(new TextDecoder().decode(bytes.subarray(0, 8))).toBe('PMTiles\u0003');
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await archive.getHeader();
    expect([minLon, minLat, maxLon, maxLat]).toEqual([5, 50.8, 5.6, 51]);
    expect([minZoom, maxZoom]).toEqual([9, 14]);
  });

  it('contains its layers, attribution and bounds', async () => {
    expect(await archive.getMetadata()).toMatchObject({
      attribution: '© OpenStreetMap contributors',
      detail_areas: [
        [5.2, 50.85, 5.35, 51],
        [5.3, 50.85, 5.5, 51],
      ],
      vector_layers: [{ id: 'streets', minzoom: 9, maxzoom: 14 }],
    });
  });

  it('has tiles only where there are streets', async () => {
    expect((await archive.getZxy(14, 8434, 5490))?.data.byteLength).toBeGreaterThan(20);
    expect(await archive.getZxy(14, 8450, 5490)).toBeUndefined();
  });
});

it('finds built-up land where residential streets lie close together, as closed rings', () => {
  const grid = Array.from({ length: 12 }, (_, i) =>
    street('residential', undefined, [5.3, 50.9 + i * 0.001], [5.32, 50.9 + i * 0.001]),
  );
  const polygons = builtUp(
    [...grid, street('residential', undefined, [5.4, 50.95], [5.402, 50.95])],
    [5.2, 50.85, 5.5, 51],
  );
  expect(polygons).toHaveLength(1);
  const [ring = []] = polygons[0] ?? [];
  expect(ring.at(0)).toEqual(ring.at(-1));
  const longitudes = ring.map(([x]) => x);
  expect(Math.min(...longitudes)).toBeGreaterThan(5.29);
  expect(Math.max(...longitudes)).toBeLessThan(5.33);
});

it('has streets wherever the sample has homes, in areas that do not overlap', () => {
  const homes = [...sample.catalogue.properties.values()].map(({ address }) => [address.longitude, address.latitude]);
  const isIn = ([x = 0, y = 0]: readonly number[], [west, south, east, north]: Bounds) =>
    x > west && x < east && y > south && y < north;
  expect(homes.length).toBeGreaterThan(0);
  expect(homes.filter((home) => !detailAreas.some((area) => isIn(home, area)))).toEqual([]);
  const overlapping = detailAreas.filter((a, i) =>
    detailAreas.slice(i + 1).some((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
  );
  expect(overlapping).toEqual([]);
});
