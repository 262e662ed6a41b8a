import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { processState } from '@/lib/base/process-state';
import { loadData } from '@/lib/data/load';
import { createState } from '@/lib/data/store';
import { finishChanges } from '@/lib/data/write';
import { db } from '@/lib/db/database';
import { saveRecord } from '@/lib/records/save-records';
import { changedHome, ownPicture, saver, startSaving } from '@/tests/support/saves';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { ownData } from '@/tests/support/storage/reviews';

const homes = [5801, 5802];
const kills = 100;

let dir: string;
beforeEach(() => {
  const data = ownData();
  dir = data.dir;
  return data.leave;
});

const homeOf = (id: number) => JSON.parse(readFileSync(path.join(dir, `properties/${id}.json`), 'utf8'));
/** 0 before the first save. */
const numberOf = (id: number): number => Number(/^R-\d+-(\d+)$/.exec(homeOf(id).reference)?.[1] ?? 0);

onBothEngines((database) => {
  it(`a site that is killed ${kills} times during saves leaves every file whole and every answered save there`, async () => {
    let next = 1;
    let interrupted = 0;
    for (let kill = 0; kill < kills; kill++) {
      const { child, answered } = startSaving(database(), dir, next, 1_000, homes);
      const stop = (ms: number) => void setTimeout(() => child.kill('SIGKILL'), Math.random() * ms);
      // Any time, or while a change is on its way.
      const last = await answered(() => {
        if (kill % 2 === 0) stop(250);
        else watch(path.join(dir, '.heem/change'), { persistent: false }).once('change', () => stop(30));
      });
      if (existsSync(path.join(dir, '.heem/change')) && readdirSync(path.join(dir, '.heem/change')).length > 0)
        interrupted++;
      // The lease counts as expired.
      await (await db()).updateTable('lease').set({ held_until: 0 }).execute();
      await finishChanges(dir);
      expect(readdirSync(path.join(dir, '.heem/change'))).toEqual([]);
      loadData(dir);
      const stored = homes.map(numberOf);
      for (const [i, n] of stored.entries()) {
        const home = homes[i] ?? 0;
        expect(n).toBeGreaterThanOrEqual(last.get(home) ?? 0);
        expect(n).toBeLessThanOrEqual((last.get(home) ?? next - 1) + 1);
        const picture = path.join(dir, ownPicture(home));
        if (n % 3 === 0) expect(existsSync(picture)).toBe(false);
        else expect(readFileSync(picture, 'utf8')).toBe(String(n));
        const { entries } = await listAudit({ subject: String(home) }, null, 1);
        // Killed before the first save of a home, the log has nothing of it.
        if (n > 0) expect(entries[0]?.after).toMatchObject({ reference: `R-${home}-${n}` });
        else expect(entries).toEqual([]);
      }
      expect(readdirSync(dir, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
      next = Math.max(...stored) + 1;
    }
    console.log(`${kills} kills: ${interrupted} in the middle of a change, ${next - 1} saves of each home`);
  }, 1_200_000);
});

onSqlite(() => {
  it('a thousand saves leave the memory as it was', async () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const heap = () => {
      gc();
      return process.memoryUsage().heapUsed / 1e6;
    };
    const file = 'properties/5801.json';
    let data = loadData(dir);
    let early = 0;
    for (let n = 1; n <= 1_000; n++) {
      processState.data = createState(data);
      const base = homeOf(5801);
      await saveRecord({ file, base, mine: changedHome(base, n) }, saver);
      // The running site follows its folder in the same way.
      data = loadData(dir, data.files);
      if (n === 200) early = heap();
    }
    expect(numberOf(5801)).toBe(1_000);
    const grown = heap() - early;
    console.log(`heap: ${early.toFixed(1)} MB after 200 saves, ${grown.toFixed(1)} MB more after 1,000`);
    expect(grown).toBeLessThan(10);
  }, 1_200_000);
});
