import path from 'node:path';
import { expect, it } from 'vitest';
import { QueueFull, ThreadQueue } from '@/lib/poster/thread-queue';
import type { Wish } from '@/tests/support/poster/wilful-thread';

const queue = (change: { maxWaiting?: number; timeout?: number } = {}) =>
  new ThreadQueue<Wish, number>({
    file: path.resolve('tests/support/poster/wilful-thread.ts'),
    maxWaiting: 20,
    timeout: 10_000,
    ...change,
  });

it('one thread does all the work, one after the other', async () => {
  const thread = queue();
  const numbers = await Promise.all(Array.from({ length: 5 }, () => thread.run('its number')));
  expect(new Set(numbers).size).toBe(1);
});

it('takes no more than may wait, and again once they are done', async () => {
  const thread = queue({ maxWaiting: 2 });
  const asked = Array.from({ length: 5 }, () => thread.run({ pauseMs: 50 }));
  const states = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(asked[4]).rejects.toBeInstanceOf(QueueFull);
  await expect(thread.run('its number')).resolves.toBeGreaterThan(0);
});

it.each(['an error', 'an end'] as const)('a thread that crashes (%s) fails that work alone', async (crash) => {
  const thread = queue();
  const [before, failed, after] = await Promise.allSettled([
    thread.run('its number'),
    thread.run(crash),
    thread.run('its number'),
  ]);
  expect([before?.status, failed?.status, after?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(after).not.toEqual(before);
});

it('a thread that hangs is terminated with its queue, and a new one takes the next job', async () => {
  const thread = queue({ timeout: 3_000 });
  const [hung, behind] = await Promise.allSettled([thread.run('nothing'), thread.run('its number')]);
  expect(hung).toMatchObject({ status: 'rejected', reason: { message: 'The thread took longer than 3000 ms.' } });
  expect(behind).toMatchObject({ status: 'rejected', reason: expect.any(QueueFull) });
  await expect(thread.run('its number')).resolves.toBeGreaterThan(0);
});
