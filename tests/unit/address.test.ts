import { describe, expect, it } from 'vitest';
import { addressLines, capitalise } from '@/lib/catalogue/address';
import type { City } from '@/lib/catalogue/schema/lists';
import { localize } from '@/lib/i18n/locales';

const city = (name: string, zip: string, countryId: City['countryId']): City => ({
  id: 'city',
  zip,
  countryId,
  name: localize(() => name),
  province: 'limburg',
  latitude: 50.9,
  longitude: 5.3,
});
const hasselt = city('Hasselt', '3500', 10);
const address = {
  publish: true,
  street: 'Demerstraat',
  houseNumber: '12',
  boxNr: '3',
  latitude: 50.93,
  longitude: 5.34,
};

describe('addressLines', () => {
  it.each([
    ['nl', 'Demerstraat 12 bus 3'],
    ['fr', 'Demerstraat 12 bte 3'],
    ['en', 'Demerstraat 12 box 3'],
    ['de', 'Demerstraat 12 Bk. 3'],
  ] as const)('in %s names the box its own way', (locale, street) =>
    expect(addressLines({ address }, hasselt, locale)).toEqual({ street, town: '3500 Hasselt' }),
  );

  it('keeps back everything but the town when the address is not published', () => {
    const lines = addressLines({ address: { ...address, publish: false } }, hasselt, 'nl');
    expect(lines).toEqual({ street: null, town: '3500 Hasselt' });
  });

  it('leaves out what is not known', () => {
    const bare = { ...address, houseNumber: undefined, boxNr: undefined };
    expect(addressLines({ address: bare }, hasselt, 'nl').street).toBe('Demerstraat');
  });

  it('writes an address in Luxembourg as they do there', () => {
    const home = { address: { ...address, street: 'rue du Fossé', houseNumber: '4', boxNr: undefined } };
    expect(addressLines(home, city('Luxembourg', '1536', 50), 'fr')).toEqual({
      street: '4, rue du Fossé',
      town: 'L-1536 Luxembourg',
    });
  });
});

describe('capitalise', () => {
  const names = [
    'Kapelle-op-den-Bos',
    'Sint-Truiden',
    'Louvain-la-Neuve',
    'Herk-de-Stad',
    'Esch an der Alzette',
    'De Panne',
    "'s-Gravenvoeren",
  ];

  it.each([...names, "Braine-l'Alleud", "Sint-Job-in-'t-Goor", 'Élouges'])('writes %s however it was typed', (name) => {
    expect(capitalise(name)).toBe(name);
    expect(capitalise(name.toUpperCase())).toBe(name);
    expect(capitalise(name.toLowerCase())).toBe(name);
  });
});
