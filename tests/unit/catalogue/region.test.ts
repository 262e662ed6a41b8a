import { expect, it } from 'vitest';
import { regionByZip } from '@/lib/catalogue/places/region';

it.each([
  [10, '1000', 'brussels'],
  [10, '1299', 'brussels'],
  [10, '1300', 'wallonia'],
  [10, '1499', 'wallonia'],
  [10, '1500', 'flanders'],
  [10, '3999', 'flanders'],
  [10, '4000', 'wallonia'],
  [10, '7999', 'wallonia'],
  [10, '8000', 'flanders'],
  [10, 9999, 'flanders'],
  [10, '0999', null],
  [10, '', null],
  [10, 'L-15', null],
  [50, '1536', 'luxembourg'],
  [50, '4010', 'luxembourg'],
  [31, '3500', null],
] as const)('country %s, postcode %s lies in %s', (country, zip, region) =>
  expect(regionByZip(country, zip)).toBe(region),
);
