import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { minuteMs, secondMs } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { type Job, listJobs, startJob, wakeJob } from '@/lib/jobs/job';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});
afterEach(() => {
  processState.jobs = {};
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const job = (run: Job['run'], own: Partial<Job> = {}): Job => ({ everyMs: secondMs, leaseMs: null, run, ...own });

it('runs after each interval or at the returned time, and at the start if configured', async () => {
  const [later, atStart] = [vi.fn(async () => undefined), vi.fn(async () => 3 * secondMs)];
  startJob('counts', job(later));
  startJob('mails', job(atStart, { isAtStart: true }));
  await pass(0);
  expect([later.mock.calls.length, atStart.mock.calls.length]).toEqual([0, 1]);
  await pass(2_999);
  expect([later.mock.calls.length, atStart.mock.calls.length]).toEqual([2, 1]);
  await pass(1);
  expect([later.mock.calls.length, atStart.mock.calls.length]).toEqual([3, 2]);
});

it('runs never overlap: the next one follows a slow run at once, or a wake-up', async () => {
  const slow = () => vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1_500)));
  const [counts, alerts] = [slow(), slow()];
  startJob('counts', job(counts));
  await pass(2_499);
  expect(counts).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(counts).toHaveBeenCalledTimes(2);
  startJob('alerts', job(alerts, { everyMs: minuteMs }));
  wakeJob('alerts');
  await pass(100);
  wakeJob('alerts');
  wakeJob('retention');
  await pass(1_399);
  expect(alerts).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(alerts).toHaveBeenCalledTimes(2);
  await pass(minuteMs - 10);
  expect(alerts).toHaveBeenCalledTimes(2);
});

it('continues after a failure, which is logged once, and is late after two intervals and five minutes without success', async () => {
  const gone = new Error('the database is gone');
  const run = vi.fn<() => Promise<void>>().mockRejectedValue(gone);
  startJob('waitingLists', job(run, { everyMs: minuteMs }));
  await pass(7 * minuteMs);
  expect(run).toHaveBeenCalledTimes(7);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Background work (waitingLists):', gone);
  const failed = { name: 'waitingLists', everyMs: minuteMs, leaseMs: null, doneAt: null, error: gone.message };
  expect(listJobs()).toEqual([{ ...failed, isLate: false }]);
  await pass(1);
  expect(listJobs()).toEqual([{ ...failed, isLate: true }]);
  run.mockResolvedValue();
  await pass(minuteMs);
  expect(listJobs()).toMatchObject([{ doneAt: Date.now() - 1, error: null, isLate: false }]);
});

it('is late while a run hangs, and does not run after the stop, which waits for unfinished work', async () => {
  const hanging = vi.fn(() => new Promise<void>(() => undefined));
  startJob('data', job(hanging));
  await pass(10 * minuteMs);
  expect([hanging.mock.calls.length, listJobs()[0]?.isLate]).toEqual([1, true]);
  const [run, stop] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const started = startJob('mails', job(run, { stop }));
  await started.stop();
  started.wake();
  await pass(minuteMs);
  expect([run.mock.calls.length, stop.mock.calls.length]).toEqual([0, 1]);
});
