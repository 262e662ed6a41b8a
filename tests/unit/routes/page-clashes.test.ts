import { expect, it } from 'vitest';
import { localize } from '@/lib/i18n/locales';
import { pageClashes } from '@/lib/routes/addresses';
import type { PageAddress } from '@/lib/routes/routes';

const page = (id: string, path = id): PageAddress => ({
  id,
  name: localize(() => id),
  path: localize(() => path),
  type: 'page',
});

it('two pages with different addresses do not clash, though the original of one is its address too', () =>
  expect(pageClashes([page('services'), page('about', 'about-us')])).toEqual([]));

it.each([
  ['an address that another page has', [page('about'), page('team', 'about')], 'about'],
  ['the name of a language', [page('fr')], 'fr'],
  ['the name of one of the lists', [page('prices', 'for-sale')], 'sale'],
])('%s is taken', (_, pages, other) => {
  const taken = pageClashes(pages);
  expect(taken.map((clash) => clash.other)).toContain(other);
  expect(taken.every((clash) => clash.id === pages.at(-1)?.id)).toBe(true);
});
