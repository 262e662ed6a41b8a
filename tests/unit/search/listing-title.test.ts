import { expect, it } from 'vitest';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import type { Locale } from '@/lib/i18n/locales';
import { formatNoHomesTitle, listingTitle } from '@/lib/search/list-words';
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

const tienen = { cities: ['tienen'], maxPrice: 100_000 };
it.each<[Locale, Partial<Criteria>, string]>([
  ['nl', tienen, 'Niets gevonden in Tienen tot € 100.000'],
  ['fr', tienen, 'Aucun bien trouvé à Tirlemont jusqu’à € 100.000'],
  ['en', { minPrice: 999_999_999 }, 'Nothing found from € 999.999.999'],
  ['de', tienen, 'Nichts gefunden in Tienen bis € 100.000'],
  ['de', { bedrooms: 6 }, 'Nichts gefunden'],
])('in %s the title of a list of %j without homes is %s', (locale, asked, title) => {
  const t = (key: string, values?: Record<string, string | number>) => wordsIn(locale)(`listings.${key}`, values);
  const criteria: Criteria = { list: 'sale', sort: 'newest', page: 1, ...asked };
  expect(formatNoHomesTitle(criteria, locale, t, sample.catalogue).replaceAll('\u00a0', ' ')).toBe(title);
});
