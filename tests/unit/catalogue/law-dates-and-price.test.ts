import { describe, expect, it } from 'vitest';
import { Folder } from '@/tests/unit/data/folder';

const flat = 'properties/5802.json';
const rented = 'properties/5914.json';
const file = 'properties/5801.json';
const energy = { specificEnergy: 150, totalEnergy: 15_000, co2: 30, certificateCode: '20260101-0000001' };

/** A folder in which a home, usually the flat for sale, is changed at some places. */
const changed = (values: Record<string, unknown>, home = flat): Folder => {
  const folder = new Folder();
  for (const [place, value] of Object.entries(values)) folder.set(home, place, value);
  return folder;
};

describe('legal requirements of an advert', () => {
  it.each([
    ...['permit', 'zoning', 'judicialDecision', 'summons', 'preemptiveRights'].map((name) => `legal.${name}`),
    'legal.allotmentPermit',
    'legal.floodScorePlot',
    'legal.floodScoreBuilding',
    'energy.specificEnergy',
    'energy.certificateCode',
  ])('include for a flat for sale in Flanders %s', (field) =>
    expect(changed({ [`attributes.${field}`]: undefined }).places()).toEqual([`${flat} attributes.${field}`]),
  );

  it('include the lawful use of a home for sale in Brussels', () => {
    const places = changed({ city: 'brussel', 'attributes.legal': {}, 'attributes.energy': energy }).places();
    expect(places).toEqual([`${flat} attributes.legal.lawfulUse`]);
  });

  it.each([
    ['brussel', ['specificEnergy', 'co2']],
    ['namen', ['specificEnergy', 'totalEnergy', 'certificateCode']],
    ['luxemburg', []],
  ])('include its energy in %s', (city, fields) => {
    const legal = { lawfulUse: 'housing' };
    expect(changed({ city, 'attributes.legal': legal, 'attributes.energy': energy }).places()).toEqual([]);
    expect(changed({ city, 'attributes.legal': legal, 'attributes.energy': {} }).places()).toEqual(
      fields.map((field) => `${flat} attributes.energy.${field}`),
    );
  });

  it('include the charges of a home for rent, where 0 is a value, and no planning', () => {
    const folder = new Folder().set(rented, 'attributes.legal', {});
    expect(folder.set(rented, 'attributes.costs.chargesRenter', 0).places()).toEqual([]);
    expect(folder.set(rented, 'attributes.costs.chargesRenter', undefined).places()).toEqual([
      `${rented} attributes.costs.chargesRenter`,
    ]);
  });

  it('names the rule', () => {
    const [issue] = changed({ 'attributes.legal.zoning': undefined }).issues();
    expect(issue).toMatchObject({ code: 'law', values: { article: expect.stringContaining('VCRO, art. 5.2.6') } });
    expect(issue?.found).toBeUndefined();
  });
});

describe('no legal requirements', () => {
  const bare = { 'attributes.legal': {}, 'attributes.energy': {} };

  it.each([
    ['a draft', { status: 'draft' }],
    ['a home that is withdrawn', { status: 'withdrawn' }],
    ['a home that is sold', { marquee: 5 }],
  ])('hold for %s', (_, values) => {
    const folder = changed({ ...bare, ...values }).set('lists.json', 'propertyLists.0.homes', [5801]);
    expect(folder.places()).toEqual([]);
  });

  it('cover the energy of land and new-build, nor the flooding of a building that land lacks', () => {
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

/** The issues of home 5801 (built in 1997) with these values. */
const issuesWith = (values: Record<string, unknown>) => changed(values, file).reported();

describe('impossible dates are reported', () => {
  const history = [
    { date: '2026-10-01', amount: 280_000 },
    { date: '2026-11-02', amount: 269_000 },
  ];
  const dated = (updatedAt: string) =>
    issuesWith({ history, marquee: undefined, publishedAt: '2026-10-01', updatedAt });

  it('a history that goes on after the last change', () => {
    expect(dated('2026-11-02')).toEqual([]);
    const expected = 'a day not before the last of history, 2026-11-02';
    expect(dated('2026-11-01')).toMatchObject([{ file, path: 'updatedAt', expected, found: '"2026-11-01"' }]);
  });

  it('a history that goes back, and not one with several changes on a day', () => {
    const actual = (date: string) => {
      const later = [...history, { date, amount: 269_000 }];
      return issuesWith({ history: later, marquee: undefined, publishedAt: '2026-10-01', updatedAt: '2026-11-02' });
    };
    expect(actual('2026-11-02')).toEqual([]);
    const expected = 'a day not before the one before it, 2026-11-02';
    expect(actual('2026-11-01')).toMatchObject([{ file, path: 'history.2.date', expected, found: '"2026-11-01"' }]);
  });

  it.each([
    ['attributes.building.renovationYear', 1996, 'a year not before construction, 1997', 1997],
    ['attributes.energy.certificateEnd', '1996-12-31', 'a day not before construction, 1997', '1997-01-01'],
    ['attributes.legal.asbestosDate', '1996-12-31', 'a day not before construction, 1997', '1997-01-01'],
  ])('%s', (path, early, expected, onTime) => {
    expect(issuesWith({ [path]: early })).toMatchObject([{ file, path, expected, found: JSON.stringify(early) }]);
    expect(issuesWith({ [path]: onTime })).toEqual([]);
  });
});

describe('texts that reveal the hidden price are reported', () => {
  const hidden = { 'price.publish': false, 'price.amount': 269_000 };
  const expected = 'a text without the price, for price.publish is false';

  it.each(['€ 269.000', '269 000 euro', '€\u00a0269\u202f000', '269000', '269.000,00'])('the price: %s', (words) => {
    const text = `Vraagprijs: ${words}.`;
    expect(issuesWith({ ...hidden, 'description.nl': text })).toMatchObject([
      { file, path: 'description.nl', expected, found: '269000' },
    ]);
    expect(issuesWith({ 'description.nl': text })).toEqual([]);
  });

  it.each(['€ 1.269.000', '2690001', '0475 269 000'])('another number is not the price: %s', (words) =>
    expect(issuesWith({ ...hidden, 'title.en': words })).toEqual([]),
  );

  it('the year 1950 is not the price of a home at that amount', () =>
    expect(issuesWith({ ...hidden, 'price.amount': 1950, 'title.en': 'Garage of 1950' })).toEqual([]));
});
