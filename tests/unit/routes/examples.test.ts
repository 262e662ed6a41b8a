import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { PathTable } from '@/lib/routes/path-table';
import type { AddressSource, Route } from '@/lib/routes/routes';
import { first, sample } from '@/tests/support/sample-site';

const { catalogue, paths } = sample;
const unit = first(catalogue.properties.values(), ({ projectId, webId }) => projectId === 30 && webId === 2);

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

it('knows no page of a draft, of a withdrawn home, of a number that never was', () => {
  for (const id of [6061, 6058, 1])
    expect(() => paths.href({ name: 'property', id }, 'nl')).toThrow(`no property ${id}`);
  expect(() => paths.href({ name: 'project', id: 1 }, 'nl')).toThrow('no project 1');
});

it('refuses two cities or two types that would claim one address, and names them', () => {
  const city = (id: string, name: string) => ({ id, zip: '1000', name: { nl: name, fr: name, en: name, de: name } });
  const none: AddressSource = {
    cities: [],
    types: [],
    projects: [],
    pages: [],
    getProperty: () => null,
    getProject: () => null,
  };
  const sint = { ...none, cities: [city('sint-truiden', 'Sint-Truiden'), city('st', 'Sint Truiden')] };
  expect(() => new PathTable(sint)).toThrow(/"st" and "sint-truiden".*"sint-truiden" \(nl\)/);
  const type = (webId: number, fr: string) => ({ webId, name: { nl: `${webId}`, fr, en: `${webId}`, de: `${webId}` } });
  expect(() => new PathTable({ ...none, types: [type(1, 'Étude'), type(2, 'Etude')] })).toThrow(/"2" and "1".*\(fr\)/);
});
