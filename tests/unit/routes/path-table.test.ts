import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, locales, localize } from '@/lib/i18n/locales';
import { pageClashes } from '@/lib/routes/addresses';
import { PathTable } from '@/lib/routes/path-table';
import type { AddressSource, PageAddress, Route } from '@/lib/routes/routes';
import { everyRouteOf } from '@/tests/support/every-route';
import { first, sample } from '@/tests/support/sample-site';
import { anyTable } from './tables';

const { catalogue, paths } = sample;
const unit = first(catalogue.properties.values(), ({ projectId, webId }) => projectId === 30 && webId === 2);

// Lower-case letters, figures and hyphens: no browser writes such an address in another way.
const plain = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+$/;

/** Each page has an address of plain characters that no other has, at which it is found again. */
function expectAddresses(table: PathTable, routes: Route[]): void {
  const claims = new Set<string>();
  for (const route of routes)
    for (const locale of locales) {
      const address = table.href(route, locale);
      expect(table.resolve(address), address).toEqual({ route, locale });
      expect(address).toMatch(plain);
      expect(claims.has(address), address).toBe(false);
      claims.add(address);
    }
}

/** The ways in which people, search engines and old sites write an address. */
const spellings: ((address: string) => string)[] = [
  (address) => address.replace(/(.)\/$/, '$1'),
  (address) => address.toUpperCase(),
  (address) => address.replaceAll('/', '//'),
];

// The original address of a list by city or type is a query, which resolveRequest() reads (tests/unit/requests).
const hasOriginalPath = (route: Route) => route.name !== 'listings' || (!route.city && !route.type);

/** Each page is also found where its address is written in another way, and at its original path with and without a language. */
function expectLocated(table: PathTable, routes: Route[]): void {
  for (const route of routes) {
    const { original } = table.entry(route);
    const byOriginal = hasOriginalPath(route);
    if (byOriginal) expect(table.locate(original)).toEqual({ route, locale: null });
    for (const locale of locales) {
      for (const respell of spellings) {
        const address = respell(table.href(route, locale));
        expect(table.locate(address), address).toEqual({ route, locale });
      }
      if (byOriginal) expect(table.locate(`/${locale}${original}`)).toEqual({ route, locale });
    }
  }
}

/** A breadcrumb ends at its page, and every step of it is a page in the same language. */
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

describe.each([
  ['address', expectAddresses],
  ['other ways of writing it', expectLocated],
  ['breadcrumb', expectWaysDown],
])('every page has its %s', (_, check) => {
  it('for any agency', () => fc.assert(fc.property(anyTable, ({ table, routes }) => check(table, routes))));
  it('for the sample catalogue', () => check(paths, everyRouteOf(sample)));
});

const none: AddressSource = {
  cities: [],
  types: [],
  projects: [],
  pages: [],
  getProperty: () => null,
  getProject: () => null,
};

it('a name in any script gives an address of plain characters', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 }).map((signs) => `Park ${signs}`);
  const city = { id: 'genk', zip: '3600', name: { nl: 'Genk', fr: 'Genk', en: 'Genk', de: 'Genk' } };
  const examples = ['Park²', 'Park Ørsted', 'Park Łódź', 'Park Ωmega', 'Park 2½'];
  fc.assert(
    fc.property(name, (given) => {
      const project = { id: 1, city: city.id, name: given };
      const table = new PathTable({ ...none, cities: [city], projects: [project], getProject: () => project });
      expect(table.href({ name: 'project', id: project.id }, 'nl')).toMatch(plain);
    }),
    { examples: examples.map((text) => [text]) },
  );
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
])('%s is no page', (address) => expect(paths.locate(address)).toBeNull());

