import { vi } from 'vitest';

/** Does some work as if it were so many minutes later. */
export async function later<Result>(minutes: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ now: Date.now() + minutes * 60_000, toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}
