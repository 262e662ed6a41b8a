import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { withLease } from '@/lib/db/leases';
import { writeDurably } from '@/lib/files/write-file';
import { Agency, fourHouses, it, kyeroOf, sampleFeed } from '@/tests/support/import/agency';

const [a, b, c, d] = fourHouses;

describe('a first import', () => {
  it('adds homes that the site shows, and touches no other', async ({ agency }) => {
    const before = agency.home(5801);
    const report = await agency.import(kyeroOf(a, b));
    expect(report).toMatchObject({ added: [5915, 5916], changed: [], unchanged: 0, withdrawn: [], skipped: [] });
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

  it('leaves a draft with what its advert lacks, and publishes it once somebody has written it', async ({ agency }) => {
    const report = await agency.import(sampleFeed('kyero.xml'));
    const villa = agency.homes().get('K-100');
    expect(villa?.status).toBe('draft');
    expect(report.drafts[0]).toMatchObject({ id: 'K-100', home: villa?.id });
    expect(report.drafts[0]?.missing).toContain('energy.certificateCode');
    const { legal, energy } = agency.home(5801).attributes;
    const file = `properties/${villa?.id}.json`;
    agency.set(file, 'attributes.legal', legal).set(file, 'attributes.energy', energy);
    expect((await agency.import(sampleFeed('kyero.xml'))).drafts).toEqual([]);
    expect(agency.homes().get('K-100')).toMatchObject({ status: 'published', attributes: { legal, energy } });
  });

  it.each([
    ['openimmo', 'openimmo.xml', 'OBID-1', { city: 'eupen', broker: 'tom-claes', marquee: 4 }],
    ['omnicasa-json', 'omnicasa.json', '9001', { kind: 'villa', webIds: [1], city: 'hasselt' }],
    ['omnicasa-json', 'omnicasa.json', '9002', { kind: 'apartment', marquee: 6 }],
  ] as const)('takes the sample of %s (%s): %s', async (format, file, id, expected) => {
    const agency = new Agency();
    await agency.import(sampleFeed(file), { format });
    loadSnapshot(agency.dir);
    expect(agency.homes().get(id)).toMatchObject({ status: 'published', ...expected });
  });
});

describe('a town that the site does not have', () => {
  const inTown = (town: string, zip: string) =>
    kyeroOf(a, b).replace(
      '<town>Wiltz</town><country>Luxembourg</country>',
      `<town>${town}</town><postcode>${zip}</postcode>`,
    );

  it('comes with the first home in it, and once', async ({ agency }) => {
    const actual = await agency.import(inTown('Ganshoren', '1083'), { dryRun: true });
    expect(loadSnapshot(agency.dir).catalogue.cities.has('ganshoren')).toBe(false);
    const report = await agency.import(inTown('Ganshoren', '1083'));
    expect(report).toMatchObject({ added: [5915, 5916], cities: ['ganshoren'], skipped: [] });
    expect(actual).toMatchObject({ added: [5915, 5916], cities: ['ganshoren'] });
    const { cities } = loadSnapshot(agency.dir).catalogue;
    expect(agency.home(5915).city).toBe('ganshoren');
    expect(cities.get('ganshoren')).toMatchObject({ zip: '1083', province: 'brussels', countryId: 10 });
    expect(await agency.import(inTown('Ganshoren', '1083'))).toMatchObject({ unchanged: 2, cities: [] });
  });

  it('is set aside with those that may be meant where there is none of this name, and adds nothing', async ({
    agency,
  }) => {
    const before = agency.state();
    const report = await agency.import(inTown('Ganshorn', '1083').replace(/<property><id>b.*<\/property>/s, ''));
    expect(report).toMatchObject({ added: [], cities: [] });
    expect(report.skipped).toMatchObject([{ id: 'a', path: 'city', nearest: '1083 Ganshoren' }]);
    expect(agency.state()).toEqual(before);
  });

  it('is not added for a home that is not taken', async ({ agency }) => {
    const noPicture = inTown('Ganshoren', '1083').replace(/<images>.*?<\/images>/, '');
    const report = await agency.import(noPicture);
    expect(report).toMatchObject({ added: [5916], cities: [] });
    expect(loadSnapshot(agency.dir).catalogue.cities.has('ganshoren')).toBe(false);
  });
});

it('a dry run reports the same and writes nothing, and what it fetched is not fetched again', async ({ agency }) => {
  await agency.import(kyeroOf(a, b));
  const state = agency.state();
  const feed = kyeroOf({ ...a, price: 1000, text: 'Other words' }, c);
  const actual = await agency.import(feed, { dryRun: true });
  expect(agency.state()).toEqual(state);
  const fetched = agency.fetched.length;
  expect(fetched).toBe(3);
  expect(actual.records).toEqual([
    {
      id: 'a',
      home: 5915,
      state: 'changed',
      changes: [
        ...['nl', 'fr', 'en', 'de'].map((locale) => ({
          path: `description.${locale}`,
          from: '"House a"',
          to: '"Other words"',
        })),
        { path: 'price.amount', from: '300000', to: '1000' },
      ],
    },
    { id: 'c', home: 5917, state: 'added' },
    { id: 'b', home: 5916, state: 'withdrawn' },
  ]);
  expect(await agency.import(feed)).toEqual({ ...actual, log: expect.any(String) });
  expect(agency.fetched).toHaveLength(fetched);
});

it('a dry run says of a picture that is none what the real run says', async ({ agency }) => {
  const none = { download: async () => Buffer.from('<html>') };
  const actual = await agency.import(kyeroOf(a, b), { dryRun: true }, none);
  expect(actual).toMatchObject({ added: [], pictures: { added: 0, failed: [{ id: 'a' }, { id: 'b' }] } });
  expect(actual.records).toMatchObject([
    { id: 'a', home: null, state: 'setAside', reasons: [{ path: 'pictures' }], source: { town: 'Wiltz' } },
    { id: 'b' },
  ]);
  expect(await agency.import(kyeroOf(a, b), {}, none)).toEqual(actual);
});

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
  it('writes and fetches nothing for the same feed', async ({ agency }) => {
    await agency.import(kyeroOf(a, b));
    const [state, fetched] = [agency.state(), agency.fetched.length];
    expect(await agency.import(kyeroOf(a, b), { today: '2026-12-24' })).toMatchObject({ unchanged: 2, changed: [] });
    expect(agency.state()).toEqual(state);
    expect(agency.fetched).toHaveLength(fetched);
  });

  it('takes files with the byte order mark that programs of Windows write', async ({ agency }) => {
    await agency.import(kyeroOf(a));
    for (const file of ['properties/5915.json', 'pictures.json'])
      agency.write(file, `\uFEFF${readFileSync(path.join(agency.dir, file), 'utf8')}`);
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, b));
    expect(report).toMatchObject({ changed: [5915], added: [5916], pictures: { added: 1 } });
  });

  it('changes what the feed carries and keeps what people wrote', async ({ agency }) => {
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

  it('changes a home no earlier than its history does', async ({ agency }) => {
    await agency.import(kyeroOf(a));
    await agency.import(kyeroOf({ ...a, price: 310_000, date: '2026-11-29 10:00:00' }), { today: '2026-12-01' });
    expect(agency.home(5915)).toMatchObject({ updatedAt: '2026-12-01', history: [{}, { date: '2026-12-01' }] });
    expect(() => loadSnapshot(agency.dir)).not.toThrow();
  });

  it('withdraws missing homes of its own source alone, and publishes homes that come back', async ({ agency }) => {
    await agency.import(kyeroOf(a, b, c));
    await agency.import(kyeroOf(d), { feed: 'other' });
    expect(await agency.import(kyeroOf(a, b))).toMatchObject({ withdrawn: [5917], unchanged: 2 });
    const { catalogue } = loadSnapshot(agency.dir);
    expect([...catalogue.withdrawn.keys()]).toEqual([5917]);
    expect(catalogue.properties.has(5918)).toBe(true);
    expect(await agency.import(kyeroOf(a, b, c))).toMatchObject({ changed: [5917] });
    expect(agency.home(5917).status).toBe('published');
  });

  it('withdraws with a feed of changes only the homes that it deletes', async ({ agency }) => {
    const records = [1, 2, 3].map((ID) => ({ ...villaInLuxembourg, ID, RecordFile: `R-${ID}` }));
    await agency.import(JSON.stringify(records), { format: 'omnicasa-json' });
    const changes = { Items: [{ ...records[0], Price: 5000 }], DeletedIds: [2, 99], ChangeSince: '2026-11-21' };
    const report = await agency.import(JSON.stringify(changes), { format: 'omnicasa-json' });
    expect(report).toMatchObject({ changed: [5915], withdrawn: [5916], unchanged: 0 });
    expect(agency.home(5917).status).toBe('published');
  });

  it('keeps a home withdrawn that staff withdrew, and one published that a list names', async ({ agency }) => {
    await agency.import(kyeroOf(a, b));
    agency.set('properties/5915.json', 'status', 'withdrawn').set('lists.json', 'propertyLists.0.homes', [5916]);
    expect(await agency.import(kyeroOf(a, b, c))).toMatchObject({ unchanged: 2 });
    const report = await agency.import(kyeroOf(a, c));
    expect(report.skipped).toMatchObject([{ id: 'b', path: 'status' }]);
    expect([agency.home(5915).status, agency.home(5916).status]).toEqual(['withdrawn', 'published']);
  });

  it('leaves a draft that is not complete to its editor, and its number with it', async ({ agency }) => {
    const source = { feed: 'kyero', id: 'a', status: 'published' };
    agency.write('properties/6000.json', JSON.stringify({ id: 6000, status: 'draft', source }));
    const report = await agency.import(kyeroOf(a, b));
    expect(report).toMatchObject({ added: [6001], skipped: [{ id: 'a', path: 'id', code: 'draftOpen' }] });
  });

  it('takes over a home that somebody gave it', async ({ agency }) => {
    agency.set('properties/5801.json', 'source', { feed: 'kyero', id: 'a', status: 'published' });
    expect(await agency.import(kyeroOf(a))).toMatchObject({ added: [], changed: [5801] });
    expect(agency.home(5801)).toMatchObject({ city: 'wiltz', reference: 'REF-a', documents: [{}, {}, {}] });
  });
});

