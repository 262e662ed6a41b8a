import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFinder } from '@/components/search/find-suggestions';
import { first, sample } from '@/tests/support/sample-site';
import { fetched, home, serveIndex } from './index-server';

serveIndex();
const words = { sale: 'Te koop', rent: 'Te huur' };
const create = () => createFinder('/api/search/nl/', '/api/search/nl/sale/?q=', words);
const titles = async (typed: string) => (await (await create())(typed)).map(({ title }) => title);

const { search } = sample.catalogue;
const [inSale, inRent] = (['sale', 'rent'] as const).map(
  (goal) => (city: string) => search.countsByCity(goal).get(city) ?? 0,
) as [(city: string) => number, (city: string) => number];
const ofType = (goal: 'sale' | 'rent', type: number) => search.countsByType(goal).get(type) ?? 0;

describe('a city', () => {
  it.each(['hasselt', 'Hasselt', ' HASSELT ', 'hass'])('is found by name: "%s"', async (typed) =>
    expect(await titles(typed)).toEqual(
      expect.arrayContaining([`Hasselt · Te koop (${inSale('hasselt')})`, `Hasselt · Te huur (${inRent('hasselt')})`]),
    ),
  );

  it.each([
    ['its zip', '3520', 'Zonhoven'],
    ['its name without accents', 'luttich', 'Luik'],
    ['its name in another language', 'Liège', 'Luik'],
    ['its zip and its name', '3500 hasselt', 'Hasselt'],
    ['the words of its name in any order', 'herk lambrechts', 'Sint-Lambrechts-Herk'],
  ])('is found by %s: "%s"', async (_, typed, name) =>
    expect(await titles(typed)).toContainEqual(expect.stringContaining(`${name} · Te koop`)),
  );

  it('leads to its list, and says where it lies', async () => {
    const [found] = await (await create())('3520');
    expect(found).toMatchObject({ group: 'cities', path: '/nl/te-koop/zonhoven/', description: '3520 · Limburg' });
  });

  it('has no line for rent without homes for rent', async () =>
    expect(await titles('tielt-winge')).toEqual([`Tielt-Winge · Te koop (${inSale('tielt-winge')})`]));

  it('is not suggested without homes', async () => {
    const empty = first(sample.catalogue.cities.values(), ({ id }) => inSale(id) + inRent(id) === 0);
    expect(await titles(empty.name.nl)).not.toContainEqual(expect.stringContaining(`${empty.name.nl} ·`));
  });
});

describe('a type', () => {
  it('is found by the name of its kind, with the homes of that kind', async () => {
    const { homeKinds } = sample.catalogue.search.search({ list: 'sale', sort: 'newest', page: 1 }).facets;
    expect((await titles('penthouse'))[0]).toBe(`Penthouse · Te koop (${homeKinds.get('penthouse')})`);
  });

  it.each(['appartement', 'apparte'])('is found by its name: "%s"', async (typed) =>
    expect((await titles(typed)).slice(0, 2)).toEqual([
      `Appartement · Te koop (${ofType('sale', 2)})`,
      `Appartement · Te huur (${ofType('rent', 2)})`,
    ]),
  );

  it('has a description of 100 characters at most', async () => {
    const [found] = await (await create())('villa');
    expect(found?.group).toBe('types');
    expect(found?.description.length).toBeLessThanOrEqual(101);
  });
});

it.each([
  ['5801', true],
  ['HAS-5801', true],
  [' has-5801 ', true],
  ['580', false],
])('a home is found by its whole number or reference: "%s" is %s', async (typed, isFound) => {
  const [found] = await (await create())(typed);
  if (isFound) expect(found).toEqual(home);
  else expect(await titles(typed)).not.toContain(home.title);
});

it('is understood by the server where it holds a number or no name', async () => {
  const find = await create();
  for (const typed of ['', '  ', 'hasselt', '3500 Hasselt', 'huis met tuin']) await find(typed);
  const lines = ['3500 Hasselt', 'huis met tuin'].map((line) => `/api/search/nl/sale/?q=${encodeURIComponent(line)}`);
  expect(fetched).toEqual(['/api/search/nl/', ...lines]);
});

it('any typed text is handled without an error', async () => {
  const find = await create();
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), async (typed) => {
      for (const { path } of await find(typed)) expect(path).toMatch(/^\/nl\//);
    }),
  );
});

it('an index that does not come is an error, for the line to try again', async () =>
  await expect(createFinder('/nowhere/', '/api/search/nl/sale/?q=', words)).rejects.toThrow('search index: 404'));
