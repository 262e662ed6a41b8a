import { describe, expect, it } from 'vitest';
import type { FeedType, Words } from '@/lib/import/feed';
import * as kyero from '@/lib/import/kyero';
import { readOmnicasa } from '@/lib/import/omnicasa';
import { countries, types as openImmo, priceUnits, marquees as standings } from '@/lib/import/openimmo-words';
import { readAs, sampleFeed } from '../../support/import/agency';
import { cities, marquees, types, units } from '../../support/sample-files';

describe('Omnicasa', () => {
  const sample = sampleFeed('omnicasa.json');
  const { homes, skipped, unknown } = readAs(readOmnicasa, sample);

  it('gives one home for the records of its languages', () => {
    expect(homes.map(({ id }) => id)).toEqual(['9001', '9002', '9003']);
    expect(homes[0]).toMatchObject({
      reference: 'OM-9001',
      changed: '2026-10-10',
      goal: 0,
      type: { webId: 1, kindName: 'Villa' },
      place: { name: 'Hasselt', zip: '3500', countryId: 10 },
      price: { amount: 545_000, publish: true, unit: 0 },
      address: { publish: true, street: 'Kuringersteenweg', latitude: 50.935, longitude: 5.32 },
      marquee: null,
      title: { nl: 'Villa met tuin', fr: 'Villa avec jardin' },
      pictures: [{ kind: 'exterior' }, { kind: 'interior' }],
      attributes: {
        building: { condition: 'good', orientation: 's' },
        comfort: { heating: 'gas', kitchen: 'super_fitted', glazing: 'double', garden: true, lift: undefined },
        legal: { permit: 'granted', zoning: 'residential', judicialDecision: 'none', floodScorePlot: 'A' },
      },
    });
  });

  it('reads a bare list, and a list of changes', () => {
    const record = '{ "PropertyID": "7", "Goal": 2, "language": "fr", "DescriptionA": "Café" }';
    expect(readAs(readOmnicasa, `[${record}]`).homes[0]).toMatchObject({
      id: '7',
      goal: 2,
      description: { fr: 'Café' },
    });
    const changes = `{ "Items": [${record}], "DeletedIds": [8], "ChangeSince": "2026-11-01" }`;
    expect(readAs(readOmnicasa, changes)).toMatchObject({ gone: ['8'], partial: true });
  });

  it('sets aside what has no id, and notes what it does not know', () => {
    expect(skipped.map(({ id, path }) => [id, path])).toEqual([['record 5', 'ID']]);
    expect(unknown).toEqual(['HeatingName: Kernfusie']);
  });

  it.each([
    ['half a file', sample.toString().slice(0, 900), 'not readable JSON'],
    ['an error', '{ "Message": "no access" }', 'a list of records'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readOmnicasa, text)).toThrow(why);
  });
});

const kinds = new Map(types.map(({ webId, kinds }) => [webId, kinds.map(({ id }) => id)]));

it.each<[string, Words<FeedType>]>([
  ['Kyero', kyero.types],
  ['OpenImmo', openImmo],
])('the words of %s name types and kinds of data/property-types.json', (_, words) => {
  for (const [word, { webId, kind, usually }] of Object.entries(words))
    for (const named of [kind, usually]) if (named) expect(kinds.get(webId), word).toContain(named);
  expect(Object.values(words).filter(({ webId }) => !kinds.has(webId))).toEqual([]);
});

it('the words of a table are written as they are looked up: in small letters, with single spaces', () => {
  const tables = { ...kyero, openImmo, countries, standings, priceUnits };
  const words = Object.values(tables).flatMap((table) => (Array.isArray(table) ? [] : Object.keys(table)));
  expect(words.filter((word) => word !== word.trim().toLowerCase().replace(/\s+/g, ' '))).toEqual([]);
});

it('numbers name what is in the tables of the data', () => {
  const has = (list: readonly { id: number }[], id: number | null) =>
    id === null || list.some((item) => item.id === id);
  expect(
    Object.values(standings)
      .flat()
      .filter((id) => !has(marquees, id)),
  ).toEqual([]);
  expect(Object.values(priceUnits).filter((id) => !has(units, id))).toEqual([]);
  const known = new Set<number>(cities.map(({ countryId }) => countryId));
  expect([...Object.values(countries), ...Object.values(kyero.countries)].filter((id) => !known.has(id))).toEqual([]);
});
