import { setTimeout as pause } from 'node:timers/promises';

/** Answers after that many ms at the earliest, also where the work fails: how long it took tells nothing. */
export async function steady<T>(least: number, work: () => Promise<T>): Promise<T> {
  const [answer] = await Promise.allSettled([work(), pause(least)]);
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}
