import { describe, expect, it } from 'vitest';
import { RefusedFeed } from '@/lib/import/imported-home';
import { readKyero } from '@/lib/import/kyero/read';
import { readOmnicasa } from '@/lib/import/omnicasa/read';
import { readOpenImmo } from '@/lib/import/openimmo/read';
import { readAs, sampleFeed } from '../../support/import/samples';

describe('Kyero', () => {
  const { homes, setAside, partial, unknown } = readAs(readKyero, sampleFeed('kyero.xml'));

  it('gives a home in our words', () => {
    expect(homes[0]).toMatchObject({
      id: 'K-100',
      reference: 'KY-100',
      changed: '2026-10-05',
      goal: 0,
      type: { webId: 1, kind: 'villa' },
      place: { name: 'Zonhoven', countryId: 10 },
      price: { amount: 385_000, publish: true },
      address: { latitude: 50.9903, longitude: 5.3683 },
      energyClass: 'C',
      attributes: {
        surfaces: { living: 212, ground: 1105 },
        layout: { bedrooms: 4, bathrooms: 2 },
        comfort: { pool: true },
      },
    });
    expect(homes[0]?.pictures.map(({ kind }) => kind)).toEqual(['exterior', 'interior']);
    expect(Object.keys(homes[0]?.description ?? {})).toEqual(['nl', 'fr']);
  });

  it('takes 0 for unknown, and no price in another currency', () => {
    expect(homes[1]?.attributes).toMatchObject({ surfaces: { living: undefined }, layout: { bathrooms: undefined } });
    expect(homes.find(({ id }) => id === 'K-500')?.price).toEqual({});
  });

  it('always tells all homes, and notes what it does not know', () => {
    expect(partial).toBe(false);
    expect(setAside).toEqual([{ id: 'property 5', path: 'id', expected: 'an id', found: 'nothing' }]);
    expect(unknown).toEqual([
      'country: Spain',
      'currency: GBP',
      'language: es',
      'price: on request',
      'type: Cave House',
    ]);
  });

  it.each([
    ['another version', '<root><kyero><feed_version>2</feed_version></kyero></root>', 'feed_version 3'],
    ['another root', '<rss/>', 'root <root>'],
    ['no XML', 'Service unavailable', 'not well-formed'],
    ['nothing', '', 'not well-formed'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readKyero, text)).toThrow(RefusedFeed);
    expect(() => readAs(readKyero, text)).toThrow(why);
  });
});

describe('OpenImmo', () => {
  const sample = sampleFeed('openimmo.xml');
  const { homes, gone, partial, unknown } = readAs(readOpenImmo, sample);

  it('gives a home in our words', () => {
    expect(homes[0]).toMatchObject({
      id: 'OBID-1',
      reference: 'OI-1',
      changed: '2026-09-30',
      goal: 1,
      type: { webId: 2, kind: 'penthouse' },
      place: { name: 'Eupen', zip: '4700', countryId: 10 },
      price: { amount: 1150, publish: true, unit: 1 },
      address: { publish: true, street: 'Musterstraße', houseNumber: '12', latitude: 50.6279 },
      marquee: 4,
      contact: 'TOM@heem.example',
      title: { de: 'Penthouse mit Weitblick' },
      attributes: {
        layout: { bedrooms: 2, floor: 4, floors: 5 },
        building: { constructionYear: 2019, condition: 'new', orientation: 'sw' },
        comfort: { heating: 'heat_pump', kitchen: 'fitted', lift: true, cellar: true, pool: false, petsAllowed: false },
        energy: { energyLabel: 'B', specificEnergy: 48.2, certificateEnd: '2029-05-31' },
        costs: { chargesRenter: 0, deposit: 3450 },
      },
    });
  });

  it('puts the title picture first, and leaves documents out', () => {
    expect(homes[0]?.pictures).toEqual([
      { url: 'http://pictures.example/o-1-1.jpg', kind: 'exterior' },
      { url: 'http://pictures.example/o-1-plan.jpg', kind: 'plan' },
      { url: 'http://pictures.example/o-1-2.jpg', kind: 'interior' },
    ]);
  });

  it('knows what is deleted, and whether it has all homes', () => {
    expect([gone, partial]).toEqual([['OBID-3'], false]);
    const changes = sample.toString('latin1').replace('umfang="VOLL"', 'umfang="TEIL"');
    expect(readAs(readOpenImmo, Buffer.from(changes, 'latin1')).partial).toBe(true);
    const silent = sample.toString('latin1').replace('umfang="VOLL"', '');
    expect(() => readAs(readOpenImmo, Buffer.from(silent, 'latin1'))).toThrow('umfang VOLL or TEIL');
  });

  it('says nothing where two things are said, and notes what it does not know', () => {
    expect(homes[1]?.attributes.comfort?.heating).toBeUndefined();
    expect(unknown).toEqual([
      'befeuerung: KOHLE',
      'befeuerung: GAS and OEL and KOHLE',
      'objektart: land_und_forstwirtschaft WEINGUT',
    ]);
  });
});

describe('Omnicasa', () => {
  const sample = sampleFeed('omnicasa.json');
  const { homes, setAside, unknown } = readAs(readOmnicasa, sample);

  it('gives one home for the records of its languages', () => {
    expect(homes.map(({ id }) => id)).toEqual(['9001', '9002', '9003']);
    expect(homes[0]).toMatchObject({
      reference: 'OM-9001',
      changed: '2026-10-10',
      goal: 0,
      type: { webId: 1, kindName: 'Villa' },
      place: { name: 'Hasselt', zip: '3500', countryId: 10 },
      price: { amount: 545_000, publish: true, unit: 0 },
      address: { publish: true, street: 'Kuringersteenweg', latitude: 50.935, longitude: 5.32 },
      marquee: null,
      title: { nl: 'Villa met tuin', fr: 'Villa avec jardin' },
      pictures: [{ kind: 'exterior' }, { kind: 'interior' }],
      attributes: {
        building: { condition: 'good', orientation: 's' },
        comfort: { heating: 'gas', kitchen: 'super_fitted', glazing: 'double', garden: true, lift: undefined },
        legal: { permit: 'granted', zoning: 'residential', judicialDecision: 'none', floodScorePlot: 'A' },
      },
    });
  });

  it('reads a bare list, and a list of changes', () => {
    const record = '{ "PropertyID": "7", "Goal": 2, "language": "fr", "DescriptionA": "Café" }';
    expect(readAs(readOmnicasa, `[${record}]`).homes[0]).toMatchObject({
      id: '7',
      goal: 2,
      description: { fr: 'Café' },
    });
    const changes = `{ "Items": [${record}], "DeletedIds": [8], "ChangeSince": "2026-11-01" }`;
    expect(readAs(readOmnicasa, changes)).toMatchObject({ gone: ['8'], partial: true });
  });

  it('sets aside what has no id, and notes what it does not know', () => {
    expect(setAside.map(({ id, path }) => [id, path])).toEqual([['record 5', 'ID']]);
    expect(unknown).toEqual(['HeatingName: Kernfusie']);
  });

  it.each([
    ['half a file', sample.toString().slice(0, 900), 'not readable JSON'],
    ['an error', '{ "Message": "no access" }', 'a list of records'],
  ])('refuses %s', (_, text, why) => {
    expect(() => readAs(readOmnicasa, text)).toThrow(why);
  });
});
