import { describe, expect, test } from 'vitest';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { env } from '@/lib/env';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routes/routes';
import { hreflang } from '@/lib/seo/alternates';
import { listIndexing, pageMetadata } from '@/lib/seo/metadata';
import { first, homes, sample } from '@/tests/support/sample-site';

const home = first(homes, ({ projectId }) => projectId === undefined);
const project = first(
  sample.catalogue.projects.values(),
  ({ id, external }) => !external && sample.catalogue.units.has(id),
);
const unit = first(homes, ({ projectId }) => projectId === project.id);

const routes: [kind: string, route: Route][] = [
  ['home', { name: 'home' }],
  ['list', { name: 'listings', list: 'sale' }],
  ['list of a city', { name: 'listings', list: 'sale', city: 'hasselt' }],
  ['list of a type in a city', { name: 'listings', list: 'sale', city: 'hasselt', type: 2 }],
  ['projects', { name: 'projects' }],
  ['project', { name: 'project', id: project.id }],
  ['property', { name: 'property', id: home.id }],
  ['project property', { name: 'property', id: unit.id }],
];

const of = (route: Route, locale: Locale, rest = {}, snapshot = sample) =>
  pageMetadata({ route, locale, title: 'Title', description: 'Text', ...rest }, snapshot);

describe.each(routes)('%s', (_kind, route) => {
  test('names the same page in every language, from every language', () => {
    const [first, ...others] = locales.map((locale) => of(route, locale).alternates?.languages);
    for (const other of others) expect(other).toEqual(first);
    expect(Object.keys(first ?? {})).toEqual(['nl-BE', 'fr-BE', 'en', 'de-BE', 'x-default']);
    expect(first?.['x-default']).toBe(first?.['nl-BE']);
  });

  test.each(locales)('has a canonical address that is its alternate and leads to it (%s)', (locale) => {
    const { alternates, openGraph } = of(route, locale);
    expect(alternates?.canonical).toBe(alternates?.languages?.[hreflang[locale]]);
    expect(openGraph?.url).toBe(alternates?.canonical);
    expect(sample.paths.resolve(String(alternates?.canonical).slice(env.siteUrl.length))).toEqual({ route, locale });
  });
});

test('a later page of a list is canonical in every language', () => {
  const { alternates } = of({ name: 'listings', list: 'sale' }, 'fr', { query: 'page=3' });
  expect(alternates?.canonical).toBe(`${env.siteUrl}/fr/a-vendre/?page=3`);
  expect(alternates?.languages?.['de-BE']).toBe(`${env.siteUrl}/de/zu-verkaufen/?page=3`);
});

test('leaves out a disabled language, and replaces it as the default', () => {
  const languages = locales.map((code) => ({ code, use: code === 'fr' || code === 'en' }));
  const site = { ...sample.content.site, languages };
  const { alternates, openGraph } = of({ name: 'home' }, 'fr', {}, { ...sample, content: { ...sample.content, site } });
  expect(alternates?.languages).toEqual({
    'fr-BE': `${env.siteUrl}/fr/`,
    en: `${env.siteUrl}/en/`,
    'x-default': `${env.siteUrl}/fr/`,
  });
  expect(openGraph).toMatchObject({ locale: 'fr_BE', alternateLocale: ['en_GB'] });
});

test('a long title leaves out whole parts, the name of the agency first, and keeps the first part whole', () => {
  const titleOf = (title: string) => of({ name: 'projects' }, 'nl', { title }).title;
  const { name } = sample.content.site;
  const words = 'Verzorgd appartement met autostaanplaats';
  expect(titleOf('Title')).toBe(`Title · ${name}`);
  expect(titleOf(`${words} · 3500 Hasselt`)).toBe(`${words} · 3500 Hasselt · ${name}`);
  expect(titleOf(`${words} in Hasselt · 3500 Hasselt`)).toBe(`${words} in Hasselt · ${name}`);
  expect(titleOf(`${words} aan het park · 3511 Kuringen`)).toMatch(/^.{40,65}$/);
  expect(titleOf(`${words} en een tuin op het zuiden · 3500 Hasselt`)).toBe(`${words} en een tuin op het zuiden`);
  expect(of({ name: 'projects' }, 'nl', { title: `${words} in Hasselt · 3500 Hasselt` }).openGraph?.title).toBe(
    `${words} in Hasselt · 3500 Hasselt`,
  );
});

test('descriptions are plain text of at most 160 characters', () => {
  const { description, openGraph } = of({ name: 'home' }, 'nl', { description: `<p>${'woord '.repeat(60)}</p>` });
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^woord .*woord…$/);
  expect(openGraph?.description).toBe(description);
});

test('the picture is shared at 1200 × 630 px, with its text', () => {
  const { openGraph, twitter } = of({ name: 'home' }, 'nl', {
    picture: { stem: 'villa', hash: 'ab12', alt: 'Een villa' },
  });
  const image = { url: `${env.siteUrl}/pictures/villa-ab12-og.jpg`, width: 1200, height: 630, alt: 'Een villa' };
  expect(openGraph?.images).toEqual([image]);
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
});

test('only a page that asks for it is kept out of search results', () => {
  expect(of({ name: 'home' }, 'nl').robots).toBeUndefined();
  expect(of({ name: 'home' }, 'nl', { index: false }).robots).toEqual({ index: false, follow: true });
});

const level: Criteria = { list: 'sale', cities: ['hasselt'], types: [2], sort: 'newest', page: 1 };

const unlisted = { index: false, query: '' };

test.each<[string, Partial<Criteria>, number, { index: boolean; query: string }]>([
  ['the first page of a level', {}, 18, { index: true, query: '' }],
  ['a later page stands for itself', { page: 2 }, 5, { index: true, query: 'page=2' }],
  ['a price filter stands for the level', { maxPrice: 300_000 }, 18, unlisted],
  ['so does a filter on bedrooms, on any page', { bedrooms: 3, page: 2 }, 18, unlisted],
  ['so does a type without a city', { cities: undefined, page: 2 }, 18, unlisted],
  ['so do several cities', { cities: ['genk', 'hasselt'] }, 18, unlisted],
  ['so do words', { words: 'huis in hasselt' }, 18, unlisted],
  ['so does another order', { sort: 'price-asc' }, 18, unlisted],
  ['a list without homes is not kept', {}, 0, unlisted],
])('%s', (_what, change, shown, expected) => {
  expect(listIndexing({ ...level, ...change }, shown)).toEqual(expected);
});
