import { describe, expect, vi } from 'vitest';
import { hashOf } from '@/lib/import/download-pictures';
import { InvalidFeedError } from '@/lib/import/feed';
import { Agency, fourHouses, it, kyeroOf, photograph, sampleFeed, zipOf } from '@/tests/support/import/agency';

vi.mock('@/lib/import/download-pictures', { spy: true });

const [a, b] = fourHouses;

/** The sample of OpenImmo as programs send it: its pictures in the same archive, the plan in a folder; all in `dir`, which ends with "/". */
async function transfer(pictures: Record<string, string> = {}, dir = ''): Promise<Buffer> {
  const text = sampleFeed('openimmo.xml')
    .toString('latin1')
    .replaceAll('location="REMOTE"', 'location="EXTERN"')
    .replace('http://pictures.example/o-1-plan.jpg', '.\\Plaene\\O-1-PLAN.JPG')
    .replaceAll('http://pictures.example/', '');
  const names = { 'o-1-1.jpg': 'front', 'o-1-2.jpg': 'kitchen', 'plaene/o-1-plan.jpg': 'plan', ...pictures };
  const files = Object.entries(names).map(async ([name, content]) => ({
    name: `${dir}${name}`,
    content: await photograph(content),
  }));
  return zipOf({ name: `${dir}transfer.xml`, content: Buffer.from(text, 'latin1') }, ...(await Promise.all(files)));
}

describe('a transfer in a ZIP archive', () => {
  it.each(['', 'export/', 'a/b/'])(
    'with the files in %j brings its pictures, and its second run writes nothing',
    async (dir) => {
      const agency = new Agency();
      const wanted = { format: 'openimmo' } as const;
      const archive = await transfer({}, dir);
      const foretold = await agency.import(archive, { ...wanted, dryRun: true });
      const report = await agency.import(archive, wanted);
      expect(report).toEqual({ ...foretold, log: expect.any(String) });
      expect(report).toMatchObject({ added: [5915], pictures: { added: 3, failed: [] } });
      const [state, { pictures, plans }] = [agency.state(), agency.home(5915)];
      expect([pictures.length, plans.length]).toEqual([2, 1]);
      expect(await agency.import(archive, wanted)).toMatchObject({ unchanged: 1, pictures: { added: 0 } });
      expect(agency.state()).toEqual(state);
      expect(agency.fetched).toEqual([]);
    },
  );

  it('changes a picture whose name stays, and no other', async ({ agency }) => {
    await agency.import(await transfer(), { format: 'openimmo' });
    const before = agency.home(5915);
    const other = await transfer({ 'o-1-2.jpg': 'new kitchen' });
    expect(await agency.import(other, { format: 'openimmo' })).toMatchObject({
      changed: [5915],
      pictures: { added: 1 },
    });
    const { pictures, plans } = agency.home(5915);
    const [front, kitchen] = before.pictures;
    expect([pictures[0], plans, pictures.length]).toEqual([front, before.plans, 2]);
    expect(pictures[1]).not.toBe(kitchen);
  });

  it('keeps the pictures that do not come again, each home its own', async ({ agency }) => {
    const archive = async (homes: string, ...names: string[]) => {
      const files = names.map(async (name) => ({ name, content: await photograph(name + homes) }));
      return zipOf({ name: 'feed.xml', content: homes }, ...(await Promise.all(files)));
    };
    await agency.import(await archive(kyeroOf({ ...a, pictures: ['x/1.jpg', '2.jpg'] }), 'x/1.jpg', '2.jpg'));
    const [first] = agency.home(5915).pictures;
    const feed = kyeroOf({ ...a, pictures: ['X\\1.JPG', '2.jpg', '3.jpg'] }, { ...b, pictures: ['x/1.jpg', '2.jpg'] });
    const next = await archive(feed, '2.jpg', '3.jpg');
    const foretold = await agency.import(next, { dryRun: true });
    const { pictures } = await agency.import(next);
    expect(pictures.failed).toMatchObject([{ id: 'b', url: 'x/1.jpg' }]);
    expect(foretold.pictures).toEqual(pictures);
    expect(pictures.added).toBe(2);
    expect(agency.home(5915).pictures).toEqual([first, expect.anything(), expect.anything()]);
    expect(agency.home(5916).pictures).toEqual([agency.home(5915).pictures[1]]);
  });

  it('may come from an address, and names pictures of the internet besides', async ({ agency }) => {
    const feed = kyeroOf({ ...a, pictures: ['a.jpg', 'http://pictures.example/a.jpg'] });
    const archive = zipOf({ name: 'feed.xml', content: feed }, { name: 'a.jpg', content: await photograph('a') });
    const download: typeof agency.environment.download = async (url, limits) =>
      url.endsWith('/feed') ? archive : await agency.environment.download(url, limits);
    const place = 'https://supplier.example/feed';
    expect(await agency.import('', { place }, { download })).toMatchObject({ pictures: { added: 2, failed: [] } });
    expect(agency.fetched).toEqual(['http://pictures.example/a.jpg']);
  });

  it('reports the pictures that are missing, and continues with the others', async ({ agency }) => {
    const files = [
      { name: 'good.jpg', content: await photograph('good') },
      { name: 'page.jpg', content: '<!doctype html>' },
      { name: 'damaged.jpg', content: await photograph('x'), says: { checksum: 1 } },
      { name: 'large.jpg', content: 'x', says: { bytes: 21e6 } },
    ];
    const pictures = [...files.map(({ name }) => name), 'missing.jpg', '../../etc/passwd', 'ftp://example.org/a.jpg'];
    const archive = zipOf({ name: 'feed.xml', content: kyeroOf({ ...a, pictures }) }, ...files);
    const { download } = await import('@/lib/import/download');
    const { added, failed } = (await agency.import(archive, {}, { download })).pictures;
    expect(added).toBe(1);
    expect(Object.fromEntries(failed.map(({ url, reason }) => [url.replace(/#.*/, ''), reason]))).toEqual({
      'page.jpg': 'expected JPEG, PNG or WebP',
      'damaged.jpg': 'damaged in the archive: another checksum',
      'large.jpg': 'larger than 20 MB',
      'missing.jpg': 'no file of this name came with the feed',
      '../../etc/passwd': 'no file of this name came with the feed',
      'ftp://example.org/a.jpg': 'not an address that begins with http or https',
    });
  });

  it('is not looked into where its feed is refused', async ({ agency }) => {
    await agency.import(kyeroOf(...fourHouses));
    const feed = { name: 'feed.xml', content: kyeroOf({ ...a, pictures: ['a.jpg'] }) };
    const archive = zipOf(feed, { name: 'a.jpg', content: await photograph('a') });
    vi.mocked(hashOf).mockClear();
    await expect(agency.import(archive)).rejects.toThrow('more than 50 %');
    expect(hashOf).not.toHaveBeenCalled();
  });

  it('is refused whole where it is damaged', async ({ agency }) => {
    const [state, archive] = [agency.state(), await transfer()];
    const wanted = { format: 'openimmo' } as const;
    await expect(agency.import(archive.subarray(0, -9), wanted)).rejects.toThrow(InvalidFeedError);
    await expect(agency.import(archive.subarray(0, -9), wanted)).rejects.toThrow(
      'it could not be read: End of central',
    );
    expect(agency.state()).toEqual(state);
  });
});
