import { describe, expect, it } from 'vitest';
import type { Attributes } from '@/lib/catalogue/schema/attributes';
import type { Property } from '@/lib/catalogue/schema/property';
import { attributeGroups, getGroup, shownAttributes } from '@/lib/catalogue/views/attributes';
import { homeDisplay } from '@/lib/catalogue/views/display';
import { first, homes, sample } from '@/tests/support/sample-site';

/** Says the key of what it is asked for. */
const t = (key: string) => key;
const none: Attributes = { surfaces: {}, layout: {}, building: {}, comfort: {}, energy: {}, legal: {}, costs: {} };
const shown = (attributes: Partial<Attributes>) =>
  Object.fromEntries(
    attributeGroups({ attributes: { ...none, ...attributes } }, t, 'nl').flatMap(({ rows }) =>
      rows.map(({ key, value }) => [key, value]),
    ),
  );

describe('attributeGroups', () => {
  it('leaves out what is not known, groups included', () => {
    expect(attributeGroups({ attributes: none }, t, 'nl')).toEqual([]);
    const rows = [{ key: 'lift', label: 'attributes.lift', value: 'units.no' }];
    expect(attributeGroups({ attributes: { ...none, comfort: { lift: false } } }, t, 'nl')).toEqual([
      { key: 'comfort', label: 'groups.comfort', rows },
    ]);
  });

  it('keeps the order of the schema', () => {
    const attributes = { ...none, costs: { deposit: 1700 }, surfaces: { ground: 900, living: 180 } };
    const groups = attributeGroups({ attributes }, t, 'nl');
    const keys = groups.map(({ key, rows }) => `${key}: ${rows.map((row) => row.key).join()}`);
    expect(keys).toEqual(['surfaces: living,ground', 'costs: deposit']);
  });

  it('writes each kind of value its own way', () => {
    expect(
      shown({
        surfaces: { living: 1180.5, frontWidth: 7.2 },
        layout: { bedrooms: 0 },
        building: { constructionYear: 1987, condition: 'good', availableFrom: '2027-02-01' },
        comfort: { garden: true },
        energy: { specificEnergy: 245, totalEnergy: 44_100, co2: 48, certificateCode: '20260101-0001' },
        costs: { cadastralIncome: 1240, monthlyRent: 850 },
      }),
    ).toEqual({
      living: '1.180,5\u00a0m²',
      frontWidth: '7,2\u00a0m',
      bedrooms: '0',
      constructionYear: '1987',
      condition: 'choices.condition.good',
      availableFrom: '01/02/2027',
      garden: 'units.yes',
      specificEnergy: '245\u00a0units.specificEnergy',
      totalEnergy: '44.100\u00a0units.totalEnergy',
      co2: '48\u00a0units.co2',
      certificateCode: '20260101-0001',
      cadastralIncome: '€\u00a01.240',
      monthlyRent: '€\u00a0850\u00a0units.perMonth',
    });
  });

  it.each([
    [0, 'units.groundFloor'],
    [3, 'units.floor'],
    [-1, '-1 (units.belowGround)'],
  ])('floor %s reads %s', (floor, value) => expect(shown({ layout: { floor } })).toEqual({ floor: value }));

  it('leaves the energy label to its own place on the page', () =>
    expect(shown({ energy: { energyLabel: 'B' } })).toEqual({}));
});

it('the rent of a home is its price, whatever the field of that name says; that of a home for sale is its tenant’s', () => {
  const rentOf = (home: Property, monthlyRent: number) => {
    const changed = { ...home, attributes: { ...home.attributes, costs: { ...home.attributes.costs, monthlyRent } } };
    const costs = getGroup(shownAttributes(changed, homeDisplay(changed, sample), t, 'nl'), 'costs');
    return costs?.rows.find(({ key }) => key === 'monthlyRent')?.value.replace(/\D/g, '');
  };
  const toLet = first(homes, ({ goal, price }) => goal === 1 && price.publish);
  const forSale = first(homes, ({ id }) => id === 5802);
  expect([rentOf(toLet, 7), rentOf(forSale, 850)]).toEqual([String(toLet.price.amount), '850']);
});
