import { describe, expect, it } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { feedHomes } from '@/lib/feeds/feed-home';
import { kyeroFeed } from '@/lib/feeds/kyero';
import { locales } from '@/lib/i18n/locales';
import { InvalidFeedError, UnknownValues } from '@/lib/import/feed';
import { readKyero } from '@/lib/import/kyero';
import { toProperty } from '@/lib/import/to-property';
import { readAs, sampleFeed } from '../../support/import/agency';
import { sample } from '../../support/sample-site';

describe('Kyero', () => {
  const { homes, skipped, partial, unknown } = readAs(readKyero, sampleFeed('kyero.xml'));

  it('gives a home in our words', () => {
    expect(homes[0]).toMatchObject({
      id: 'K-100',
      reference: 'KY-100',
      changed: '2026-10-05',
      goal: 0,
      type: { webId: 1, kind: 'villa' },
      place: { name: 'Zonhoven', countryId: 10 },
      price: { amount: 385_000, publish: true },
      address: { latitude: 50.9903, longitude: 5.3683 },
      energyClass: 'C',
      attributes: {
        surfaces: { living: 212, ground: 1105 },
        layout: { bedrooms: 4, bathrooms: 2 },
        comfort: { pool: true },
      },
    });
    expect(homes[0]?.pictures.map(({ kind }) => kind)).toEqual(['exterior', 'interior']);
    expect(Object.keys(homes[0]?.description ?? {})).toEqual(['nl', 'fr']);
  });

  it('takes 0 for unknown, and no price in another currency', () => {
    expect(homes[1]?.attributes).toMatchObject({ surfaces: { living: undefined }, layout: { bathrooms: undefined } });
    expect(homes.find(({ id }) => id === 'K-500')?.price).toEqual({});
  });

  it('always returns all homes, and unknownValues what it does not know', () => {
    expect(partial).toBe(false);
    expect(skipped).toEqual([{ id: 'property 5', path: 'id', expected: 'an id', found: 'nothing' }]);
    expect(unknown).toEqual([
      'country: Spain',
      'currency: GBP',
      'language: es',
      'price: on request',
      'type: Cave House',
    ]);
  });

  it.each([
    ['another version', '<root><kyero><feed_version>2</feed_version></kyero></root>', 'feed_version 3'],
    ['another root', '<rss/>', 'root <root>'],
    ['no XML', 'Service unavailable', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readKyero, text)).toThrow(InvalidFeedError);
    expect(() => readAs(readKyero, text)).toThrow(why);
  });
});

const { catalogue, content, paths } = sample;
const site = { paths, locales, siteUrl: 'https://heem.example' };

const tables = { ...catalogue, cities: new Map(catalogue.cities) };
const around = { tables, team: content.team, feed: 'kyero', broker: 'tom-claes', today: '2026-11-22' };

/** The feed of these homes, by id, but for the address of their pages: it names list and type more finely than Kyero does. */
const kyero = (properties: Iterable<Property>): string => {
  const homes = new Map([...properties].map((home) => [home.id, home]));
  const feed = kyeroFeed(feedHomes({ ...sample, catalogue: { ...catalogue, properties: homes } }, site));
  return [...feed].join('').replace(/<url><nl>.*?<\/url>/gs, '');
};

/** The homes of a feed one by one. A place without a street is not shown, so an import does not hand it on: it is compared by itself. */
const homesIn = (feed: string): string[] => feed.replace(/<location>.*?<\/location>/g, '').split('</property>');

const feed = kyero(catalogue.properties.values());

it('gives the same feed again, home by home, and understands all of its words', () => {
  const unknownValues = new UnknownValues();
  const { homes } = readKyero(Buffer.from(feed), unknownValues);
  const again = homes.map((given): Property => {
    const built = toProperty(given, undefined, Number(given.id), { ...around, unknownValues });
    if (Array.isArray(built)) throw new Error(JSON.stringify(built));
    const { pictures = [], address } = catalogue.properties.get(built.home.id) ?? {};
    const { latitude, longitude } = built.home.address;
    if (address?.publish)
      expect({ latitude, longitude }).toMatchObject({ latitude: address.latitude, longitude: address.longitude });
    return { ...built.home, status: 'published', pictures };
  });
  expect(again.length).toBeGreaterThan(50);
  const before = homesIn(feed);
  expect(homesIn(kyero(again)).filter((home, i) => home !== before[i])).toEqual([]);
  expect(unknownValues.unknown).toEqual([]);
});

it('changes of a home nothing but what Kyero says in fewer words', () => {
  const unknownValues = new UnknownValues();
  const changed = readKyero(Buffer.from(feed), unknownValues).homes.flatMap((given) => {
    const home = catalogue.properties.get(Number(given.id));
    const built = home && toProperty(given, home, home.id, { ...around, unknownValues });
    if (!built || Array.isArray(built)) throw new Error(`home ${given.id} did not come back`);
    const isOther = (field: keyof typeof built.home) =>
      JSON.stringify(built.home[field]) !== JSON.stringify(home[field]);
    return (Object.keys(built.home) as (keyof typeof built.home)[]).filter(isOther);
  });
  expect([...new Set(changed)].sort()).toEqual(['attributes', 'goal', 'kind', 'webId', 'webIds']);
});
