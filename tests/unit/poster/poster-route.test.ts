import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { minuteMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { openDatabase } from '@/lib/db/database';
import { sqliteDialect } from '@/lib/db/sqlite';
import { isWithinLimitOf } from '@/lib/http/rate-limit';
import { QueueFullError, ThreadQueue } from '@/lib/jobs/thread-queue';
import { homes } from '@/tests/support/sample-site';

// The pictures are prepared by the build.
vi.mock('@/lib/poster/property-poster', async (original) => {
  const { toPoster } = await original<typeof import('@/lib/poster/property-poster')>();
  return {
    toPoster: (...given: Parameters<typeof toPoster>) => {
      const poster = toPoster(...given);
      return poster && { ...poster, pictures: [] };
    },
  };
});
const { GET } = await import('@/app/api/poster/[locale]/[id]/route');

const dir = mkdtempSync(path.join(tmpdir(), 'heem-poster-'));
beforeAll(() => {
  processState.database = openDatabase(sqliteDialect(path.join(dir, 'heem.db')));
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await (await processState.database)?.destroy();
  processState.database = undefined;
  rmSync(dir, { recursive: true });
});

const forSale = homes.filter(({ marquee }) => !marquee).map(({ id }) => id);

const ask = (id: number, network: string): Promise<Response> =>
  GET(new Request(`http://localhost/api/poster/de/${id}/`, { headers: { 'x-forwarded-for': network } }), {
    params: Promise.resolve({ locale: 'de', id: String(id) }),
  });

it('posters are drawn by the thread of the queue: meanwhile the server has a small part of the work', async () => {
  const run = vi.spyOn(ThreadQueue.prototype, 'run');
  await ask(forSale[0] ?? 0, '192.0.2.1');
  run.mockClear();
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const answers = await Promise.all(forSale.slice(1, 6).map((id) => ask(id, '192.0.2.1')));
  const [ownUsed, allUsed] = [process.threadCpuUsage(own), process.cpuUsage(all)];
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(run).toHaveBeenCalledTimes(5);
  // A share of the CPU time of one run: the same on any machine.
  expect((ownUsed.user + ownUsed.system) / (allUsed.user + allUsed.system)).toBeLessThan(0.5);
}, 60_000);

it('the second request for the same poster is not drawn again, and takes no turn', async () => {
  const first = await (await ask(forSale[0] ?? 0, '192.0.2.2')).bytes();
  expect(Buffer.from(first.slice(0, 5)).toString()).toBe('%PDF-');
  const run = vi.spyOn(ThreadQueue.prototype, 'run');
  expect(await (await ask(forSale[0] ?? 0, '192.0.2.2')).bytes()).toEqual(first);
  expect(run).not.toHaveBeenCalled();
});

it('a request while too many wait gets a Retry-After', async () => {
  vi.spyOn(ThreadQueue.prototype, 'run').mockRejectedValueOnce(new QueueFullError());
  const { status, headers } = await ask(forSale[21] ?? 0, '192.0.2.3');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'private, no-store']);
});

it('one network has thirty drawn in ten minutes', async () => {
  const network = '192.0.2.4';
  for (let drawn = 0; drawn < 29; drawn++) await isWithinLimitOf('poster', network, 30, 10 * minuteMs);
  const last = await ask(forSale[21] ?? 0, network);
  const refused = await ask(forSale[22] ?? 0, network);
  expect([last.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 429, '600']);
});
