import { describe, expect } from 'vitest';
import type { Property } from '@/lib/catalogue/schema/property';
import { LastValidCopies } from '@/lib/data/last-valid-copies';
import { loadData } from '@/lib/data/load';
import { asWithdrawn, decideStatus } from '@/lib/import/decisions';
import { InvalidFeedError } from '@/lib/import/feed';
import { Agency, fourHouses, it, kyeroOf } from '@/tests/support/import/agency';
import { homes } from '@/tests/support/sample-files';
import { first } from '@/tests/support/sample-site';

const home = first(homes, ({ status }) => status === 'published');

describe('the status', () => {
  const own = { feed: 'kyero', id: '1' };
  const as = (status: Property['status'], given: Property['status']) => ({ status, source: { ...own, status: given } });

  it('is published, or a draft while something is missing', () => {
    expect(decideStatus(undefined, own, true)).toEqual(as('published', 'published'));
    expect(decideStatus(as('published', 'published'), own, false)).toEqual(as('draft', 'draft'));
    expect(decideStatus(as('withdrawn', 'withdrawn'), own, true).status).toBe('published');
    expect(decideStatus(as('published', 'draft'), own, true)).toEqual(as('published', 'published'));
  });

  it.each(['draft', 'withdrawn'] as const)('stays %s where somebody set it so', (status) => {
    expect(decideStatus(as(status, 'published'), own, true)).toEqual(as(status, 'published'));
  });

  it('stays withdrawn for a home that staff held back before it left the feed', () => {
    const left = asWithdrawn({ ...home, ...as('draft', 'published') }, '2026-11-22');
    expect(left.status).toBe('withdrawn');
    expect(decideStatus(left, own, true).status).toBe('withdrawn');
    const returned = asWithdrawn({ ...home, ...as('published', 'published') }, '2026-11-22');
    expect(decideStatus(returned, own, true).status).toBe('published');
  });
});

const [a, b, c, d] = fourHouses;

describe('a skipped home', () => {
  it('is reported, and the others are imported', async () => {
    const agency = new Agency().set('properties/5802.json', 'reference', 'REF-b');
    const feed = kyeroOf(a, b, b, { ...c, type: 'Castle' }, { ...d, pictures: [] });
    const report = await agency.import(feed);
    expect(report.added).toEqual([5915]);
    expect(report.skipped.map(({ id, path: place }) => `${id} ${place}`)).toEqual([
      'b id',
      'c type',
      'b reference',
      'd pictures',
    ]);
    expect(report.unknown).toEqual([{ field: 'type', value: 'Castle', count: 1, as: 'kind' }]);
  });

  it('keeps its file if it has one', async ({ agency }) => {
    await agency.import(kyeroOf(a, b));
    expect(await agency.import(kyeroOf(a, { ...b, type: 'Castle' }))).toMatchObject({ unchanged: 1, withdrawn: [] });
    expect(agency.home(5916).status).toBe('published');
  });

  it.each<[string, (agency: Agency) => unknown]>([
    ['changes', (agency) => agency.set('properties/5915.json', 'title.nl', 'Intussen')],
    ['deletes', (agency) => agency.remove('properties/5915.json')],
  ])('is what somebody %s while it runs', async (what, act) => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    const download = (url: string) => {
      act(agency);
      return agency.environment.download(url, { maxBytes: 1e6, timeoutMs: 1000 });
    };
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, b), {}, { download });
    expect(report).toMatchObject({ added: [5916], changed: [], skipped: [{ id: 'a', path: 'properties/5915.json' }] });
    if (what === 'deletes') return expect([...agency.homes().keys()]).toEqual(['b']);
    expect(agency.home(5915)).toMatchObject({ title: { nl: 'Intussen' }, price: { amount: 300_000 } });
    expect((await agency.import(kyeroOf({ ...a, price: 1000 }, b))).changed).toEqual([5915]);
  });
});

describe('a feed is refused and nothing is written', () => {
  it.each([
    ['that drops too many homes', kyeroOf(a), 'more than 50 %', { kind: 'gone', gone: 2, all: 3, percent: 50 }],
    ['that is empty', kyeroOf(), 'no homes in it', { kind: 'empty' }],
    ['that was cut short', kyeroOf(a, b, c).slice(0, 800), 'not well-formed', { kind: 'format' }],
    ['that is another format', '[]', 'not well-formed', { kind: 'format' }],
  ])('%s', async (_, feed, why, feedIssue) => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b, c));
    const state = agency.state();
    await expect(agency.import(feed)).rejects.toThrow(InvalidFeedError);
    await expect(agency.import(feed)).rejects.toThrow(why);
    await expect(agency.import(feed)).rejects.toMatchObject({ issue: feedIssue });
    expect(agency.state()).toEqual(state);
  });

  it('except with a larger allowed share of withdrawn homes', async ({ agency }) => {
    await agency.import(kyeroOf(a, b, c));
    expect((await agency.import(kyeroOf(a), { maxGone: 0.7 })).withdrawn).toEqual([5916, 5917]);
  });

  it('if a list that every home needs has a fault', async ({ agency }) => {
    agency.write('cities.json', '{ "items": [');
    await expect(agency.import(kyeroOf(a))).rejects.toThrow('cities.json');
    const types = new Agency().set('property-types.json', 'items.0.webId', 'one');
    await expect(types.import(kyeroOf(a))).rejects.toThrow('property-types.json');
  });
});

describe('a home whose file has a fault', () => {
  it('blocks no import: it stays unchanged and is reported, and the others are imported', async ({ agency }) => {
    await agency.import(kyeroOf(a, b, c));
    await new LastValidCopies(agency.dir, agency.environment.varDir).save(loadData(agency.dir).files);
    agency.set('properties/5915.json', 'city', 'wilz').set('properties/5801.json', 'city', 'haselt');
    agency.write('properties/5916.json', `${agency.text('properties/5916.json').slice(0, -3)},`);
    const state = ['properties/5915.json', 'properties/5916.json'].map((file) => agency.text(file));
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, { ...b, price: 1000 }, { ...c, price: 1000 }, d));
    expect(report).toMatchObject({ added: [5918], changed: [5917], withdrawn: [] });
    expect(report.skipped.map(({ id, code, values }) => [id, code, values])).toEqual([
      ['a', 'fileFaulty', { file: 'properties/5915.json' }],
      ['b', 'fileFaulty', { file: 'properties/5916.json' }],
    ]);
    expect(report.faults.map(({ file }) => file).toSorted()).toEqual([
      'properties/5801.json',
      'properties/5915.json',
      'properties/5916.json',
    ]);
    expect(['properties/5915.json', 'properties/5916.json'].map((file) => agency.text(file))).toEqual(state);
    expect(agency.home(5917).price.amount).toBe(1000);
  });

  it('is not added a second time and not withdrawn, also without a last valid copy', async ({ agency }) => {
    await agency.import(kyeroOf(a, b));
    agency.set('properties/5915.json', 'price.amount', 'much');
    expect(await agency.import(kyeroOf(a, b, c))).toMatchObject({ added: [5917], unchanged: 1 });
    expect(await agency.import(kyeroOf(b, c))).toMatchObject({ withdrawn: [], unchanged: 2 });
  });
});
