import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { loadData } from '@/lib/data/load';
import { finishChanges } from '@/lib/data/write';
import { db } from '@/lib/db/database';
import { findWorkingCopy } from '@/lib/staff/working-copies/store';
import { sampleDir } from '@/tests/support/sample-site';
import { onBothEngines, type TestDatabase } from '@/tests/support/storage/database';
import { staffBrowser } from '@/tests/support/storage/office';
import { newFolder } from '@/tests/unit/data/folder';

const kills = 30;
// Homes that no other file names, so that they can be withdrawn.
const [saved, left] = ['properties/5802', 'properties/5803'];

type Home = { title: Record<string, string>; status: string };
const numberIn = (text = ''): number => Number(/^(?:Titel|HALB) (\d+)$/.exec(text)?.[1] ?? 0);

/** Lets somebody type and save from a number on, kills the process at any moment, and returns the last number of each kind that was answered. */
async function editUntilKilled({ env }: TestDatabase, dataDir: string, staff: string, first: number, ms: number) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/support/server-code.ts',
      'tests/support/storage/processes/edit-many.ts',
      staff,
      String(first),
      saved,
      left,
    ],
    { env: { ...process.env, ...env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  const last = { left: 0, typed: 0, saved: 0 };
  let isFirst = true;
  for await (const line of createInterface(child.stdout)) {
    if (isFirst) setTimeout(() => child.kill('SIGKILL'), ms);
    isFirst = false;
    const [what, n] = line.split(' ') as [keyof typeof last, string];
    last[what] = Number(n);
  }
  // It must not have ended by itself, with an answer that it did not expect.
  expect(await ended).toBe('SIGKILL');
  return last;
}

onBothEngines((database) => {
  it(`a site that is killed ${kills} times while somebody types, saves and publishes keeps all it answered, and publishes nothing unsaved`, async () => {
    const dir = newFolder();
    cpSync(sampleDir, dir, { recursive: true });
    const stored = (record: string): Home => JSON.parse(readFileSync(path.join(dir, `${record}.json`), 'utf8'));
    const copyOf = async (record: string, staff: string) =>
      (await findWorkingCopy(record, staff))?.content as Home | undefined;
    const { staff } = await staffBrowser({ role: 'editor' });
    const untouched = stored(left);
    const moments = { typing: 0, saving: 0 };
    let next = 1;
    let known = { left: 0, saved: 0 };
    for (let kill = 0; kill < kills; kill++) {
      const last = await editUntilKilled(database(), dir, staff.id, next, Math.random() * (kill % 2 ? 400 : 60));
      // The lease counts as expired.
      await (await db()).updateTable('lease').set({ held_until: 0 }).execute();
      await finishChanges(dir);
      // No folder before the first save.
      const changes = path.join(dir, '.heem/change');
      expect(existsSync(changes) ? readdirSync(changes) : []).toEqual([]);
      loadData(dir);

      const home = stored(saved);
      const n = numberIn(home.title.nl);
      expect(n).toBeGreaterThanOrEqual(Math.max(last.saved, known.saved));
      // A save that was under way is there as a whole, with its status and its line, or not at all.
      expect([last.saved || known.saved, last.typed]).toContain(n);
      if (n > 0) {
        expect(home.status).toBe(n % 2 ? 'withdrawn' : 'published');
        const { entries } = await listAudit({ subject: '5802' }, null, 1);
        expect(entries[0]?.after).toMatchObject({ 'title.nl': `Titel ${n}` });
      }
      // Unsaved text is in the working copy.
      if (last.typed > n) expect(numberIn((await copyOf(saved, staff.id))?.title.nl)).toBe(last.typed);

      expect(stored(left)).toEqual(untouched);
      const half = numberIn((await copyOf(left, staff.id))?.title.de);
      expect(half).toBeGreaterThanOrEqual(Math.max(last.left, known.left));
      expect(half).toBeLessThanOrEqual(last.left + 1);

      moments[last.typed > last.saved ? 'saving' : 'typing']++;
      known = { left: half, saved: n };
      next = Math.max(half, last.typed, n) + 1;
    }
    console.log(
      `${kills} kills: ${moments.saving} during a save, ${moments.typing} during an autosave; ${known.saved} saves`,
    );
  }, 600_000);
});
