import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sheet } from '@/lib/map/still-names';
import { toStillStreets } from '@/lib/map/still-streets';
import { toPmtiles } from '@/scripts/base-map/pmtiles';
import { streetFeatures } from '@/scripts/base-map/streets';

const folder = mkdtempSync(path.join(tmpdir(), 'still-streets-'));
const file = path.join(folder, 'map.pmtiles');
vi.mock(import('@/lib/map/map-file'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, mapSource: () => original.mapSource(file) };
});
afterAll(() => rmSync(folder, { recursive: true }));

const home = { longitude: 5.3378, latitude: 50.9311, radius: 0 };

describe('the streets of a still map', () => {
  it('are those around a place, with their names and the credit of the file; elsewhere there are none', async () => {
    expect(await toStillStreets(home)).toBeNull();
    const line = [
      [5.33, 50.932],
      [5.345, 50.932],
    ] as [number, number][];
    const streets = [
      { highway: 'residential', name: 'Guffenslaan', line },
      { highway: 'service', line },
    ] as Parameters<typeof streetFeatures>[0];
    const bytes = await toPmtiles(streetFeatures(streets), {
      bounds: [5, 50, 6, 51],
      detailAreas: [[5.3, 50.9, 5.4, 51]],
      overviewZoom: 9,
      maxzoom: 14,
      attribution: '<a href="https://example.org">© Makers</a>, others',
      description: '',
    });
    writeFileSync(file, bytes);
    const found = await toStillStreets(home);
    expect(found).toMatchObject({ credit: '© Makers, others', radius: 0 });
    expect(found?.roads).toMatchObject([{ id: 'minor', path: expect.stringMatching(/^M-?\d+ \d+l\d+ /) }]);
    // The street is 100 m north of the home, which is in the middle of the sheet.
    expect(found?.names).toMatchObject([{ text: 'Guffenslaan', y: 160, angle: 0 }]);
    expect(await toStillStreets({ ...home, longitude: 5.9 })).toBeNull();
  });

  it('name the street of a pin next to it, and no street as that of a circle, which is half as high as the sheet', async () => {
    const [named] = (await toStillStreets(home, 'Nieuwstraat'))?.names ?? [];
    expect(named).toEqual({ text: 'Nieuwstraat', x: 320, y: 242, angle: 0, isMinor: false, isPinStreet: true });
    const circle = await toStillStreets({ ...home, radius: 500 });
    expect(circle?.radius).toBe(sheet.height / 4);
    expect(circle?.names).toMatchObject([{ text: 'Guffenslaan', isPinStreet: false }]);
    expect(await toStillStreets({ ...home, radius: 500 }, 'Guffenslaan')).toEqual(circle);
  });

  it('are left out where the file of an agency is damaged, and the log says so', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    writeFileSync(file, 'not a map');
    expect(await toStillStreets(home)).toBeNull();
    expect(log).toHaveBeenCalledWith(`The streets of ${file} cannot be read:`, expect.any(Error));
    log.mockRestore();
  });
});
