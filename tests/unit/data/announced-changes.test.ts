import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { LiveData } from '@/lib/data/live-data';
import { dataState } from '@/lib/data/store';
import { changeData } from '@/lib/data/write';
import { db } from '@/lib/db/database';
import { env } from '@/lib/env';
import { FolderWatch } from '@/lib/files/folder';
import { startJob } from '@/lib/jobs/job';
import { onSqlite } from '@/tests/support/storage/database';
import { Folder } from './folder';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
  const { dataDir } = env;
  const { data } = processState;
  env.dataDir = folder.dir;
  processState.data = undefined;
  // This imitates a network folder, whose events cover only writes of this machine.
  const watch = vi.spyOn(FolderWatch.prototype, 'set').mockReturnValue();
  const silent = vi.spyOn(console, 'log').mockReturnValue();
  // Only timers are fake: the site asks the database every second.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const live = new LiveData();
  dataState();
  live.follow();
  const job = startJob('data', live.job);
  return () => {
    void job.stop();
    live.stop();
    processState.jobs = {};
    vi.useRealTimers();
    for (const spy of [watch, silent]) spy.mockRestore();
    env.dataDir = dataDir;
    processState.data = data;
  };
});

const daysAhead = () => dataState().snapshot.content.visits.daysAhead;

onSqlite(() => {
  it('a change by another instance is read when the database announces it, without any event of the folder', async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    folder.set('visits.json', 'daysAhead', 8);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(daysAhead()).toBe(21);
    await (await db()).insertInto('lease').values({ name: 'data', holder: null, held_until: 0, version: 1 }).execute();
    await vi.waitFor(() => expect(daysAhead()).toBe(8), 10_000);
    const text = readFileSync(path.join(folder.dir, 'visits.json'), 'utf8').replace('"daysAhead":8', '"daysAhead":9');
    await changeData(() => ({ 'visits.json': Buffer.from(text) }));
    await vi.waitFor(() => expect(daysAhead()).toBe(9), 10_000);
  });
});
