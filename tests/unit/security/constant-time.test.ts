import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inConstantTime } from '@/lib/security/constant-time';

it.each<[what: string, work: () => Promise<string>, answer: string]>([
  ['an answer', async () => 'known', 'known'],
  ['a failure', () => Promise.reject(new Error('unknown')), 'unknown'],
])('%s comes no sooner than the minimum', async (_, work, answer) => {
  const order: string[] = [];
  const shorter = pause(40).then(() => order.push('a shorter time'));
  order.push(await inConstantTime(60, work).catch(({ message }: Error) => message));
  await shorter;
  expect(order).toEqual(['a shorter time', answer]);
});
