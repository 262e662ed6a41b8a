import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { withImportLock } from '../../../scripts/import/run-import';
import { writeFile } from '../../../scripts/support/project';
import { Agency, fourHouses, kyeroOf } from '../../support/import/agency';

const [a, b, c, d] = fourHouses;

describe('a run that is cut short', () => {
  it.each([1, 2, 3, 4, 5])('before write %i leaves sound data, and the next one ends its work', async (last) => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b));
    let writes = 0;
    const write: typeof writeFile = (file, content) => {
      if (++writes === last) throw new Error('the power is gone');
      writeFile(file, content);
    };
    const feed = kyeroOf({ ...a, price: 1000 }, c, d);
    await expect(agency.import(feed, {}, { write })).rejects.toThrow('the power is gone');
    loadSnapshot(agency.dir);
    await agency.import(feed);
    loadSnapshot(agency.dir);
    const standing = [...agency.homes()].map(([id, { status }]) => `${id} ${status}`).sort();
    expect(standing).toEqual(['a published', 'b withdrawn', 'c published', 'd published']);
    expect(await agency.import(feed)).toMatchObject({ unchanged: 3, changed: [], added: [], withdrawn: [] });
    expect(readdirSync(agency.dir, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
  });

  it('is not begun while another one runs, and a dead one is in nobody’s way', async () => {
    const agency = new Agency();
    const lock = path.join(agency.means.varDir, 'import.lock');
    const second = () => withImportLock(lock, () => agency.import(kyeroOf(a)));
    await withImportLock(lock, () => expect(second()).rejects.toThrow('another import runs'));
    // No process has a number this high: Linux ends at 2²².
    writeFile(lock, '4999999');
    expect((await second()).added).toEqual([5915]);
    expect(() => readFileSync(lock)).toThrow('ENOENT');
  });
});
