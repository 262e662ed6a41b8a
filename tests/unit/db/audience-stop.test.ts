import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { figuresByDay } from '@/lib/db/audience-figures';
import { sendViews } from '../../support/send-views';
import { onBothEngines, type TestDatabase } from '../../support/storage/database';

const home = 5801;
/** What a crash may lose, in ms: the interval of lib/audience/start.ts, and a write on a busy machine. */
const bound = 2_000;

async function startSite({ env }: TestDatabase): Promise<{ site: ChildProcess; url: string }> {
  const site = spawn(
    process.execPath,
    ['scripts/support/run-module.ts', 'tests/support/storage/processes/count-views.ts'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(site.stdout, 'data');
  return { site, url: `http://localhost:${Number(port)}` };
}

/** Sends views without a pause to a site that is ended meanwhile. */
async function endUnderLoad(database: TestDatabase, signal: NodeJS.Signals) {
  const { site, url } = await startSite(database);
  const ended = once(site, 'close');
  const enough = new AbortController();
  const sending = sendViews(url, home, enough.signal);
  await pause(3_000);
  const endedAt = Date.now();
  site.kill(signal);
  // Node keeps a connection as long as it is used.
  await pause(1_000);
  enough.abort();
  const [code] = await ended;
  const { sent, answered } = await sending;
  const [figures] = await figuresByDay([home]);
  return { code, endedAt, sent, answered, views: figures?.views ?? 0, visits: figures?.visits ?? 0 };
}

onBothEngines((database) => {
  it('a site that is stopped under load has written every view that it answered', async () => {
    const { code, sent, answered, views, visits } = await endUnderLoad(database(), 'SIGTERM');
    expect(code).toBe(143);
    expect(answered.length).toBeGreaterThan(300);
    expect(views).toBeGreaterThanOrEqual(answered.length);
    expect(views).toBeLessThanOrEqual(sent);
    expect(visits).toBe(views);
  });

  it('a site that is killed loses what it counted in the last moment, and nothing that came before', async () => {
    const { endedAt, answered, views, visits } = await endUnderLoad(database(), 'SIGKILL');
    expect(views).toBeGreaterThanOrEqual(answered.filter((at) => at < endedAt - bound).length);
    expect(views).toBeGreaterThan(0);
    expect(visits).toBe(views);
  });
});