describe('a run that is cut short', () => {
  it.each([1, 2, 3, 4, 5])('before write %i leaves sound data, and the next one ends its work', async (last) => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b));
    let writes = 0;
    const write: typeof writeDurably = async (file, content) => {
      if (++writes === last) throw new Error('the power is gone');
      await writeDurably(file, content);
    };
    const feed = kyeroOf({ ...a, price: 1000 }, c, d);
    await expect(agency.import(feed, {}, { write })).rejects.toThrow('the power is gone');
    loadSnapshot(agency.dir);
    await agency.import(feed);
    loadSnapshot(agency.dir);
    const standing = [...agency.homes()].map(([id, { status }]) => `${id} ${status}`).sort();
    expect(standing).toEqual(['a published', 'b withdrawn', 'c published', 'd published']);
    expect(await agency.import(feed)).toMatchObject({ unchanged: 3, changed: [], added: [], withdrawn: [] });
    expect(readdirSync(agency.dir, { recursive: true }).filter((name) => String(name).endsWith('.tmp'))).toEqual([]);
  });

  it('is not begun while another one runs', async ({ agency }) => {
    const second = () => withLease('import', { waitMs: 0 }, () => agency.import(kyeroOf(a)));
    await withLease('import', { waitMs: 0 }, () =>
      expect(second()).rejects.toThrow('import: another process is at work'),
    );
    expect((await second()).added).toEqual([5915]);
  });
});

