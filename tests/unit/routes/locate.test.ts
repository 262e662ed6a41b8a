import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { PathTable } from '@/lib/routes/path-table';
import type { Route } from '@/lib/routes/routes';
import { everyRouteOf } from '@/tests/support/every-route';
import { sample } from '@/tests/support/sample-site';
import { anyTable } from './tables';

/** The ways in which people, search engines and old sites write an address. */
const spellings: Record<string, (address: string) => string> = {
  'without its last slash': (address) => address.replace(/(.)\/$/, '$1'),
  'in capitals': (address) => address.toUpperCase(),
  'with doubled slashes': (address) => address.replaceAll('/', '//'),
};

describe.each(Object.entries(spellings))('an address %s', (_, respell) => {
  const expectFound = (table: PathTable, routes: Route[]) => {
    for (const route of routes)
      for (const locale of locales) {
        const address = respell(table.href(route, locale));
        expect(table.locate(address), address).toEqual({ route, locale });
      }
  };

  it('leads to the same page', () =>
    fc.assert(fc.property(anyTable, ({ table, routes }) => expectFound(table, routes))));
  it('leads to the same page in the sample catalogue', () => expectFound(sample.paths, everyRouteOf(sample)));
});

// The original address of a list by city or type is a query, which decide() reads (tests/unit/requests).
const hasOriginalPath = (route: Route) => route.name !== 'listings' || (!route.city && !route.type);

it('an original path leads to the same page, with and without a language', () =>
  fc.assert(
    fc.property(anyTable, ({ table, routes }) => {
      for (const route of routes.filter(hasOriginalPath)) {
        const { original } = table.entry(route);
        expect(table.locate(original)).toEqual({ route, locale: null });
        for (const locale of locales) expect(table.locate(`/${locale}${original}`)).toEqual({ route, locale });
      }
    }),
  ));

it('the number of a home or project is enough, whatever city, type and name stand before it', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(anyTable, word, word, word, ({ table, routes }, one, two, three) => {
      for (const route of routes)
        for (const locale of locales) {
          if (route.name !== 'property' && route.name !== 'project') continue;
          const [, , section] = table.href(route, locale).split('/');
          const path = isUnit(table, route, locale)
            ? `${one}/${two}/1/${three}/${route.id}`
            : `${one}/${two}/${'id' in route && route.id}`;
          expect(table.locate(`/${locale}/${section}/${path}/`)).toEqual({ route, locale });
        }
    }),
  );
});

const isUnit = (table: PathTable, route: Route, locale: Locale) => table.href(route, locale).split('/').length === 9;

it("another language's names of cities and types lead to the same list", () => {
  for (const route of everyRouteOf(sample)) {
    if (route.name !== 'listings') continue;
    for (const locale of locales)
      for (const other of locales) {
        const names = sample.paths.href(route, other).split('/').slice(3).join('/');
        const address = sample.paths.href({ name: 'listings', list: route.list }, locale) + names;
        expect(sample.paths.locate(address), address).toEqual({ route, locale });
      }
  }
});

it('an address of another language behind a language leads to the same page', () => {
  for (const route of everyRouteOf(sample))
    for (const locale of locales)
      for (const other of locales) {
        const address = sample.paths.href(route, other).replace(`/${other}/`, `/${locale}/`).replace(/\?.*/, '');
        const found = route.name === 'listings' && !route.city ? { name: route.name, list: route.list } : route;
        expect(sample.paths.locate(address), address).toEqual({ route: found, locale });
      }
});

it.each([
  '/nl/te-koop/nergens/',
  '/nl/te-koop/hasselt/kasteel/',
  '/nl/te-koop/hasselt/appartement/1/',
  '/nl/te-koop/hasselt/appartement/5801/fotos/',
  '/nl/te-koop/hasselt/appartement/05801/',
  '/nl/te-koop/hasselt/appartement/5801.5/',
  '/nl/te-koop/hasselt/appartement/99999999999/',
  '/nl/projecten/zonhoven/',
  '/nl/projecten/zonhoven/egge-park/31/',
  '/nl/property/',
  '/nl/property/6061/',
  '/property/5801/foto/',
  '/it/for-sale/',
  '/nl/it/',
])('%s is no page', (address) => expect(sample.paths.locate(address)).toBeNull());
