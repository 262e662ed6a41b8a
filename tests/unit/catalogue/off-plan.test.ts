import { describe, expect, it } from 'vitest';
import { isUnfinished } from '@/lib/catalogue/off-plan';
import { saleDepositPercent } from '@/lib/catalogue/prices/property-costs';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { listFeedHomes } from '@/lib/feeds/feed-home';
import { writeKyeroFeed } from '@/lib/feeds/kyero';
import { attributesOfType } from '@/lib/import/facts';
import { type ImportedHome, UnknownValues } from '@/lib/import/feed';
import { offerJsonLd, realEstateJsonLd } from '@/lib/seo/property-json-ld';
import { first, homes, sample } from '@/tests/support/sample-site';
import { Folder } from '@/tests/unit/data/folder';

const unit = first(homes, (home) => isUnfinished(home) && home.webId === 2 && home.marquee === undefined);
const finished = first(homes, ({ attributes }) => attributes.energy.specificEnergy !== undefined);
const { eLevel } = unit.attributes.energy;

describe('a home that is not finished', () => {
  it('is available at completion; a plot is never unfinished', () =>
    expect([isUnfinished(finished), isUnfinished({ ...unit, webId: 4 })]).toEqual([false, false]));

  const file = 'properties/5802.json';
  const unfinished = (energy: object) =>
    new Folder()
      .set(file, 'attributes.building.availability', 'at_completion')
      .set(file, 'attributes.energy', { eLevel: 'E20', ...energy });

  it.each([
    ['energyLabel', 'A'],
    ['specificEnergy', 30],
    ['totalEnergy', 3_000],
    ['co2', 5],
    ['certificateCode', '20260514-0004812800-RES-1'],
    ['certificateEnd', '2036-05-14'],
    ['electricalInspection', 'conform'],
  ])('is refused with %s', (name, value) =>
    expect(unfinished({ [name]: value }).places()).toEqual([`${file} attributes.energy.${name}`]),
  );

  it('is not asked for a certificate or the flood score of its building', () =>
    expect(unfinished({}).set(file, 'attributes.legal.floodScoreBuilding', undefined).places()).toEqual([]));

  it('is imported without what its supplier gives of them, which is recorded', () => {
    const unknown = new UnknownValues();
    const imported: ImportedHome = {
      id: '1',
      place: {},
      price: {},
      address: {},
      title: {},
      description: {},
      pictures: [],
      attributes: { energy: { specificEnergy: 31, certificateCode: '2026-1' } },
    };
    const merged = attributesOfType(imported, unit.webId, unit, { unknownValues: unknown });
    expect(merged.energy).toEqual({ eLevel });
    const fields = ['certificateCode', 'specificEnergy'].map((name) => `attributes.energy.${name}`);
    expect(unknown.unknown.map(({ field }) => field)).toEqual(fields);
    expect(attributesOfType(imported, finished.webId, finished, { unknownValues: unknown }).energy.specificEnergy).toBe(
      31,
    );
  });

  it('has the expected level on its card and in structured data, and no label', () => {
    expect(toCardView(unit, 'nl', sample)).toMatchObject({ energy: null, expectedLevel: eLevel });
    expect(toCardView(finished, 'nl', sample).expectedLevel).toBeNull();
    const city = sample.catalogue.cities.get(unit.city);
    const values = JSON.stringify(city && realEstateJsonLd(unit, city, 'nl', (key) => key));
    expect(values).toContain(`"propertyID":"eLevel","name":"eLevel","value":"${eLevel}"`);
    expect(values).not.toContain('energyLabel');
  });

  it('is off plan in the feeds, with its VAT', () => {
    const site = { siteUrl: 'https://heem.example', locales: ['nl'] as const, paths: sample.paths };
    const fed = first(listFeedHomes(sample, site), ({ id }) => id === unit.id);
    expect(fed).toMatchObject({ offPlan: true, eLevel, energyLabel: null, newBuild: true, price: { vat: 'vat_21' } });
    const kyero = [...writeKyeroFeed([fed])].join('');
    expect(kyero).toContain('<new_build>1</new_build>');
    expect(kyero).not.toContain('energy_rating');
  });

  it('is offered with VAT in the price, and bought with a deposit of at most 5 %, others usually with 10 %', () => {
    const offer = offerJsonLd({ ...unit, price: { ...unit.price, publish: true, unit: 0 } }, sample.catalogue);
    expect(offer).toMatchObject({ price: unit.price.amount, priceSpecification: { valueAddedTaxIncluded: true } });
    expect([unit, finished].map((home) => saleDepositPercent(home, '2026-11-24', sample))).toEqual([5, 10]);
  });
});
