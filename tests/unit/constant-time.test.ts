import { expect, it } from 'vitest';
import { inConstantTime } from '@/lib/accounts/constant-time';

it.each<[what: string, work: () => Promise<string>, answer: string]>([
  ['an answer', async () => 'known', 'known'],
  ['a failure', () => Promise.reject(new Error('unknown')), 'unknown'],
])('%s comes no sooner than the minimum', async (_, work, answer) => {
  const begun = performance.now();
  expect(await inConstantTime(60, work).catch(({ message }: Error) => message)).toBe(answer);
  expect(performance.now() - begun).toBeGreaterThan(55);
});
