import { expect, it } from 'vitest';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { listingTitle } from '@/lib/search/list-words';
import { wordsIn } from '@/tests/support/messages';
import { sample } from '@/tests/support/sample-site';

const words = wordsIn('nl');
const translators = {
  listings: (key: string, values?: Record<string, string | number>) => words(`listings.${key}`, values),
  chips: (key: string, values?: Record<string, string | number>) => words(`chips.${key}`, values),
};

it.each<[Partial<Criteria>, string]>([
  [{ cities: ['hasselt'], kinds: ['penthouse'] }, 'Penthouse te koop in Hasselt'],
  [{ types: [2], kinds: ['penthouse'] }, 'Penthouse te koop'],
  [{ kinds: ['semi-detached-house'] }, 'Halfopen bebouwing te koop'],
  [{ types: [2], kinds: ['duplex', 'penthouse'] }, 'Appartement te koop'],
  [{ types: [4], cities: ['hasselt'] }, 'Gronden te koop in Hasselt'],
  [{ kinds: ['duplex', 'penthouse'] }, 'Te koop'],
  [{ list: 'commercial', kind: 'office' }, 'Kantoor te koop of te huur'],
  [{ list: 'commercial', kind: 'office', goal: 'rent' }, 'Kantoor te huur'],
  [{ towns: ['Blankenberge', 'Mouscron'] }, 'Te koop in Blankenberge en Moeskroen'],
])('the title of %j is %s', (asked, title) =>
  expect(listingTitle({ list: 'sale', sort: 'newest', page: 1, ...asked }, 'nl', translators, sample.catalogue)).toBe(
    title,
  ),
);
