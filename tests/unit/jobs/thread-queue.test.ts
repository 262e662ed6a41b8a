import { constants, getPriority } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isQueueFull, QueueFullError, ThreadQueue } from '@/lib/jobs/thread-queue';
import type { Wish } from '@/tests/support/jobs/wilful-thread';

const file = path.resolve('tests/support/jobs/wilful-thread.ts');
const queue = (maxWaiting = 20) => new ThreadQueue<Wish, number>({ file, maxWaiting, timeoutMs: 10_000 });

afterEach(() => vi.useRealTimers());

it('one thread does all the work, one after the other', async () => {
  const thread = queue();
  const numbers = await Promise.all(Array.from({ length: 5 }, () => thread.run('its number')));
  expect(new Set(numbers).size).toBe(1);
});

it('can be started before there is work', async () => {
  const created = vi.fn();
  process.on('worker', created);
  const thread = queue();
  for (let turn = 0; turn < 2; turn++) thread.start();
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(await thread.run('its number')).toBe(created.mock.calls[0]?.[0].threadId);
  expect(created).toHaveBeenCalledOnce();
  process.off('worker', created);
});

it.runIf(process.platform === 'linux')('a thread can let the server go first, whose priority stays', async () => {
  const before = getPriority();
  expect(await queue().run('its lowered priority')).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority()).toBe(before);
});

it('rejects work beyond the limit, and accepts it again later', async () => {
  const thread = queue(2);
  const asked = Array.from({ length: 5 }, () => thread.run('its number'));
  const states = (await Promise.allSettled(asked)).map(({ status }) => status);
  expect(states).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(asked[4]).rejects.toSatisfy(isQueueFull);
  await expect(thread.run('its number')).resolves.toBeGreaterThan(0);
});

it.each(['an error', 'an end'] as const)('a thread that crashes (%s) fails that work alone', async (crash) => {
  const thread = queue();
  const wishes = ['its number', crash, 'its number'] as const;
  const [before, failed, after] = await Promise.allSettled(wishes.map((wish) => thread.run(wish)));
  expect([before?.status, failed?.status, after?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(after).not.toEqual(before);
});

it('a thread that hangs is terminated with its queue, and a new one takes the next job', async () => {
  // Only the queue's own timer is false: the thread has its own clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const thread = queue();
  const results = Promise.allSettled([thread.run('nothing'), thread.run('its number')]);
  vi.advanceTimersByTime(10_000);
  const [hung, behind] = await results;
  expect(hung).toMatchObject({ status: 'rejected', reason: { message: 'The thread took longer than 10000 ms.' } });
  expect(behind).toMatchObject({ status: 'rejected', reason: expect.any(QueueFullError) });
  await expect(thread.run('its number')).resolves.toBeGreaterThan(0);
});
