import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { locales } from '@/lib/i18n/locales';
import { sampleHomes } from '@/scripts/sample/catalogue';
import { estimatedNotaryFee, ownHomeDuty } from '@/scripts/sample/duties';
import {
  countIn,
  dataDir,
  homes,
  idsOf,
  newestFirst,
  projects,
  published,
  typesOf,
} from '@/tests/support/sample-files';

describe('the counts of the specification', () => {
  const sale = published.filter(({ goal }) => goal === 0);
  const rent = published.filter(({ goal }) => goal !== 0);

  it.each([
    ['zonhoven', 85],
    ['hasselt', 23],
    ['sint-lambrechts-herk', 41],
    ['tielt-winge', 26],
  ])('has the homes for sale of %s', (city, count) => expect(countIn(sale, city)).toBe(count));

  it('has the homes for rent of five cities and of no other', () => {
    const counts = Object.fromEntries(
      [...new Set(rent.map(({ city }) => city))].map((city) => [city, countIn(rent, city)]),
    );
    expect(counts).toEqual({ hasselt: 5, houthalen: 3, 'houthalen-helchteren': 1, leuven: 1, zonhoven: 1 });
  });

  it('has one take-over, homes that are gone and homes that are not out yet', () => {
    expect(rent.filter(({ goal }) => goal === 2)).toHaveLength(1);
    expect(homes.filter(({ status }) => status === 'withdrawn')).toHaveLength(3);
    expect(homes.filter(({ status }) => status === 'draft')).toHaveLength(2);
  });

  it('has its projects and their units', () => {
    expect(projects.map(({ id }) => id).toSorted()).toEqual([30, 32, 36, 37, 41, 42, 44, 45]);
    expect(published.filter(({ projectId }) => projectId === 30)).toHaveLength(73);
    expect(published.filter(({ projectId }) => projectId === 37)).toHaveLength(6);
  });

  it('has the apartment in Hasselt that the specification links to', () => {
    expect(published.find(({ id }) => id === 5801)).toMatchObject({ city: 'hasselt', webId: 2, goal: 0 });
  });

  it('has every type', () => expect(typesOf(published)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7])));
});

describe('lists that look varied', () => {
  const sameFirstPicture = (list: Property[]): number[] =>
    idsOf(
      list.filter((home, index) =>
        list.slice(Math.max(0, index - 3), index).some((other) => other.pictures[0] === home.pictures[0]),
      ),
    );

  it('never repeats a first picture among neighbours, overall or within a goal', () => {
    expect(sameFirstPicture(newestFirst)).toEqual([]);
    expect(sameFirstPicture(newestFirst.filter(({ goal }) => goal === 0))).toEqual([]);
    expect(sameFirstPicture(newestFirst.filter(({ goal }) => goal !== 0))).toEqual([]);
  });

  it.each(['zonhoven', 'hasselt', 'sint-lambrechts-herk', 'tielt-winge'])(
    'nor among the homes for sale in %s',
    (city) => expect(sameFirstPicture(newestFirst.filter((home) => home.goal === 0 && home.city === city))).toEqual([]),
  );

  it.each(locales)('has no two descriptions alike in %s', (locale) => {
    const descriptions = homes.map(({ description }) => description[locale]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });
});

describe('the generator', () => {
  it('gives the same homes every time, and the committed ones first', () => {
    const twice = [[...sampleHomes(dataDir)], [...sampleHomes(dataDir)]];
    expect(twice[0]).toEqual(twice[1]);
    const committed = new Map(homes.map(({ $schema: _, ...home }) => [home.id, home]));
    for (const home of twice[0] ?? []) expect(home).toEqual(committed.get(home.id));
  });

  it('goes on to other cities for a larger catalogue', () => {
    const many = [...sampleHomes(dataDir, 800)];
    expect(new Set(idsOf(many)).size).toBe(800);
    expect(new Set(many.map(({ city }) => city)).size).toBe(93);
  });

  it('estimates the costs of buying as domain/facts.md checks them', () => {
    expect(estimatedNotaryFee(250_000)).toBe(2963);
    expect(ownHomeDuty(300_000, 'flanders')).toBe(6000);
    expect(ownHomeDuty(300_000, 'brussels')).toBe(12_500);
    expect(ownHomeDuty(650_000, 'brussels')).toBe(81_250);
    expect(ownHomeDuty(300_000, 'wallonia')).toBe(9000);
  });
});
