import type { APIRequestContext } from '@playwright/test';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import { wordsIn } from '../../support/messages';
import { first, sample } from '../../support/sample-site';
import { sentPage } from '../../support/sent-page';
import { expect, test } from '../../support/site-test';

const t = wordsIn('nl');
const { catalogue } = sample;
const asked = (criteria: Partial<Criteria>) =>
  catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...criteria });
const count = (criteria: Partial<Criteria>) => t('listings.count', { count: asked(criteria).total });

const parts = {
  h1: 'h1',
  count: '[data-part=count]',
  goal: '#filter-sheet select[name=goal]',
  garden: 'label:has(input[name=garden]) [data-part=check-count]',
  cityLabel: 'label:has(input[name=city][value="Zonhoven|3520"])',
  checked: 'input[name=city][checked]',
  bedrooms: 'select[name=bedrooms] option[value="3"]',
  titles: 'article h2',
  main: 'main',
};
const locationOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address, { maxRedirects: 0 })).headers().location;

test('a list shows what there is and how much, and the number of homes for each choice', async ({ page }) => {
  const sent = await sentPage(page, '/nl/te-koop/', parts);
  expect(sent.count.map(({ text }) => text)).toEqual([count({})]);
  expect(sent.titles.map(({ text }) => text)).toEqual(
    asked({}).ids.map((id) => catalogue.properties.get(id)?.title.nl ?? ''),
  );
  const inHasselt = await sentPage(page, '/nl/te-koop/hasselt/', parts);
  const { facets } = asked({ cities: ['hasselt'] });
  expect(inHasselt.cityLabel[0]?.text).toBe(`Zonhoven (${facets.cities.get('zonhoven')})`);
  expect(inHasselt.bedrooms[0]?.text).toBe(`3+ (${facets.bedrooms[3]})`);
});

test('several cities and types are one address, and each box shows its number of homes', async ({ page, request }) => {
  const address = '/nl/te-koop/?city=hasselt_zonhoven&type=1_2';
  expect(await locationOf(request, '/nl/te-koop/?city=Hasselt|3500&city=zonhoven&type=2&type=1')).toBe(address);
  const { total, facets } = asked({ cities: ['hasselt', 'zonhoven'], types: [1, 2] });
  const sent = await sentPage(page, address, parts);
  expect(sent.count[0]?.text).toBe(t('listings.count', { count: total }));
  expect(sent.garden[0]?.text).toBe(`(${facets.features.get('garden')})`);
  expect(sent.checked.map((box) => box.attribute('value'))).toContain('Zonhoven|3520');
});

test('an area that was drawn is part of the address', async ({ page, request }) => {
  const area = '5.2000,50.8500_5.4500,50.8500_5.4500,51.0500_5.2000,51.0500';
  const address = `/nl/te-koop/?area=${area}`;
  expect(await locationOf(request, `/nl/te-koop/?area=${area.replaceAll('0_', '_')}`)).toBe(address);
  expect(await locationOf(request, '/nl/te-koop/?area=5.2,50.85_5.4,50.85')).toBe('/nl/te-koop/');
  const corners = area.split('_').map((corner) => corner.split(',').map(Number) as [number, number]);
  expect((await sentPage(page, address, parts)).count[0]?.text).toBe(count({ area: corners }));
});

for (const [address, list] of [
  ['/nl/bedrijfsvastgoed/', 'commercial'],
  ['/nl/referenties/', 'references'],
] as const)
  test(`${address} is a list of its own, which every goal leaves`, async ({ page }) => {
    const sent = await sentPage(page, address, {
      ...parts,
      chosen: '#filter-sheet select[name=goal] option[selected]',
    });
    expect(sent.h1[0]?.text).toBe(t(`listings.${list}`));
    expect(sent.count[0]?.text).toBe(count({ list }));
    expect(sent.goal).toHaveLength(1);
    expect(sent.chosen.map((option) => option.attribute('value')).join()).toBe('');
    const forSale = await sentPage(page, `${address}?goal=0`, parts);
    expect(forSale.count[0]?.text).toBe(count({ list, goal: 'sale' }));
  });