// The addresses that the specification and product.md write out.
it.each<[string, Route, Locale]>([
  ['/nl/', { name: 'home' }, 'nl'],
  ['/nl/te-koop/', { name: 'listings', list: 'sale' }, 'nl'],
  ['/fr/a-vendre/', { name: 'listings', list: 'sale' }, 'fr'],
  ['/en/for-sale/', { name: 'listings', list: 'sale' }, 'en'],
  ['/de/zu-verkaufen/', { name: 'listings', list: 'sale' }, 'de'],
  ['/nl/te-huur/', { name: 'listings', list: 'rent' }, 'nl'],
  ['/fr/a-louer/', { name: 'listings', list: 'rent' }, 'fr'],
  ['/en/for-rent/', { name: 'listings', list: 'rent' }, 'en'],
  ['/de/zu-vermieten/', { name: 'listings', list: 'rent' }, 'de'],
  ['/nl/projecten/', { name: 'projects' }, 'nl'],
  ['/fr/nouvelle-construction/', { name: 'projects' }, 'fr'],
  ['/en/new-build/', { name: 'projects' }, 'en'],
  ['/de/neubau/', { name: 'projects' }, 'de'],
  ['/nl/te-koop/hasselt/', { name: 'listings', list: 'sale', city: 'hasselt' }, 'nl'],
  ['/nl/te-koop/hasselt/appartement/', { name: 'listings', list: 'sale', city: 'hasselt', type: 2 }, 'nl'],
  ['/nl/te-koop/hasselt/appartement/5801/', { name: 'property', id: 5801 }, 'nl'],
  ['/nl/projecten/zonhoven/egge-park/30/', { name: 'project', id: 30 }, 'nl'],
  [`/nl/projecten/zonhoven/egge-park/30/appartement/${unit.id}/`, { name: 'property', id: unit.id }, 'nl'],
  ['/nl/projecten/diepenbeek/t-zand/45/', { name: 'project', id: 45 }, 'nl'],
  ['/nl/projecten/hasselt/residentie-zuiderpark/32/', { name: 'project', id: 32 }, 'nl'],
  ['/nl/over-ons/', { name: 'page', id: 'over-ons' }, 'nl'],
  ['/fr/a-propos-de-nous/', { name: 'page', id: 'over-ons' }, 'fr'],
  ['/en/about-us/', { name: 'page', id: 'over-ons' }, 'en'],
  ['/de/ueber-uns/', { name: 'page', id: 'over-ons' }, 'de'],
  ['/nl/over-ons/diensten/', { name: 'page', id: 'diensten' }, 'nl'],
  ['/nl/contact/', { name: 'page', id: 'contact' }, 'nl'],
  ['/nl/privacy-statement/', { name: 'page', id: 'privacy-statement' }, 'nl'],
  ['/nl/cookie-policy/', { name: 'page', id: 'cookie-policy' }, 'nl'],
  ['/fr/a-vendre/liege/', { name: 'listings', list: 'sale', city: 'luik' }, 'fr'],
  ['/de/zu-verkaufen/luttich/', { name: 'listings', list: 'sale', city: 'luik' }, 'de'],
])('%s', (address, route, locale) => {
  expect(paths.href(route, locale)).toBe(address);
  expect(paths.resolve(address)).toEqual({ route, locale });
});

it.each<[Route, string]>([
  [{ name: 'home' }, '/'],
  [{ name: 'listings', list: 'sale' }, '/for-sale/'],
  [{ name: 'listings', list: 'rent', city: 'hasselt' }, '/for-rent/?city=Hasselt|3500'],
  [{ name: 'listings', list: 'sale', city: 'hasselt', type: 2 }, '/for-sale/?city=Hasselt|3500&type=2'],
  [{ name: 'property', id: 5801 }, '/property/5801/'],
  [{ name: 'project', id: 30 }, '/project/30/'],
  [{ name: 'projects' }, '/projects/'],
  [{ name: 'page', id: 'over-ons' }, '/over-ons/'],
  [{ name: 'page', id: 'contact-me-thanks' }, '/feedback/contact-me/'],
])('the original path of %j is %s', (route, original) => expect(paths.entry(route).original).toBe(original));

