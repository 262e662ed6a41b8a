import { describe, expect, it } from 'vitest';
import { readOpenImmo } from '@/lib/import/openimmo';
import { readAs, sampleFeed } from '../../support/import/agency';

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

  it('reports that it takes no picture out of the XML', () => {
    const within = sample
      .toString('latin1')
      .replace('<pfad>http://pictures.example/o-1-2.jpg</pfad>', '<anhanginhalt>/9j/4AAQ</anhanginhalt>');
    const read = readAs(readOpenImmo, Buffer.from(within, 'latin1'));
    expect(read.homes[0]?.pictures).toHaveLength(2);
    expect(read.unknown).toContain('anhanginhalt: a picture within the XML');
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
