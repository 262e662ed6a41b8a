import { describe, expect, it } from 'vitest';
import { readOmnicasa } from '@/lib/import/omnicasa';
import { readAs, sampleFeed } from '../../support/import/agency';

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
