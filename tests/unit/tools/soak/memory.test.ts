import { describe, expect, it } from 'vitest';
import type { Sample } from '@/tools/soak/journal';
import { memoryTrend, slicesOf } from '@/tools/soak/memory';

/** A sample every five seconds, with what the share of the run that has passed makes of the memory. */
const samples = (minutes: number, rssMb: (share: number) => number, heapMb?: (share: number) => number): Sample[] =>
  Array.from({ length: minutes * 12 + 1 }, (_, i) => {
    const share = i / (minutes * 12);
    return { seconds: i * 5, rssMb: rssMb(share), heapMb: heapMb?.(share), cpuMs: i * 2_500, load: 1 };
  });

describe('the memory of a run', () => {
  it('is reported by sixths: ten minutes of an hour', () => {
    const slices = slicesOf(samples(60, (share) => 200 + 60 * share));
    expect(slices.map(({ from, to }) => [from / 60, to / 60])).toEqual([0, 10, 20, 30, 40, 50].map((m) => [m, m + 10]));
    expect(slices[5]).toMatchObject({ rssMb: 255, maxRssMb: 260, heapMb: Number.NaN, cpu: 50 });
  });

  it.each<[string, string, Sample[]]>([
    ['flat', 'it grows only at first', samples(60, (share) => (share < 1 / 3 ? 150 : 240))],
    ['flat', 'single samples are high', samples(60, (share) => (share > 0.9 && share < 0.95 ? 900 : 240))],
    ['growing', 'it grows all the time', samples(60, (share) => 200 + 100 * share)],
    [
      'growing',
      'the heap grows below it',
      samples(
        60,
        () => 300,
        (share) => 50 + 60 * share,
      ),
    ],
    ['too short to say', 'the run ends while the code is still being compiled', samples(10, (share) => 100 * share)],
  ])('is %s where %s', (verdict, _, run) => {
    expect(memoryTrend(run)).toBe(verdict);
  });
});
