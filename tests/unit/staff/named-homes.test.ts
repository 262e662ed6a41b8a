import { expect, it } from 'vitest';
import { homeNamed, homesNamed, suggestHomes } from '@/lib/staff/named-homes';
import { first, sample } from '@/tests/support/sample-site';

const { properties, cities } = sample.catalogue;
const hidden = first(properties.values(), ({ address }) => !address.publish && address.houseNumber !== undefined);
const idsOf = (words: string) => homesNamed(words, sample).map(({ id }) => id);

it('staff name a home by number, reference, street and town, also one whose address is not public', () => {
  const { id, reference, address, city } = hidden;
  const town = cities.get(city);
  expect([idsOf(String(id)), idsOf(reference), idsOf(reference.replace('-', ' ').toLowerCase())]).toEqual([
    [id],
    [id],
    [id],
  ]);
  expect(idsOf(`${address.street} ${address.houseNumber}, ${town?.zip} ${town?.name.fr}`)).toContain(id);
  expect(idsOf(address.street.slice(0, -2))).toContain(id);
  expect(idsOf(' ')).toEqual([]);
});

it('a field says whether none or several homes are meant', () => {
  for (const words of ['HAS-1', '1', 'Nergensstraat 1'])
    expect(() => homeNamed(words, sample, 'home')).toThrow('unknownHome');
  expect(suggestHomes('HAS-580', 'nl', sample).map(({ reference }) => reference)).toContain('HAS-5801');
  expect(() => homeNamed('Hasselt', sample, 'home')).toThrow('severalHomes');
  expect(suggestHomes('Hasselt', 'nl', sample)[0]?.line).toMatch(/^\w+-\d+ · .*Hasselt$/);
});
