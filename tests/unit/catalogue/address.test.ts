import { describe, expect, it } from 'vitest';
import { addressLines, capitalise } from '@/lib/catalogue/places/address';
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
const where = { latitude: 50.93, longitude: 5.34 };
const address = { publish: true, street: 'Demerstraat', houseNumber: '12', boxNr: '3', ...where };

describe('addressLines', () => {
  it.each([
    ['nl', 'Demerstraat 12 bus 3'],
    ['fr', 'Demerstraat 12 bte 3'],
    ['en', 'Demerstraat 12 box 3'],
    ['de', 'Demerstraat 12 Bk. 3'],
  ] as const)('in %s names the box its own way', (locale, street) =>
    expect(addressLines({ address }, hasselt, locale)).toEqual({ street, town: '3500 Hasselt' }),
  );

  it.each([
    ['nl', 'Elsensesteenweg 38'],
    ['fr', 'Chaussée d’Ixelles 38'],
    ['en', 'Elsensesteenweg / Chaussée d’Ixelles 38'],
    ['de', 'Elsensesteenweg / Chaussée d’Ixelles 38'],
  ] as const)('in %s names a street of Brussels as its readers do', (locale, street) => {
    const names = { street: "Elsensesteenweg / Chaussée d'Ixelles", houseNumber: '38', boxNr: undefined };
    expect(addressLines({ address: { ...address, ...names } }, hasselt, locale).street).toBe(street);
  });

  it('leaves out what is not published or not known', () => {
    const streetOf = (change: object) => addressLines({ address: { ...address, ...change } }, hasselt, 'nl').street;
    expect(addressLines({ address: { ...address, publish: false } }, hasselt, 'nl').town).toBe('3500 Hasselt');
    expect(streetOf({ publish: false })).toBeNull();
    expect(streetOf({ houseNumber: undefined, boxNr: undefined })).toBe('Demerstraat');
  });

  it('writes an address in Luxembourg as they do there', () => {
    const home = { address: { ...address, street: 'rue du Fossé', houseNumber: '4', boxNr: undefined } };
    const lines = { street: '4, rue du Fossé', town: 'L-1536 Luxembourg' };
    expect(addressLines(home, city('Luxembourg', '1536', 50), 'fr')).toEqual(lines);
  });
});

it.each([
  'Kapelle-op-den-Bos',
  'Sint-Truiden',
  'Louvain-la-Neuve',
  'Herk-de-Stad',
  'Esch an der Alzette',
  'De Panne',
  "'s-Gravenvoeren",
  "Braine-l'Alleud",
  "Sint-Job-in-'t-Goor",
  'Élouges',
])('capitalise writes %s however it was typed', (name) => {
  for (const typed of [name, name.toUpperCase(), name.toLowerCase()]) expect(capitalise(typed)).toBe(name);
});
