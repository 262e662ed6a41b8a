import { expect, it } from 'vitest';
import { nextAttempt } from '@/lib/mail/worker';

const hour = 3_600_000;

/** The moments at which a mail is tried that never arrives, in ms from when it was wanted. */
function triesOf(wantedAt: number): number[] {
  const tries = [0];
  for (let now: number | null = wantedAt; ; ) {
    now = nextAttempt(wantedAt, tries.length, now);
    if (now === null) return tries;
    tries.push(now - wantedAt);
  }
}

it('a mail is tried soon again, then ever more seldom, for at least 72 hours', () => {
  const tries = triesOf(1_000_000);
  expect(tries.slice(0, 4)).toEqual([0, 10_000, 40_000, 130_000]);
  expect(tries.at(-1)).toBeGreaterThanOrEqual(72 * hour);
  expect(tries.at(-1)).toBeLessThan(77 * hour);
  expect(tries.length).toBeLessThan(40);
  const gaps = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(Math.max(...gaps)).toBe(4 * hour);
});
