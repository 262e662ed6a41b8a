import { setTimeout as pause } from 'node:timers/promises';

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
