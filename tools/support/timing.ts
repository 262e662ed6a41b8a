import { setTimeout as pause } from 'node:timers/promises';

/** Returns a function from a share (0 to 1) to that quantile of the values; NaN without values. */
export function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** Calls `act` so many times a second, without waiting for it, until the signal; resolves when all calls are done. */
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
