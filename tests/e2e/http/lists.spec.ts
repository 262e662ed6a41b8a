import type { Criteria } from '@/lib/catalogue/search/criteria';
import { wordsIn } from '@/tests/support/messages';
import { first, sample } from '@/tests/support/sample-site';
import { sentPage } from '@/tests/support/sent-page';
import { expect, test } from '@/tests/support/site-test';

const t = wordsIn('nl');
const { catalogue } = sample;
const asked = (criteria: Partial<Criteria>) =>
  catalogue.search.search({ list: 'sale', sort: 'newest', page: 1, ...criteria });
const count = (criteria: Partial<Criteria>) => t('listings.count', { count: asked(criteria).total });

const parts = {
  h1: 'h1',
  count: '[data-part=count]',
  goal: '#filter-sheet select[name=goal]',
  cityLabel: 'label:has(input[name=city][value="Zonhoven|3520"])',
  bedrooms: 'select[name=bedrooms] option[value="3"]',
  titles: 'article h2',
  main: 'main',
};

// Canonical addresses, and the results of words: tests/unit/requests/listing-address.test.ts.
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

test('a list keeps its filters and order in another language', async ({ page }) => {
  const { links } = await sentPage(page, '/nl/te-koop/hasselt/?bedrooms=1&sort=price-asc', {
    links: '[data-languages] a',
  });
  const hrefs = links.map((link) => link.attribute('href'));
  expect(hrefs).toContain('/fr/a-vendre/hasselt/?bedrooms=1&sort=price-asc');
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
  const { location } = (await request.get(`/nl/favorieten/?ids=5801,${gone},1`, { maxRedirects: 0 })).headers();
  expect(location).toBe(`/nl/favorieten/?ids=5801,${gone}`);
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
