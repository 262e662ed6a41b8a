import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { quantilesOf } from '../support/timing.ts';
import type { Probe, Probing } from './prober-thread.ts';

/** How long visitors waited for a page, in ms, and how many got none. */
export interface Latency {
  p50: number;
  p95: number;
  max: number;
  failed: number;
}

/** Sends requests at a steady rate while something else runs; returns each response. */
export async function probeWhile(probing: Probing, act: () => Promise<unknown>): Promise<Probe[]> {
  const thread = new Worker(new URL('./prober-thread.ts', import.meta.url), { workerData: probing });
  await once(thread, 'message');
  const answer = once(thread, 'message');
  try {
    await act();
  } finally {
    thread.postMessage('end');
  }
  const [probes]: Probe[][] = await answer;
  if (!probes) throw new Error('The prober has told nothing.');
  return probes;
}

/** Sums up the probes of a kind, or of both. */
export function latencyOf(probes: readonly Probe[], kind?: Probe['kind']): Latency {
  const own = probes.filter((probe) => !kind || probe.kind === kind);
  const part = quantilesOf(own.map(({ ms }) => ms));
  return { p50: part(0.5), p95: part(0.95), max: part(1), failed: own.filter(({ ok }) => !ok).length };
}
