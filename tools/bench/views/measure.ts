import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../../scripts/support/site.ts';
import { cpuMs, processTree } from '../../support/processes.ts';
import { quantilesOf } from '../../support/quantiles.ts';
import type { LoadResult, ViewLoad } from './load.ts';

/** How long a page takes, in ms. */
export interface Latency {
  median: number;
  p95: number;
}

/** Asks for a page fifty times a second for some seconds; returns how long each answer took, in ms. */
export async function latenciesOf(page: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const started = performance.now();
    await (await fetch(page)).arrayBuffer();
    const took = performance.now() - started;
    times.push(took);
    await pause(Math.max(0, 20 - took));
  }
  return times;
}

/** Half and 95 % of some times (ms) were no longer than this. */
export function latencyOf(times: readonly number[]): Latency {
  const part = quantilesOf(times);
  return { median: part(0.5), p95: part(0.95) };
}

/** Loads a site with views while something else goes on; tells what it returned, what was sent, and the CPU of the site in ms. */
export async function underViews<T>({ url, pid }: Site, load: Omit<ViewLoad, 'site'>, act: () => Promise<T>) {
  const worker = new Worker(new URL('./load.ts', import.meta.url), { workerData: { site: url, ...load } });
  const servers = processTree(pid);
  const before = cpuMs(servers);
  const result = await act();
  const used = cpuMs(servers) - before;
  worker.postMessage('enough');
  const [found]: LoadResult[] = await once(worker, 'message');
  if (!found) throw new Error('The load has told nothing.');
  return { result, load: found, cpuMs: used };
}

/** Sums up what several times of the same load came to: all times of the page, views answered in a second, CPU in % of a core. */
export function createSum() {
  const times: number[] = [];
  const total = { answered: 0, seconds: 0, cpuMs: 0 };
  return {
    times,
    add({ result, load, cpuMs }: { result: number[]; load: LoadResult; cpuMs: number }) {
      times.push(...result);
      total.answered += load.answered;
      total.seconds += load.seconds;
      total.cpuMs += cpuMs;
    },
    rate: () => total.answered / total.seconds,
    cpu: () => total.cpuMs / total.seconds / 10,
  };
}
