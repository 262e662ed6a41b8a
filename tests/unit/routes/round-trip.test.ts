import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { PathTable } from '@/lib/routes/path-table';
import type { Route } from '@/lib/routes/routes';
import { everyRouteOf } from '@/tests/support/every-route';
import { sample } from '@/tests/support/sample-site';
import { anyTable } from './tables';

const addresses = (table: PathTable, routes: Route[]) =>
  routes.flatMap((route) => locales.map((locale) => ({ route, locale, address: table.href(route, locale) })));

// Lower-case letters, figures and hyphens: no browser writes such an address in another way.
const plain = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

function expectRoundTrip(table: PathTable, routes: Route[]): void {
  for (const { route, locale, address } of addresses(table, routes)) {
    expect(table.resolve(address), address).toEqual({ route, locale });
  }
}

function expectNoTwoAlike(table: PathTable, routes: Route[]): void {
  const claims = Map.groupBy(addresses(table, routes), ({ address }) => address);
  expect([...claims.values()].filter(({ length }) => length > 1)).toEqual([]);
}

function expectPlain(table: PathTable, routes: Route[]): void {
  for (const { address } of addresses(table, routes)) expect(address).toMatch(plain);
}

describe('every page of any agency', () => {
  const inAnyTable = (check: (table: PathTable, routes: Route[]) => void) =>
    fc.assert(fc.property(anyTable, ({ table, routes }) => check(table, routes)));

  it('is found again at its own address, in each language', () => inAnyTable(expectRoundTrip));
  it('has an address that no other has', () => inAnyTable(expectNoTwoAlike));
  it('has an address of plain characters', () => inAnyTable(expectPlain));
});

describe('every page of the sample catalogue', () => {
  const routes = everyRouteOf(sample);

  it('is found again at its own address, in each language', () => expectRoundTrip(sample.paths, routes));
  it('has an address that no other has', () => expectNoTwoAlike(sample.paths, routes));
  it('has an address of plain characters', () => expectPlain(sample.paths, routes));
});

it('a name with signs of any script still gives an address of plain characters', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 }).map((signs) => `Park ${signs}`);
  const city = { id: 'genk', zip: '3600', name: { nl: 'Genk', fr: 'Genk', en: 'Genk', de: 'Genk' } };
  const examples = ['Park²', 'Park Ørsted', 'Park Łódź', 'Park Ωmega', 'Park 2½'];
  fc.assert(
    fc.property(name, (given) => {
      const project = { id: 1, city: city.id, name: given };
      const table = new PathTable({
        cities: [city],
        types: [],
        projects: [project],
        pages: [],
        getProperty: () => null,
        getProject: () => project,
      });
      expect(table.href({ name: 'project', id: project.id }, 'nl')).toMatch(plain);
    }),
    { examples: examples.map((text) => [text]) },
  );
});
