import { expect, it } from 'vitest';
import { findHomesByWords } from '@/lib/catalogue/search/find-home';
import { first, sample } from '@/tests/support/sample-site';
import { redirectOf } from '@/tests/unit/requests/ask';

const { catalogue } = sample;
const idsOf = (words: string) => findHomesByWords(words, catalogue).map(({ id }) => id);
const published = first(catalogue.properties.values(), ({ address }) => address.publish);
const hidden = first(
  catalogue.properties.values(),
  ({ address }) => !address.publish && !catalogue.streets.has(address.street.toLowerCase()),
);
const cityName = (id: string) => catalogue.cities.get(id)?.name.nl ?? '';
const { street } = published.address;

it.each(['5801', 'HAS-5801', 'has 5801', 'has5801', ' Has. 5801 '])(
  'finds a home by its reference as typed: %j',
  (words) => expect(idsOf(words)).toEqual([5801]),
);

it('finds the homes of a street in any spelling, with its town, zip or house number', () => {
  const zip = catalogue.cities.get(published.city)?.zip ?? '';
  const more = [`, ${cityName(published.city)}`, ` ${zip}`, ` ${published.address.houseNumber ?? ''}`];
  for (const words of [street, street.toUpperCase(), ...more.map((end) => street + end)])
    expect(idsOf(words)).toContain(published.id);
});

it('finds no home in another town, none whose address is not published, and nothing by other words', () => {
  const other = first(
    catalogue.cities.values(),
    ({ id }) => id !== published.city && idsOf(`${street} ${cityName(id)}`).length === 0,
  );
  expect(idsOf(`${street} ${other.name.nl}`)).toEqual([]);
  expect(idsOf(hidden.address.street)).not.toContain(hidden.id);
  expect(idsOf(`${street} met tuin`)).toEqual([]);
});

it('leads to the home, the project or the list that a line means', () => {
  const project = first(catalogue.projects.values(), ({ external }) => external === undefined);
  const href = sample.paths.href({ name: 'project', id: project.id }, 'nl');
  expect(redirectOf(`/nl/te-koop/?q=${encodeURIComponent(project.name)}`)).toBe(`307 ${href}`);
  expect(redirectOf('/nl/te-koop/?q=has%205801')).toMatch(/^307 .*5801\/$/);
  expect(redirectOf('/nl/te-koop/?q=limburg')).toBe('307 /nl/te-koop/?province=limburg');
});
