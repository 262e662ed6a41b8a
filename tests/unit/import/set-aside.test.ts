import { describe, expect, it } from 'vitest';
import { Agency, fourHouses, kyeroOf } from '../../support/import/agency';

const [a, b, c, d] = fourHouses;

describe('what is set aside', () => {
  it('is told, and the others are taken', async () => {
    const agency = new Agency().set('properties/5802.json', 'reference', 'REF-b');
    const feed = kyeroOf(a, b, b, { ...c, type: 'Castle' }, { ...d, pictures: [] });
    const report = await agency.import(feed);
    expect(report.added).toEqual([5915]);
    expect(report.setAside.map(({ id, path: place }) => `${id} ${place}`)).toEqual([
      'b id',
      'c type',
      'b reference',
      'd pictures',
    ]);
    expect(report.unknown).toEqual([{ field: 'type', value: 'Castle', count: 1 }]);
  });

  it('stays as it was where it was there before', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a, b));
    expect(await agency.import(kyeroOf(a, { ...b, type: 'Castle' }))).toMatchObject({ unchanged: 1, withdrawn: [] });
    expect(agency.home(5916).status).toBe('published');
  });

  it('is what somebody changes while it runs', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    const download = (url: string) => {
      agency.set('properties/5915.json', 'title.nl', 'Intussen');
      return agency.means.download(url, { most: 1e6, milliseconds: 1000 });
    };
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, b), {}, { download });
    expect(report).toMatchObject({ added: [5916], changed: [], setAside: [{ id: 'a', path: 'properties/5915.json' }] });
    expect(agency.home(5915)).toMatchObject({ title: { nl: 'Intussen' }, price: { amount: 300_000 } });
    expect((await agency.import(kyeroOf({ ...a, price: 1000 }, b))).changed).toEqual([5915]);
  });

  it('is what somebody deletes while it runs', async () => {
    const agency = new Agency();
    await agency.import(kyeroOf(a));
    const download = (url: string) => {
      agency.remove('properties/5915.json');
      return agency.means.download(url, { most: 1e6, milliseconds: 1000 });
    };
    const report = await agency.import(kyeroOf({ ...a, price: 1000 }, b), {}, { download });
    expect(report).toMatchObject({ added: [5916], changed: [], setAside: [{ id: 'a', path: 'properties/5915.json' }] });
    expect([...agency.homes().keys()]).toEqual(['b']);
  });
});
