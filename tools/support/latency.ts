import { setTimeout as pause } from 'node:timers/promises';
import { quantilesOf } from './processes.ts';

/** Response times of a page, in ms. */
export interface Latency {
  median: number;
  p95: number;
}

/** Requests a page at most fifty times a second for some seconds; returns each response time in ms. */
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

/** Median and 95th percentile of some times (ms). */
export function latencyOf(times: readonly number[]): Latency {
  const part = quantilesOf(times);
  return { median: part(0.5), p95: part(0.95) };
}
