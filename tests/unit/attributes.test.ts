import { describe, expect, it } from 'vitest';
import { type AttributeWords, attributeGroups } from '@/lib/catalogue/attributes';
import type { Attributes } from '@/lib/catalogue/schema/attributes';

const words: AttributeWords = {
  attribute: (key) => `label ${key}`,
  group: (group) => `group ${group}`,
  choice: (key, value) => `${key}=${value}`,
  unit: (unit) => unit,
};
const none: Attributes = { surfaces: {}, layout: {}, building: {}, comfort: {}, energy: {}, legal: {}, costs: {} };
const shown = (attributes: Partial<Attributes>) =>
  Object.fromEntries(
    attributeGroups({ attributes: { ...none, ...attributes } }, words, 'nl').flatMap(({ rows }) =>
      rows.map(({ key, value }) => [key, value]),
    ),
  );

describe('attributeGroups', () => {
  it('leaves out what is not known, groups included', () => {
    expect(attributeGroups({ attributes: none }, words, 'nl')).toEqual([]);
    expect(attributeGroups({ attributes: { ...none, comfort: { lift: false } } }, words, 'nl')).toEqual([
      { key: 'comfort', label: 'group comfort', rows: [{ key: 'lift', label: 'label lift', value: 'no' }] },
    ]);
  });

  it('keeps the order of the schema', () => {
    const attributes = { ...none, costs: { deposit: 1700 }, surfaces: { ground: 900, living: 180 } };
    const groups = attributeGroups({ attributes }, words, 'nl');
    expect(groups.map(({ key, rows }) => [key, rows.map((row) => row.key)])).toEqual([
      ['surfaces', ['living', 'ground']],
      ['costs', ['deposit']],
    ]);
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
      condition: 'condition=good',
      availableFrom: '01/02/2027',
      garden: 'yes',
      specificEnergy: '245\u00a0specificEnergy',
      totalEnergy: '44.100\u00a0totalEnergy',
      co2: '48\u00a0co2',
      certificateCode: '20260101-0001',
      cadastralIncome: '€\u00a01.240',
      monthlyRent: '€\u00a0850\u00a0perMonth',
    });
  });

  it.each([
    [0, 'groundFloor'],
    [3, '3'],
    [-1, '-1 (belowGround)'],
  ])('floor %s reads %s', (floor, value) => expect(shown({ layout: { floor } })).toEqual({ floor: value }));

  it('leaves the energy label to its own place on the page', () =>
    expect(shown({ energy: { energyLabel: 'B' } })).toEqual({}));
});
