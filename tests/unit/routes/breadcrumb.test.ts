import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type { PathTable } from '@/lib/routes/path-table';
import type { Route } from '@/lib/routes/routes';
import { everyRouteOf } from '@/tests/support/every-route';
import { sample } from '@/tests/support/sample-site';
import { anyTable } from './tables';

function expectWaysDown(table: PathTable, routes: Route[]): void {
  for (const route of routes) {
    const { path, breadcrumb } = table.entry(route);
    for (const locale of locales) {
      const way = breadcrumb[locale];
      expect(way.at(-1)?.path ?? table.href({ name: 'home' }, locale)).toBe(path[locale]);
      for (const { path: step } of way) expect(table.resolve(step)?.locale, step).toBe(locale);
      expect(new Set(way.map((crumb) => crumb.path)).size).toBe(way.length);
    }
  }
}

it('a breadcrumb ends at its page, and every step of it is a page in the same language', () =>
  fc.assert(fc.property(anyTable, ({ table, routes }) => expectWaysDown(table, routes))));

it('so do those of the sample catalogue', () => expectWaysDown(sample.paths, everyRouteOf(sample)));

const crumbs = (route: Route) => sample.paths.breadcrumb(route, 'nl').map(({ name, path }) => `${name} ${path}`);

it.each<[string, Route, string[]]>([
  ['the home page', { name: 'home' }, []],
  ['a list', { name: 'listings', list: 'rent' }, ['Te huur /nl/te-huur/']],
  [
    'a type in a city',
    { name: 'listings', list: 'sale', city: 'hasselt', type: 2 },
    ['Te koop /nl/te-koop/', 'Hasselt /nl/te-koop/hasselt/', 'Appartement /nl/te-koop/hasselt/appartement/'],
  ],
  [
    'a project',
    { name: 'project', id: 30 },
    ['Projecten /nl/projecten/', 'Egge Park /nl/projecten/zonhoven/egge-park/30/'],
  ],
])('the way down to %s', (_, route, expected) => expect(crumbs(route)).toEqual(expected));

it('leads to a home through its city and type, to a unit through its project', () => {
  const home = sample.catalogue.properties.get(5801);
  expect(crumbs({ name: 'property', id: 5801 }).slice(0, 3)).toEqual([
    'Te koop /nl/te-koop/',
    'Hasselt /nl/te-koop/hasselt/',
    'Appartement /nl/te-koop/hasselt/appartement/',
  ]);
  expect(crumbs({ name: 'property', id: 5801 }).at(-1)).toBe(`${home?.title.nl} /nl/te-koop/hasselt/appartement/5801/`);
  const [unit] = sample.catalogue.units.get(30) ?? [];
  expect(crumbs({ name: 'property', id: unit?.id ?? 0 })[1]).toBe('Egge Park /nl/projecten/zonhoven/egge-park/30/');
});

it('calls the log-in page by the names of the specification', () =>
  expect(
    locales.flatMap((locale) => sample.paths.breadcrumb({ name: 'login' }, locale).map(({ name }) => name)),
  ).toEqual(['Eigenaarslogin', 'Connexion du propriétaire', 'Owner login', 'Eigentümer-Login']));
