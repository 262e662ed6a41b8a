import { readFileSync } from 'node:fs';
import { LngLat, type Map as MapLibreMap } from 'maplibre-gl';
import { describe, expect, it, vi } from 'vitest';
import { firstView, keepViewWhole, marginsPx, zoomLimit, zoomLimits } from '@/components/map/frame/camera';
import { pillPx } from '@/components/map/frame/covered';
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

it('shows its first view whole again in a map that becomes smaller, until it is moved', () => {
  const container = { clientWidth: 864, clientHeight: 741 };
  let [zoom, onResize] = [7, () => {}];
  const map = {
    getContainer: () => container as HTMLElement,
    getCenter: () => new LngLat(4.5, 50.5),
    getZoom: () => zoom,
    on: (_: string, listener: () => void) => {
      onResize = listener;
    },
  };
  const fitView = vi.fn(() => {
    zoom = 6.9;
  });
  keepViewWhole(map as unknown as MapLibreMap, fitView);
  const resizeTo = (clientHeight: number) => {
    Object.assign(container, { clientHeight });
    onResize();
    return fitView.mock.calls.length;
  };
  expect([692, 741, 692, 600].map(resizeTo)).toEqual([1, 1, 1, 2]);
  zoom = 9;
  expect(resizeTo(500)).toBe(2);
});

describe('the parts over the edges of a map', () => {
  const px = (file: string, pattern: RegExp) => {
    const [, rem] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
    if (!rem) throw new Error(`${file}: ${pattern}`);
    return Number(rem) * 16;
  };

  it('have the place of the link to the list, with some room', () => {
    const css = 'components/listing/map-first.module.css';
    const sheet = px(css, /iframe \{\s*height: calc\(100% - ([\d.]+)rem/);
    const bottom = px(css, /\.pillList \{\s*bottom: calc\(var\(--peek\) \+ ([\d.]+)rem/) - sheet;
    const height = px(css, /\.pill \{[^}]*min-height: ([\d.]+)rem/);
    expect([pillPx.bottom, pillPx.bottom + pillPx.height]).toEqual([bottom - 4, bottom + height + 4]);
    expect(marginsPx.narrow.bottom).toBeGreaterThan(bottom + height);
  });

  it('have a row of tools, or two on a narrow map, which the homes stay below', () => {
    const css = 'components/map/frame/toolbar.module.css';
    const edge = px(css, /inset: ([\d.]+)rem/);
    const row = px(css, /min-height: ([\d.]+)rem/);
    const gap = px(css, /gap: ([\d.]+)rem/);
    expect(marginsPx.wide.top).toBeGreaterThanOrEqual(edge + row + 16);
    expect(marginsPx.narrow.top).toBeGreaterThanOrEqual(edge + row + gap + row);
  });
});
