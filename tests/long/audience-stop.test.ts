import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { figuresByDay } from '@/lib/audience/store';
import { sendViews } from '@/tests/support/send-views';
import { onBothEngines, type TestDatabase } from '@/tests/support/storage/database';

const home = 5801;

async function startSite({ env }: TestDatabase): Promise<{ site: ChildProcess; url: string }> {
  const site = spawn(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'tests/support/storage/processes/count-views.ts'],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [port] = await once(site.stdout, 'data');
  return { site, url: `http://localhost:${Number(port)}` };
}

async function stored(): Promise<{ views: number; visits: number }> {
  const [figures] = await figuresByDay([home]);
  return { views: figures?.views ?? 0, visits: figures?.visits ?? 0 };
}

/** Sends views to a site without a pause; the site gets the signal once it has written earlier views under load. */
async function endUnderLoad(database: TestDatabase, signal: NodeJS.Signals) {
  const { site, url } = await startSite(database);
  const ended = once(site, 'close');
  const enough = new AbortController();
  const tally = { sent: 0, answered: 0 };
  const sending = sendViews(url, home, enough.signal, tally);
  await vi.waitFor(() => expect(tally.answered).toBeGreaterThan(300), 5_000);
  const answeredBefore = tally.answered;
  await vi.waitFor(async () => expect((await stored()).views).toBeGreaterThanOrEqual(answeredBefore), 10_000);
  const written = (await stored()).views;
  site.kill(signal);
  // Node keeps a connection open as long as it is used.
  await pause(1_000);
  enough.abort();
  const [code] = await ended;
  await sending;
  return { code, ...tally, written, ...(await stored()) };
}

onBothEngines((database) => {
  it('a site that is stopped under load has written every view that it answered', async () => {
    const { code, sent, answered, views, visits } = await endUnderLoad(database(), 'SIGTERM');
    expect(code).toBe(143);
    expect(views).toBeGreaterThanOrEqual(answered);
    expect(views).toBeLessThanOrEqual(sent);
    expect(visits).toBe(views);
  });

  it('a site that is killed keeps the views that it has written', async () => {
    const { sent, written, views, visits } = await endUnderLoad(database(), 'SIGKILL');
    expect(views).toBeGreaterThanOrEqual(written);
    expect(views).toBeLessThanOrEqual(sent);
    expect(visits).toBe(views);
  });
});
