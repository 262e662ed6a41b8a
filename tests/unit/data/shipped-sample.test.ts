import { describe, expect, it } from 'vitest';
import { attributesSchema } from '@/lib/catalogue/schema/attributes';
import type { Property } from '@/lib/catalogue/schema/property';
import { periods } from '@/lib/content/placeholders';
import { loadSnapshot } from '@/lib/data/load';
import { dataWarnings } from '@/lib/data/warnings';
import { locales } from '@/lib/i18n/locales';
import { preparedPictures } from '@/lib/media/prepared-pictures';
import { articles, homes, marquees, pictures, projects, types } from '@/tests/support/sample-files';
import { sourceFiles } from '@/tests/support/source-files';
import { textsIn, wronglySet } from '@/tests/support/typography';

// Requirements of the specification and of other tests for the agency in data/ that the data check cannot make of every agency.

const published = homes.filter(({ status }) => status === 'published');
const sale = published.filter(({ goal }) => goal === 0);
const rent = published.filter(({ goal }) => goal !== 0);
const newestFirst = published.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id - a.id);
const isClosed = (marquee?: number): boolean => marquees.some(({ id, closed }) => closed && id === marquee);
const idsOf = (list: readonly Property[]): number[] => list.map(({ id }) => id);
const countIn = (list: readonly Property[], city: string): number => list.filter((home) => home.city === city).length;
const projectOf = ({ projectId }: Pick<Property, 'projectId'>) => projects.find(({ id }) => id === projectId);
const built = ({ constructed = 0, gardenArea = 0 }: Property['attributes']['surfaces']): number =>
  constructed + gardenArea;
const shows = ({ pictures }: Property, name: string): boolean => pictures.some((picture) => picture.startsWith(name));
const bedroomsIn = ({ pictures }: Property): number =>
  pictures.filter((picture) => /^int-(bedroom|child)/.test(picture)).length;
const namesStreet = ({ address, ...home }: Property): boolean =>
  JSON.stringify([home.title, home.description]).includes(address.street);

const saleCities = [
  ['zonhoven', 85],
  ['hasselt', 23],
  ['sint-lambrechts-herk', 41],
  ['tielt-winge', 26],
] as const;

it.each(locales)('the privacy statement takes every period from data/site.json: %s', (locale) => {
  const text = articles.find(({ id }) => id === 'privacy-statement')?.text[locale].join('\n');
  for (const name of periods) expect(text).toContain(`{${name}}`);
});