test('a commercial home has one address, below the commercial list', async ({ request }) => {
  const [id = 0] = asked({ list: 'commercial' }).ids;
  const address = sample.paths.href({ name: 'property', id }, 'nl');
  expect(address).toMatch(/^\/nl\/bedrijfsvastgoed\//);
  expect(await locationOf(request, address.replace('bedrijfsvastgoed', 'te-koop'))).toBe(address);
});

test('a list keeps its filters and order in another language', async ({ page }) => {
  const { links } = await sentPage(page, '/nl/te-koop/hasselt/?bedrooms=1&sort=price-asc', {
    links: '[data-languages] a',
  });
  const hrefs = links.map((link) => link.attribute('href'));
  expect(hrefs).toContain('/fr/a-vendre/hasselt/?bedrooms=1&sort=price-asc');
});

for (const [locale, list, words, path] of [
  ['fr', 'a-vendre', 'appartement à louer à Hasselt', /^\/fr\/a-louer\/hasselt\/appartement\/\?q=/],
  [
    'de',
    'zu-verkaufen',
    'Haus mit Garten um Genk',
    /^\/de\/zu-verkaufen\/genk\/villa-haus-bauernhaus\/\?radius=10&garden=1&q=/,
  ],
  ['nl', 'te-koop', 'villa met tuin in Zonhovem', /^\/nl\/te-koop\/zonhoven\/villa-woning-hoeve\/\?garden=1&q=/],
  ['nl', 'te-koop', 'liege', /^\/nl\/te-koop\/luik\/$/],
  ['nl', 'te-koop', 'HAS-5801', /^\/nl\/te-koop\/hasselt\/appartement\/5801\/$/],
  ['nl', 'te-huur', '', /^\/nl\/te-huur\/$/],
] as const)
  test(`the words "${words}" lead to the list, the home and the filters that they name (${locale})`, async ({
    request,
  }) => {
    expect(await locationOf(request, `/${locale}/${list}/?${new URLSearchParams({ q: words })}`)).toMatch(path);
  });

test('words that were not understood are reported, and unknown ones lead to the search and a list of every city', async ({
  page,
}) => {
  const { main } = await sentPage(page, '/nl/te-koop/zonhoven/villa-woning-hoeve/?q=huis+met+sauna+in+zonhoven', parts);
  expect(main[0]?.text).toContain(t('search.notUnderstood', { words: '“sauna”' }));
  for (const words of ['kasteel aan zee', '50 %', 'a/b?c#d', '..', '<b>&amp;']) {
    const { h1, line, city } = await sentPage(page, `/nl/te-koop/?${new URLSearchParams({ q: words })}`, {
      h1: 'h1',
      line: 'main input[name=q]',
      city: 'main a[href="/nl/te-koop/hasselt/"]',
    });
    expect(h1[0]?.text).toBe(t('search.missTitle', { term: words }));
    expect([line.length > 0, city.length > 0]).toEqual([true, true]);
  }
});

test('a list of favourites says what is gone, and drops what never was', async ({ page, request }) => {
  const gone = first(catalogue.withdrawn.keys(), () => true);
  expect(await locationOf(request, `/nl/favorieten/?ids=5801,${gone},1`)).toBe(`/nl/favorieten/?ids=5801,${gone}`);
  const { main, cards, robots } = await sentPage(page, `/nl/favorieten/?ids=5801,${gone}`, {
    main: 'main',
    cards: 'article',
    robots: 'meta[name="robots"]',
  });
  expect(main[0]?.text).toContain(t('saved.gone', { id: gone }));
  expect(cards).toHaveLength(1);
  expect(robots[0]?.attribute('content')).toContain('noindex');
});

test('a comparison holds nothing that is not published', async ({ request }) => {
  const hidden = first(
    catalogue.properties.values(),
    ({ address, price, projectId }) => !address.publish && !price.publish && projectId === undefined,
  );
  const html = await (await request.get(`/nl/vergelijken/?ids=5801,5802,${hidden.id}`)).text();
  expect(html).toContain(t('price.onRequest'));
  expect(html).not.toContain(`${hidden.address.street} ${hidden.address.houseNumber}`);
  expect(html).not.toContain(hidden.price.amount.toLocaleString('nl-BE'));
});
