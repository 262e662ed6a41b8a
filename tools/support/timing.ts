import { setTimeout as pause } from 'node:timers/promises';

/** Sorts some values; returns a function from a share (0 to 1) to the value that so many of them do not exceed, NaN where there are none. */
export function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** Does something so many times a second, however long each takes, until the signal; resolves once the last is done. */
export async function steadily(perSecond: number, act: () => Promise<void>, until: AbortSignal): Promise<void> {
  const started = performance.now();
  const open = new Set<Promise<void>>();
  for (let begun = 0; !until.aborted; await pause(5))
    for (; begun < ((performance.now() - started) / 1000) * perSecond; begun++) {
      const one = act().finally(() => open.delete(one));
      open.add(one);
    }
  await Promise.all(open);
}