describe('the counts of the specification', () => {
  it.each(saleCities)('homes for sale in %s: %i', (city, count) => expect(countIn(sale, city)).toBe(count));

  it('has homes for rent in five cities and in no other', () => {
    const counts = Object.fromEntries(rent.map(({ city }) => [city, countIn(rent, city)]));
    expect(counts).toEqual({ hasselt: 5, houthalen: 3, 'houthalen-helchteren': 1, leuven: 1, zonhoven: 1 });
  });

  it('has eight projects', () => {
    const actual = projects.map(({ id, name, city, external, soldOut }) => [
      id,
      name,
      city,
      Boolean(external),
      soldOut,
    ]);
    expect(actual.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
      [30, 'Egge Park', 'zonhoven', false, false],
      [32, 'Residentie Zuiderpark', 'hasselt', false, false],
      [36, 'Beverststraat', 'bilzen', false, false],
      [37, 'Zwanenstraat', 'zonhoven', false, false],
      [41, 'Residentie Blereberg', 'tielt-winge', true, false],
      [42, 'Residentie Heuvela', 'zonhoven', false, true],
      [44, 'Ten Hove', 'koersel', false, false],
      [45, '’t Zand', 'diepenbeek', false, false],
    ]);
    expect(projectOf({ projectId: 32 })?.phase).toBe(2);
  });

  it.each([
    [30, 73],
    [37, 6],
  ])('the units of project %i: %i', (id, count) =>
    expect(published.filter(({ projectId }) => projectId === id)).toHaveLength(count),
  );

  it('the seven types, and the apartment in Hasselt that it links to', () => {
    expect(new Set(published.map(({ webId }) => webId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(published.find(({ id }) => id === 5801)).toMatchObject({ city: 'hasselt', webId: 2, goal: 0 });
  });
});

describe('the sample has something of everything', () => {
  it('a take-over, homes that are gone and homes that are not out yet', () => {
    expect(rent.filter(({ goal }) => goal === 2)).toHaveLength(1);
    expect(homes.filter(({ status }) => status === 'withdrawn')).toHaveLength(3);
    expect(homes.filter(({ status }) => status === 'draft')).toHaveLength(2);
  });

  it('every attribute: docs/add-a-property-field.md', () => {
    const used = new Set(
      homes.flatMap(({ attributes }) =>
        Object.entries(attributes).flatMap(([group, values]) => Object.keys(values).map((name) => `${group}.${name}`)),
      ),
    );
    const all = Object.entries(attributesSchema.shape).flatMap(([group, { shape }]) =>
      Object.keys(shape).map((name) => `${group}.${name}`),
    );
    // No home of the sample is for rent in Brussels.
    expect(all.filter((name) => !used.has(name))).toEqual(['costs.referenceRent']);
  });
});

it('the sample has no warning, on a day of its time: no field, no title that is too long, no sentence in four homes', () => {
  expect(dataWarnings(loadSnapshot('data'), '2026-11-24', preparedPictures())).toEqual([]);
});

describe('lists that look varied', () => {
  const isSale = (fits: (home: Property) => boolean) => (home: Property) => home.goal === 0 && fits(home);
  const sameFirstPicture = (list: readonly Property[]): number[] =>
    idsOf(
      list.filter((home, index) =>
        list.slice(Math.max(0, index - 3), index).some((other) => other.pictures[0] === home.pictures[0]),
      ),
    );

  it.each([
    ['overall', () => true],
    ['for sale', isSale(() => true)],
    ['still for sale', isSale(({ marquee }) => !isClosed(marquee))],
    ['for rent', ({ goal }: Property) => goal !== 0],
    ...types.map(({ webId }) => [`for sale of type ${webId}`, isSale((home) => home.webId === webId)] as const),
    ...saleCities.map(([name]) => [`for sale in ${name}`, isSale((home) => home.city === name)] as const),
  ] as const)('no first picture comes again among neighbours, %s', (_, isIn) =>
    expect(sameFirstPicture(newestFirst.filter(isIn))).toEqual([]),
  );

  it('each home begins with the building; only a unit may show a room, where its neighbours show the building', () => {
    const isOutside = (id = '') => pictures.find((picture) => picture.id === id)?.kind === 'exterior';
    const rooms = published.filter(({ pictures: [cover, ...others] }) => !isOutside(cover) && others.some(isOutside));
    expect(idsOf(rooms.filter((home) => !projectOf(home)))).toEqual([]);
    expect(rooms.length).toBeLessThan(published.length / 4);
  });

  it('no two projects have the same first picture', () =>
    expect(new Set(projects.map(({ pictures }) => pictures[0])).size).toBe(projects.length));

  it.each(locales)('no two descriptions are alike in %s', (locale) =>
    expect(new Set(homes.map(({ description }) => description[locale])).size).toBe(homes.length),
  );
});

// An agency may have reasons to do otherwise: a plot with a ruin on it, a garden that neighbours share.
describe('no home of the sample is', () => {
  it.each<[what: string, isOdd: (home: Property, attributes: Property['attributes']) => boolean]>([
    ['land with rooms', ({ webId }, { layout }) => webId === 4 && layout.bedrooms !== undefined],
    ['land with a building', ({ webId }, { building }) => webId === 4 && building.constructionYear !== undefined],
    ['land with a front', ({ webId }, { surfaces }) => webId === 4 && surfaces.frontWidth !== undefined],
    ['land with energy', ({ webId }, { energy }) => webId === 4 && Object.keys(energy).length > 0],
    ['land or a garage with rooms to see', (home) => [4, 7].includes(home.webId) && /int-/.test(home.pictures.join())],
    ['shown with more bedrooms than it has', (home, { layout }) => bedroomsIn(home) > (layout.bedrooms ?? 0)],
    ['shown with a study and without one', (home, { surfaces }) => shows(home, 'int-study') && !surfaces.officeArea],
    ['a shell with finished rooms', (home, { building }) => building.condition === 'shell' && shows(home, 'int-')],
    [
      'charging a car that has no place',
      (_, { comfort, layout }) => Boolean(comfort.chargingPoint) && !layout.garages && !layout.parkings,
    ],
    [
      'older than the law on its allotment',
      (_, { building, legal }) => Boolean(legal.allotmentPermit) && (building.constructionYear ?? 1962) < 1962,
    ],
    ['an apartment without a floor', ({ webId }, { layout }) => webId === 2 && layout.floor === undefined],
    ['larger than its plot', (_, { surfaces }) => built(surfaces) > (surfaces.ground ?? Infinity)],
    ['let for two prices', ({ goal }, { costs }) => goal === 1 && costs.monthlyRent !== undefined],
    ['sold with a deposit', ({ goal }, { costs }) => goal !== 1 && costs.deposit !== undefined],
    ['hidden by its address and named by its words', (home) => !home.address.publish && namesStreet(home)],
    ['a unit in another city than its project', (home) => (projectOf(home)?.city ?? home.city) !== home.city],
    ['a unit older than its project', (home) => (projectOf(home)?.publishedAt ?? '') > home.publishedAt],
  ])('%s', (_, isOdd) => expect(idsOf(homes.filter((home) => isOdd(home, home.attributes)))).toEqual([]));

  it('an old dwelling for sale in Flanders without its asbestos', () => {
    const flemish = sale.filter(({ webId, attributes }) => webId <= 3 && attributes.legal.permit !== undefined);
    const old = flemish.filter(({ attributes: { building } }) => (building.constructionYear ?? 2001) < 2001);
    expect(old.length).toBeGreaterThan(20);
    expect(idsOf(old.filter(({ attributes: { legal } }) => !legal.asbestosType || !legal.asbestosDate))).toEqual([]);
  });
});

describe.each(locales)('no description of an available home in %s', (locale) => {
  const offered = published.filter(({ marquee }) => !isClosed(marquee));
  const actual = (isWrong: (text: string) => boolean, list: readonly Property[] = offered) =>
    idsOf(list.filter(({ description }) => isWrong(description[locale])));

  it('has fewer than 60 or more than 140 words, units and garages aside', () => {
    const whole = offered.filter(({ projectId, webId }) => projectId === undefined && webId !== 7);
    expect(actual((text) => Math.abs(text.split(/\s+/).length - 100) > 40, whole)).toEqual([]);
  });

  it('has an amount, which a table shows in the format of the site', () =>
    expect(actual((text) => /€|\beuros?\b/i.test(text))).toEqual([]));
});

it.each(locales)('texts of the sample in %s are set as the language wants it', (locale) => {
  const texts = sourceFiles('data/*.json', 'data/{articles,pages,projects,properties}/*.json').flatMap(
    ({ path, text }) => textsIn(JSON.parse(text), locale, path, false),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(wronglySet(texts, locale)).toEqual([]);
});
