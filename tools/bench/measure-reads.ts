import { quantilesOf } from '../support/processes.ts';

/** Reads ten times; returns the median and the slowest time, in ms. */
export async function measure(read: () => Promise<unknown>): Promise<[median: number, slowest: number]> {
  await read();
  const times: number[] = [];
  for (let i = 0; i < 10; i++) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  const part = quantilesOf(times);
  return [part(0.5), part(1)];
}
