import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { minuteMs } from '@/lib/day';
import { openDatabase } from '@/lib/db/database';
import { sqliteDialect } from '@/lib/db/sqlite';
import { isWithinLimitOf } from '@/lib/forms/rate-limit';
import { QueueFull, ThreadQueue } from '@/lib/poster/thread-queue';
import { processState } from '@/lib/process-state';
import { homes } from '@/tests/support/sample-site';

// The pictures are prepared by the build.
vi.mock('@/lib/catalogue/property-poster', async (original) => {
  const { toPoster } = await original<typeof import('@/lib/catalogue/property-poster')>();
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

/** CPU of this thread in ms: whatever else the machine does does not count. */
function ownCpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

it('while twenty posters are drawn the server is never busy for more than 100 ms', async () => {
  await ask(forSale[0] ?? 0, '192.0.2.1');
  let [longest, last] = [0, process.threadCpuUsage()];
  const watch = setInterval(() => {
    longest = Math.max(longest, ownCpuMs(last));
    last = process.threadCpuUsage();
  }, 5);
  const answers = await Promise.all(forSale.slice(1, 21).map((id) => ask(id, '192.0.2.1')));
  clearInterval(watch);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(Math.max(longest, ownCpuMs(last))).toBeLessThan(100);
}, 60_000);

it('the second request for the same poster is not drawn again, and takes no turn', async () => {
  const first = await (await ask(forSale[0] ?? 0, '192.0.2.2')).bytes();
  expect(Buffer.from(first.slice(0, 5)).toString()).toBe('%PDF-');
  const started = process.cpuUsage();
  for (let again = 0; again < 40; again++) {
    const answer = await ask(forSale[0] ?? 0, '192.0.2.2');
    expect(await answer.bytes()).toEqual(first);
  }
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000 / 40).toBeLessThan(30);
});

it('a request while too many wait gets a Retry-After', async () => {
  vi.spyOn(ThreadQueue.prototype, 'run').mockRejectedValueOnce(new QueueFull());
  const { status, headers } = await ask(forSale[21] ?? 0, '192.0.2.3');
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '10', 'private, no-store']);
});

it('one network has thirty drawn in ten minutes', async () => {
  const network = '192.0.2.4';
  for (let drawn = 0; drawn < 29; drawn++) await isWithinLimitOf('poster', network, 30, 10 * minuteMs);
  const [last, refused] = [await ask(forSale[21] ?? 0, network), await ask(forSale[22] ?? 0, network)];
  expect([last.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 429, '600']);
});
