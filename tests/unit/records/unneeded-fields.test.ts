import { expect, it } from 'vitest';
import { listUnneededFields } from '@/lib/records/fields/home-form';
import { first, sample } from '@/tests/support/sample-site';

const home = first(sample.catalogue.properties.values(), ({ goal }) => goal === 0);
const abroad = first(sample.catalogue.cities.values(), ({ countryId }) => countryId === 50);
const mentions = ['heritage', 'soilCertificate', 'preemptiveRights'].map((field) => `attributes.legal.${field}`);

it('a home in Luxembourg has no Belgian mentions in its form', () => {
  expect(listUnneededFields({ ...home, city: 'hasselt' }, sample)).not.toEqual(expect.arrayContaining(mentions));
  expect(listUnneededFields({ ...home, city: abroad.id }, sample)).toEqual(expect.arrayContaining(mentions));
});