it('an import of a single home changes no other', async ({ agency }) => {
  await agency.import(kyeroOf(a, b));
  const report = await agency.import(kyeroOf({ ...b, price: 1000 }, c, d), { only: 'c' });
  expect(report).toMatchObject({ added: [5917], changed: [], withdrawn: [], unchanged: 0 });
  expect([agency.home(5915).status, agency.home(5916).price.amount]).toEqual(['published', 300_000]);
});

it('an import of a single home that the feed lacks changes nothing and says so', async ({ agency }) => {
  await agency.import(kyeroOf(a, b, c, d));
  const state = agency.state();
  const reasons = [{ path: 'id', code: 'inFeed', values: {} }];
  const gone = await agency.import(kyeroOf(a, b, c), { only: 'd' });
  expect(gone).toMatchObject({ withdrawn: [], log: null });
  expect(gone.records).toEqual([{ id: 'd', home: 5918, state: 'setAside', reasons, missing: 'goes' }]);
  const never = await agency.import(kyeroOf(a, b, c), { only: 'z' });
  expect(never.records).toEqual([{ id: 'z', home: null, state: 'setAside', reasons, missing: 'stays' }]);
  expect(agency.state()).toEqual(state);
  // A home that a list of the site names is not withdrawn, and cannot be retried alone.
  agency.set('lists.json', 'propertyLists.0.homes', [5918]);
  const { records } = await agency.import(kyeroOf(a, b, c));
  expect(records[0]).toMatchObject({ id: 'd', home: 5918, state: 'setAside', missing: 'goes' });
  expect(records[0]?.reasons).toMatchObject([{ path: 'status' }]);
});
