import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ports, root } from '@/scripts/support/project';
import { startSite } from '@/scripts/support/site';
import { countedOf } from '@/tests/support/counted';
import { sendViews } from '@/tests/support/send-views';

const home = 5801;

test('a site that is stopped while it receives views loses none that it answered', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'heem-views-'));
  const site = await startSite({
    args: ['scripts/start.ts'],
    cwd: root,
    port: ports.testStopped,
    env: { VAR_DIR: dir },
  });
  const enough = new AbortController();
  const tally = { sent: 0, answered: 0 };
  const sending = sendViews(site.url, home, enough.signal, tally);
  await expect.poll(() => tally.answered).toBeGreaterThan(300);
  const stopped = site.stop();
  await pause(1_000);
  enough.abort();
  await stopped;
  await sending;
  const { views = 0, visits } = await countedOf([home], dir);
  expect(views).toBeGreaterThanOrEqual(tally.answered);
  expect(views).toBeLessThanOrEqual(tally.sent);
  expect(visits).toBe(views);
  rmSync(dir, { recursive: true });
});
