import { expect, it } from 'vitest';
import { zoomLimit, zoomLimits } from '@/components/map/frame/camera';

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
