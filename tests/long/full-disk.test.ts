import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listAudit } from '@/lib/audit/store';
import { processState } from '@/lib/base/process-state';
import { loadData } from '@/lib/data/load';
import { env } from '@/lib/env';
import { sampleDir } from '@/tests/support/sample-site';
import { ownPicture, saveWithPicture } from '@/tests/support/saves';
import { onSqlite } from '@/tests/support/storage/database';

// A disk of its own in memory, which only root may make.
const disk = mkdtempSync(path.join(tmpdir(), 'heem-disk-'));
const mount = (options: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'heem', disk]);
const mayMount = process.platform === 'linux' && mount('size=64m').status === 0;
beforeAll(() => void (mayMount && mount('remount,size=16m')));
afterAll(() => {
  if (mayMount) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

const [dataDir, varDir, filler] = ['data', 'var', 'filler'].map((name) => path.join(disk, name)) as [
  string,
  string,
  string,
];
const file = 'properties/5801.json';
const home = () => readFileSync(path.join(dataDir, file), 'utf8');
const save = (n: number) => saveWithPicture(5801, n, Buffer.alloc(200_000, n));

/** Leaves so many bytes free. */
function fill(free: number): void {
  const space = Number(execFileSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' }).split('\n')[1]);
  writeFileSync(filler, Buffer.alloc(space - free));
}

/** Lists the files of data/ without the hidden ones. */
const listing = () => readdirSync(dataDir, { recursive: true }).filter((name) => !String(name).startsWith('.heem'));

onSqlite(() => {
  beforeEach(() => {
    const before = [env.dataDir, env.varDir, processState.data] as const;
    for (const dir of [dataDir, varDir, filler]) rmSync(dir, { recursive: true, force: true });
    mkdirSync(varDir);
    cpSync(sampleDir, dataDir, { recursive: true });
    [env.dataDir, env.varDir] = [dataDir, varDir];
    processState.data = undefined;
    return () => {
      [env.dataDir, env.varDir, processState.data] = before;
    };
  });

  // Each size stops a save at another point: its copies for the check, its journal, its picture.
  it.runIf(mayMount).each([0, 8_192, 49_152, 131_072, 262_144])(
    'a save on a disk with %i bytes left changes nothing, and says that it is full',
    async (free) => {
      await save(1);
      const [before, files] = [home(), listing()];
      fill(free);
      await expect(save(2)).rejects.toMatchObject({ name: 'Error', reason: 'full' });
      expect(home()).toBe(before);
      expect(listing()).toEqual(files);
      expect(readdirSync(path.join(dataDir, '.heem/change'))).toEqual([]);
      expect((await listAudit({ subject: '5801' }, null, 5)).entries).toHaveLength(1);
      rmSync(filler);
      await save(3);
      expect(JSON.parse(home()).reference).toBe('R-5801-3');
      loadData(dataDir);
    },
  );

  it.runIf(mayMount)('a save in a folder that is read-only changes nothing, and says so', async () => {
    // The files of the check are elsewhere, as in production.
    env.varDir = mkdtempSync(path.join(tmpdir(), 'heem-var-'));
    const before = home();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await expect(save(1)).rejects.toMatchObject({ reason: 'read-only' });
    expect(home()).toBe(before);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    await save(2);
    expect(existsSync(path.join(dataDir, ownPicture(5801)))).toBe(true);
    rmSync(env.varDir, { recursive: true });
  });
});
