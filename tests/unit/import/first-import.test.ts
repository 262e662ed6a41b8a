import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { Agency, fourHouses, kyeroOf, sampleFeed } from '../../support/import/agency';

const [a, b, c] = fourHouses;

describe('a first import', () => {
  it('adds homes that the site shows, and touches no other', async () => {
    const agency = new Agency();
    const before = agency.home(5801);
    const report = await agency.import(kyeroOf(a, b));
    expect(report).toMatchObject({ added: [5915, 5916], changed: [], unchanged: 0, withdrawn: [], setAside: [] });
    expect(report.pictures).toEqual({ added: 2, deleted: 0, failed: [] });
    const { catalogue } = loadSnapshot(agency.dir);
    expect(catalogue.properties.get(5915)).toMatchObject({
      source: { feed: 'kyero', id: 'a', status: 'published' },
      title: { en: 'Villa, Wiltz' },
      description: { nl: 'House a', en: 'House a' },
      price: { amount: 300_000, publish: true, unit: 0 },
      publishedAt: '2026-11-22',
      broker: 'lies-vandeput',
    });
    expect(catalogue.pictures.get(catalogue.properties.get(5915)?.pictures[0] ?? '')).toMatchObject({
      kind: 'exterior',
      sources: ['http://pictures.example/a.jpg'],
      alt: { fr: 'Photo 1\u00a0: villa, Wiltz', de: 'Foto 1: Villa, Wiltz' },
    });
    expect(report.copied).toEqual({ nl: 2, fr: 2, de: 2 });
    expect(agency.home(5801)).toEqual(before);
  });

  it('leaves a draft with what its advert lacks, and publishes it once somebody has written it', async () => {
    const agency = new Agency();
    const report = await agency.import(sampleFeed('kyero.xml'));
    const villa = agency.homes().get('K-100');
    expect(villa?.status).toBe('draft');
    expect(report.drafts[0]).toMatchObject({ id: 'K-100', home: villa?.id });
    expect(report.drafts[0]?.lacks).toContain('energy.certificateCode');
    const { legal, energy } = agency.home(5801).attributes;
    const file = `properties/${villa?.id}.json`;
    agency.set(file, 'attributes.legal', legal).set(file, 'attributes.energy', energy);
    expect((await agency.import(sampleFeed('kyero.xml'))).drafts).toEqual([]);
    expect(agency.homes().get('K-100')).toMatchObject({ status: 'published', attributes: { legal, energy } });
  });

  it.each(['openimmo', 'omnicasa-json'])('takes the sample of %s, from the contact to the marquee', async (format) => {
    const agency = new Agency();
    await agency.import(sampleFeed(format === 'openimmo' ? 'openimmo.xml' : 'omnicasa.json'), { format });
    loadSnapshot(agency.dir);
    const homes = agency.homes();
    if (format === 'openimmo')
      expect(homes.get('OBID-1')).toMatchObject({
        status: 'published',
        city: 'eupen',
        broker: 'tom-claes',
        marquee: 4,
      });
    else {
      expect(homes.get('9001')).toMatchObject({ status: 'published', kind: 'villa', webIds: [1], city: 'hasselt' });
      expect(homes.get('9002')).toMatchObject({ status: 'published', kind: 'apartment', marquee: 6 });
    }
  });
});

it('a dry run tells the same, fetches nothing and writes nothing', async () => {
  const agency = new Agency();
  await agency.import(kyeroOf(a, b));
  const [state, fetched] = [agency.state(), agency.fetched.length];
  const feed = kyeroOf({ ...a, price: 1 }, c);
  const told = await agency.import(feed, { dryRun: true });
  expect(agency.state()).toEqual(state);
  expect(agency.fetched).toHaveLength(fetched);
  expect(await agency.import(feed)).toEqual(told);
});
