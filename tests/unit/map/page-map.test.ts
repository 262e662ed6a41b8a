import { describe, expect, it } from 'vitest';
import { toCatalogue } from '@/lib/catalogue/catalogue';
import { publicLocation } from '@/lib/catalogue/places/location';
import { listProjects } from '@/lib/catalogue/projects/projects';
import type { Criteria } from '@/lib/catalogue/search/criteria';
import type { Snapshot } from '@/lib/content/snapshot';
import { translatorIn } from '@/lib/i18n/translator';
import { unpackHome } from '@/lib/map/map-messages';
import { mapAnswer, marqueesOffMap, maxHomes, projectsMapView } from '@/lib/map/page-map';
import { first, sample } from '@/tests/support/sample-site';

const words = { card: await translatorIn('nl', 'card'), price: await translatorIn('nl', 'price') };
const sale: Criteria = { list: 'sale', sort: 'newest', page: 1 };
const answer = (criteria: Partial<Criteria> = {}, data: Snapshot = sample) =>
  mapAnswer({ ...sale, ...criteria }, 'nl', words, data);
const homes = [...sample.catalogue.properties.values()];
const hidden = homes.filter(({ address }) => !address.publish);

/** The sample, with so many homes for sale in these cities. */
function grown(count: number, cities: string[]): Snapshot {
  const model = first(homes, ({ goal, marquee, projectId }) => goal === 0 && marquee === undefined && !projectId);
  const many = Array.from({ length: count }, (_, i) => ({
    ...model,
    id: 100_000 + i,
    city: cities[i % cities.length] ?? '',
  }));
  return { ...sample, catalogue: toCatalogue(sample.catalogue, many) };
}

describe('the homes of a list for its map', () => {
  it('are all of them, not only those of a page', () => {
    const { total } = sample.catalogue.search.search(sale);
    expect(answer({ page: 3 }).properties).toHaveLength(total);
    expect(total).toBeGreaterThan(60);
  });

  it('have the price as the site writes it: amount, words for a hidden one, the marquee’s word', () => {
    const shown = answer({ sold: true }).properties.map(unpackHome);
    const priceOf = (id: number) => shown.find((home) => home.id === id)?.price;
    const onRequest = first(homes, ({ goal, price, marquee }) => goal === 0 && !price.publish && marquee === undefined);
    const sold = first(homes, ({ goal, marquee }) => goal === 0 && marquee === 5);
    expect(priceOf(5801)).toBe('€\u00a0269.000');
    expect(priceOf(onRequest.id)).toBe('Prijs op aanvraag');
    expect(priceOf(sold.id)).toBe('Verkocht');
    expect(marqueesOffMap(sale, sample)).toEqual([5, 6, 7]);
    expect(marqueesOffMap({ list: 'references' }, sample)).toEqual([]);
  });

  it('lie where they may be shown: no answer has the point of a hidden address', () => {
    expect(hidden.length).toBeGreaterThan(5);
    const rows = new Map(
      (['sale', 'rent'] as const).flatMap((goal) =>
        answer({ list: goal })
          .properties.map(unpackHome)
          .map((home) => [home.id, home]),
      ),
    );
    for (const home of hidden) {
      const shown = publicLocation(home);
      expect(rows.get(home.id)).toMatchObject(shown);
      expect(shown.longitude === home.address.longitude || shown.latitude === home.address.latitude).toBe(false);
      expect(JSON.stringify(rows.get(home.id))).not.toContain(home.address.street);
    }
  });
});

describe('more homes than a browser draws at once', () => {
  const many = grown(maxHomes + 500, ['hasselt', 'genk', 'zonhoven']);

  it('are counted by city, each with the way to its own map', () => {
    const { properties, groups } = answer({ minPrice: 1000 }, many);
    expect(properties).toEqual([]);
    expect(groups.map(({ name, path }) => [name, path]).sort()).toEqual([
      ['Genk', '/nl/te-koop/genk/?min=1000&view=map'],
      ['Hasselt', '/nl/te-koop/hasselt/?min=1000&view=map'],
      ['Zonhoven', '/nl/te-koop/zonhoven/?min=1000&view=map'],
    ]);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(maxHomes + 500);
  });

  it('are the newest ones in a single city, in a small answer', () => {
    const found = answer({ cities: ['hasselt'] }, grown(maxHomes + 500, ['hasselt']));
    expect(found.groups).toEqual([]);
    expect(found.properties).toHaveLength(maxHomes);
    expect(JSON.stringify(found).length).toBeLessThan(200_000);
  });
});

it('shows the projects of a list by their names, as links to their pages, a hidden address never at its point', () => {
  const projects = listProjects(sample.catalogue).map((project) => ({
    ...project,
    publicAddress: false,
  }));
  const { message } = projectsMapView(projects, 'nl', sample);
  const { groups } = message.messageInfo;
  expect(groups.map(({ name }) => name)).toEqual(projects.map(({ name }) => name));
  for (const [i, group] of groups.entries()) {
    expect(group).toMatchObject({ isNamed: true, path: expect.stringMatching(/^(\/nl\/|https:)/) });
    const { latitude = 0, longitude = 0 } = projects[i] ?? {};
    expect(Math.abs(group.latitude - latitude)).toBeLessThan(0.01);
    expect([group.latitude, group.longitude]).not.toEqual([latitude, longitude]);
  }
});
