import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { Agency, fourHouses, kyeroOf } from '../../support/import/agency';

const [a, b, c, d] = fourHouses;

const villaInLuxembourg = {
  Goal: 0,
  WebID: 1,
  City: 'Wiltz',
  Price: 300_000,
  LanguageId: 2,
  DescriptionA: 'Villa',
  LargePictures: ['http://pictures.example/v.jpg'],
};

describe('the next import', () => {
  it('of the same feed writes nothing and fetches nothing', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b));
    const [state, fetched] = [agency.state(), agency.fetched.length];
    expect(await agency.import(kyeroOf(a, b), { today: '2026-12-24' })).toMatchObject({ unchanged: 2, changed: [] });
    expect(agency.state()).toEqual(state);
    expect(agency.fetched).toHaveLength(fetched);
  });

  it('takes files with the byte order mark that programs of Windows write', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    for (const file of ['properties/5915.json', 'pictures.json'])
      agency.write(file, `\uFEFF${readFileSync(path.join(agency.dir, file), 'utf8')}`);
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, b));
    expect(report).toMatchObject({ changed: [5915], added: [5916], pictures: { added: 1 } });
  });

  it('changes what the feed carries and keeps what people wrote', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    const file = 'properties/5915.json';
    agency.set(file, 'title', { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' });
    agency
      .set(file, 'description.nl', 'Vertaald')
      .set(file, 'attributes.comfort.heating', 'gas')
      .set(file, 'broker', 'tom-claes');
    const report = await agency.import(kyeroOf({ ...a, price: 310_000, text: 'New' }), { today: '2026-12-01' });
    expect(report.changed).toEqual([5915]);
    expect(agency.home(5915)).toMatchObject({
      updatedAt: '2026-12-01',
      publishedAt: '2026-11-22',
      title: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
      description: { nl: 'Vertaald', fr: 'New', en: 'New', de: 'New' },
      broker: 'tom-claes',
      attributes: { comfort: { heating: 'gas' }, layout: { bedrooms: 3 } },
      history: [
        { date: '2026-11-22', amount: 300_000 },
        { date: '2026-12-01', amount: 310_000 },
      ],
    });
    loadSnapshot(agency.dir);
  });

  it('changes a home no earlier than its history does', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    await agency.import(kyeroOf({ ...a, price: 310_000, date: '2026-11-29 10:00:00' }), { today: '2026-12-01' });
    expect(agency.home(5915)).toMatchObject({ updatedAt: '2026-12-01', history: [{}, { date: '2026-12-01' }] });
    expect(() => loadSnapshot(agency.dir)).not.toThrow();
  });

  it('withdraws what is gone, under its own source alone, and publishes what comes back', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b, c));
    await agency.import(kyeroOf(d), { feed: 'other' });
    expect(await agency.import(kyeroOf(a, b))).toMatchObject({ withdrawn: [5917], unchanged: 2 });
    const { catalogue } = loadSnapshot(agency.dir);
    expect([...catalogue.withdrawn.keys()]).toEqual([5917]);
    expect(catalogue.properties.has(5918)).toBe(true);
    expect(await agency.import(kyeroOf(a, b, c))).toMatchObject({ changed: [5917] });
    expect(agency.home(5917).status).toBe('published');
  });

  it('of changes alone withdraws what they delete, and nothing that they do not name', async () => {
    const agency = new Agency();
    const records = [1, 2, 3].map((ID) => ({ ...villaInLuxembourg, ID, RecordFile: `R-${ID}` }));
    await agency.import(JSON.stringify(records), { format: 'omnicasa-json' });
    const changes = { Items: [{ ...records[0], Price: 5000 }], DeletedIds: [2, 99], ChangeSince: '2026-11-21' };
    const report = await agency.import(JSON.stringify(changes), { format: 'omnicasa-json' });
    expect(report).toMatchObject({ changed: [5915], withdrawn: [5916], unchanged: 0 });
    expect(agency.home(5917).status).toBe('published');
  });

  it('leaves a home off that somebody took off, and one that a list names on', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b));
    agency.set('properties/5915.json', 'status', 'withdrawn').set('lists.json', 'propertyLists.0.homes', [5916]);
    expect(await agency.import(kyeroOf(a, b, c))).toMatchObject({ unchanged: 2 });
    const report = await agency.import(kyeroOf(a, c));
    expect(report.setAside).toMatchObject([{ id: 'b', path: 'status' }]);
    expect([agency.home(5915).status, agency.home(5916).status]).toEqual(['withdrawn', 'published']);
  });

  it('takes over a home that somebody gave it', async () => {
    const agency = new Agency();
    agency.set('properties/5801.json', 'source', { feed: 'kyero', id: 'a', status: 'published' });
    expect(await agency.import(kyeroOf(a))).toMatchObject({ added: [], changed: [5801] });
    expect(agency.home(5801)).toMatchObject({ city: 'wiltz', reference: 'REF-a', documents: [{}, {}, {}] });
  });
});
