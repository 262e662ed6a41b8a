import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

const flat = 'properties/5802.json';
const rented = 'properties/5914.json';
const energy = { specificEnergy: 150, totalEnergy: 15_000, co2: 30, certificateCode: '20260101-0000001' };

/** A folder in which the flat for sale is changed at some places. */
const changed = (values: Record<string, unknown>): Folder => {
  const folder = new Folder();
  for (const [place, value] of Object.entries(values)) folder.set(flat, place, value);
  return folder;
};

describe('what the law wants in an advert', () => {
  it.each([
    'legal.permit',
    'legal.zoning',
    'legal.judicialDecision',
    'legal.summons',
    'legal.preemptiveRights',
    'legal.allotmentPermit',
    'legal.floodScorePlot',
    'legal.floodScoreBuilding',
    'energy.specificEnergy',
    'energy.certificateCode',
  ])('of a flat for sale in Flanders: %s', (field) =>
    expect(changed({ [`attributes.${field}`]: undefined }).places()).toEqual([`${flat} attributes.${field}`]),
  );

  it.each([
    ['brussel', ['specificEnergy', 'co2']],
    ['namen', ['specificEnergy', 'totalEnergy', 'certificateCode']],
    ['luxemburg', []],
  ])('of its energy in %s', (city, fields) => {
    expect(changed({ city, 'attributes.legal': {}, 'attributes.energy': energy }).places()).toEqual([]);
    expect(changed({ city, 'attributes.legal': {}, 'attributes.energy': {} }).places()).toEqual(
      fields.map((field) => `${flat} attributes.energy.${field}`),
    );
  });

  it('of a home for rent: its charges, of which none is a value, and no planning', () => {
    const folder = new Folder().set(rented, 'attributes.legal', {});
    expect(folder.set(rented, 'attributes.costs.chargesRenter', 0).places()).toEqual([]);
    expect(folder.set(rented, 'attributes.costs.chargesRenter', undefined).places()).toEqual([
      `${rented} attributes.costs.chargesRenter`,
    ]);
  });

  it('names the rule', () => {
    const [issue] = changed({ 'attributes.legal.zoning': undefined }).issues();
    expect(issue?.expected).toContain('VCRO, art. 5.2.6');
    expect(issue?.found).toBe('nothing');
  });
});

describe('nothing is wanted', () => {
  const bare = { 'attributes.legal': {}, 'attributes.energy': {} };

  it.each([
    ['a draft', { status: 'draft' }],
    ['a home that is withdrawn', { status: 'withdrawn' }],
    ['a home that is sold', { marquee: 5 }],
  ])('of %s', (_, values) => {
    const folder = changed({ ...bare, ...values }).set('lists.json', 'propertyLists.0.homes', [5801]);
    expect(folder.places()).toEqual([]);
  });

  it('of the energy of land and new-build; land has no building to be flooded', () => {
    const legal = {
      permit: 'granted',
      zoning: 'residential',
      judicialDecision: 'none',
      summons: false,
      preemptiveRights: false,
      allotmentPermit: true,
      floodScorePlot: 'A',
    };
    const plot = { webId: 4, webIds: [4], kind: 'building-plot', 'attributes.legal': legal, 'attributes.energy': {} };
    expect(changed(plot).places()).toEqual([]);
    expect(changed({ 'attributes.building.condition': 'new', 'attributes.energy': {} }).places()).toEqual([]);
  });
});
