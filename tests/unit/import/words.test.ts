import { expect, it } from 'vitest';
import type { FeedType, Words } from '@/lib/import/feed';
import * as kyero from '@/lib/import/kyero';
import { countries, types as openImmo, priceUnits, marquees as standings } from '@/lib/import/openimmo-words';
import { cities, marquees, types, units } from '../../support/sample-files';

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
