import { describe, expect, it } from 'vitest';
import { firstView, zoomLimit, zoomLimits } from '@/components/map/frame/camera';
import { packHome } from '@/lib/map/map-messages';
import { mapHome, message } from './message';

const limburg = [4.53, 50.53, 5.86, 51.21] as const;
const hasselt = [5.3378, 50.9311] as const;
const ghent = [3.72, 51.05] as const;

it('goes near where streets are drawn, and no nearer than the overview elsewhere', () => {
  const tiles = { detailAreas: [limburg] };
  expect(zoomLimit(tiles, hasselt)).toBe(zoomLimits.streets);
  // The tiles of the overview end before zoom 10.
  expect(zoomLimit(tiles, ghent)).toBeLessThan(10);
});

it('uses the whole file of an agency, whose streets are everywhere', () => {
  expect(zoomLimit({ detailAreas: null }, ghent)).toBe(zoomLimits.full);
});

describe('the first view', () => {
  const phone = { clientWidth: 390 };
  const wide = { clientWidth: 864 };
  const listOf = (...latitudes: number[]) => ({
    ...message,
    propertiesList: latitudes.map((latitude, i) => packHome(mapHome(i + 1, 5.3, latitude))),
  });

  it('holds the homes of a list; on a wide map the whole land where they lie far apart in it', () => {
    const near = firstView(listOf(50.9, 51), wide).bounds;
    expect([near.getSouth(), near.getNorth()]).toEqual([50.9, 51]);
    const far = listOf(49.6, 51);
    expect(firstView(far, phone).bounds.getNorth()).toBe(51);
    const land = firstView(far, wide).bounds;
    // Antwerp and the border north of it, Ostend, Luxembourg.
    for (const place of [
      [4.4, 51.22],
      [4.7, 51.49],
      [2.9, 51.2],
      [6.13, 49.6],
    ] as const)
      expect(land.contains([...place])).toBe(true);
  });
});
