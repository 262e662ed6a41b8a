import { setTimeout as pause } from 'node:timers/promises';

/** Resolves or rejects after `minMs` at the earliest, so that the duration reveals nothing. */
export async function inConstantTime<T>(minMs: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([work(), pause(minMs)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