it('an entry of the table says what kind of page it is', () => {
  expect(paths.entry({ name: 'page', id: 'contact-me-thanks' }).type).toBe('feedback');
  expect(paths.entry({ name: 'page', id: 'privacy-statement' }).type).toBe('article');
  expect(paths.entry({ name: 'page', id: 'over-ons' }).type).toBe('page');
  expect(paths.entry({ name: 'project', id: 30 })).not.toHaveProperty('type');
});

it('links to a project with its own site, and to its units, lead there directly', () => {
  const site = 'https://www.residentie-blereberg.example/';
  const [blereberg] = catalogue.units.get(41) ?? [];
  expect(paths.link({ name: 'project', id: 41 }, 'fr')).toBe(site);
  expect(paths.link({ name: 'property', id: blereberg?.id ?? 0 }, 'fr')).toBe(site);
  expect(paths.entry({ name: 'project', id: 41 }).external).toBe(site);
  expect(paths.entry({ name: 'project', id: 30 })).not.toHaveProperty('external');
});

it('has no page for drafts, withdrawn homes and unknown numbers', () => {
  for (const id of [6061, 6058, 1])
    expect(() => paths.href({ name: 'property', id }, 'nl')).toThrow(`no property ${id}`);
  expect(() => paths.href({ name: 'project', id: 1 }, 'nl')).toThrow('no project 1');
});

it('rejects two cities or types with the same address, and names them', () => {
  const city = (id: string, name: string) => ({ id, zip: '1000', name: { nl: name, fr: name, en: name, de: name } });
  const sint = { ...none, cities: [city('sint-truiden', 'Sint-Truiden'), city('st', 'Sint Truiden')] };
  expect(() => new PathTable(sint)).toThrow(/"st" and "sint-truiden".*"sint-truiden" \(nl\)/);
  const type = (webId: number, fr: string) => ({ webId, name: { nl: `${webId}`, fr, en: `${webId}`, de: `${webId}` } });
  expect(() => new PathTable({ ...none, types: [type(1, 'Étude'), type(2, 'Etude')] })).toThrow(/"2" and "1".*\(fr\)/);
});

const crumbs = (route: Route) => paths.breadcrumb(route, 'nl').map(({ name, path }) => `${name} ${path}`);

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
  const home = catalogue.properties.get(5801);
  expect(crumbs({ name: 'property', id: 5801 }).slice(0, 3)).toEqual([
    'Te koop /nl/te-koop/',
    'Hasselt /nl/te-koop/hasselt/',
    'Appartement /nl/te-koop/hasselt/appartement/',
  ]);
  expect(crumbs({ name: 'property', id: 5801 }).at(-1)).toBe(`${home?.title.nl} /nl/te-koop/hasselt/appartement/5801/`);
  const [unit] = catalogue.units.get(30) ?? [];
  expect(crumbs({ name: 'property', id: unit?.id ?? 0 })[1]).toBe('Egge Park /nl/projecten/zonhoven/egge-park/30/');
});

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

it('an address of another language behind a language leads to the same page', () => {
  for (const route of everyRouteOf(sample))
    for (const locale of locales)
      for (const other of locales) {
        const address = paths.href(route, other).replace(`/${other}/`, `/${locale}/`).split('?')[0] ?? '';
        const found = route.name === 'listings' && !route.city ? { name: route.name, list: route.list } : route;
        expect(paths.locate(address), address).toEqual({ route: found, locale });
      }
});

it('the breadcrumb calls the log-in page by the names of the specification', () =>
  expect(locales.flatMap((locale) => paths.breadcrumb({ name: 'login' }, locale).map(({ name }) => name))).toEqual([
    'Eigenaarslogin',
    'Connexion du propriétaire',
    'Owner login',
    'Kundenbereich',
  ]));
