import { setTimeout as pause } from 'node:timers/promises';

/** Answers after `minMs` at the earliest, also where the work fails: the time that it takes reveals nothing. */
export async function inConstantTime<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([work(), pause(minMs)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
