import { expect, it, vi } from 'vitest';
import { PosterCache } from '@/lib/poster/poster-cache';

const made = (bytes: number) => vi.fn(async () => new Uint8Array(bytes));

it('makes a file once, also for those who ask while it is made', async () => {
  const cache = new PosterCache(100);
  const make = made(10);
  const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(await cache.get('a', make)).toBe(first);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it('keeps no more bytes than it may, and lets go what was longest unused', async () => {
  const cache = new PosterCache(100);
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, made(40));
  expect(['a', 'b', 'c'].map(cache.has)).toEqual([true, false, true]);
  await cache.get('huge', made(101));
  expect(['a', 'c', 'huge'].map(cache.has)).toEqual([true, true, false]);
});

it('keeps no failure', async () => {
  const cache = new PosterCache(100);
  await expect(cache.get('a', () => Promise.reject(new Error('no paper')))).rejects.toThrow('no paper');
  expect(cache.has('a')).toBe(false);
  await expect(cache.get('a', made(1))).resolves.toHaveLength(1);
});
