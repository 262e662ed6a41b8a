import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeCounts } from '@/lib/audience/store';
import { countEvent, countsJob, stopViewBuffer } from '@/lib/audience/view-buffer';
import { startJob } from '@/lib/jobs/job';

vi.mock('@/lib/audience/store');

const written = vi.mocked(storeCounts);
const see = (who: string) =>
  countEvent({ what: 'view', home: 5801, source: 'direct', network: who, browser: 'Mozilla' });

/** Lets the clock go on, and what it sets going. */
async function wait(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  // The writer itself lets others have their turn.
  await pause(5);
}

beforeEach(() => {
  vi.useFakeTimers();
  startJob('counts', countsJob);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  written.mockReset();
});

it('counts are written within a second', async () => {
  see('An');
  await wait(999);
  expect(written).not.toHaveBeenCalled();
  await wait(1);
  expect(written).toHaveBeenCalledOnce();
});

it('counts made during a slow write are written after it, not a second later', async () => {
  written.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  see('An');
  await wait(1_100);
  see('Bert');
  await wait(1_399);
  expect(written).toHaveBeenCalledOnce();
  // The end of the write, and then the next turn.
  await wait(1);
  await wait(1);
  expect(written).toHaveBeenCalledTimes(2);
});

it('a stop does not wait for a database that hangs, and says that counts are lost', async () => {
  const actual = vi.spyOn(console, 'error').mockReturnValue();
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  written.mockReturnValue(new Promise(() => undefined));
  see('An');
  const stopped = stopViewBuffer();
  limit.abort();
  await stopped;
  expect(actual).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the database does not answer'));
});
