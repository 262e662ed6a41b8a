import { expect, it } from 'vitest';
import { projectJsonLd } from '@/lib/seo/project-json-ld';
import { first, sample } from '@/tests/support/sample-site';

const { projects, units } = sample.catalogue;
const of = (id: number, changed = {}) => {
  const project = { ...first(projects.values(), (one) => one.id === id), ...changed };
  return projectJsonLd({ project, locale: 'nl', siteUrl: 'https://www.heem.example', pictures: [] }, sample);
};

it('a project of apartments counts its units and those that can be had', () =>
  expect(of(30)).toMatchObject({
    '@type': 'RealEstateListing',
    url: 'https://www.heem.example/nl/projecten/zonhoven/egge-park/30/',
    mainEntity: { '@type': 'ApartmentComplex', numberOfAccommodationUnits: 20, address: { postalCode: '3520' } },
  }));

it('offers name the range of the prices that are published', () => {
  const shown = (units.get(30) ?? []).filter(({ price }) => price.publish).map(({ price }) => price.amount);
  const { offers } = of(30) as { offers: { lowPrice: number; highPrice: number } };
  expect(shown).toContain(offers.lowPrice);
  expect(shown).toContain(offers.highPrice);
  expect(offers.lowPrice).toBeLessThan(offers.highPrice);
});

it('a project that is sold out offers nothing', () => expect(of(42).offers).toBeUndefined());

it('an address that is not public is left out', () => {
  const text = JSON.stringify(of(30, { publicAddress: false }));
  expect(text).not.toContain('Beverzakbroekweg 12');
  expect(text).not.toContain('latitude');
});
