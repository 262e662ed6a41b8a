import { describe, expect, it } from 'vitest';
import { InvalidFeedError } from '@/lib/import/feed';
import { readKyero } from '@/lib/import/kyero';
import { readAs, sampleFeed } from '../../support/import/agency';

describe('Kyero', () => {
  const { homes, setAside, partial, unknown } = readAs(readKyero, sampleFeed('kyero.xml'));

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

  it('always tells all homes, and notes what it does not know', () => {
    expect(partial).toBe(false);
    expect(setAside).toEqual([{ id: 'property 5', path: 'id', expected: 'an id', found: 'nothing' }]);
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
