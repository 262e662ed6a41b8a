import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { writeFile } from '@/lib/data/write-file';
import { findIn } from '../../../scripts/import/read-feed';
import { Agency, fourHouses, it, kyeroOf, photograph } from '../../support/import/agency';

const [a, b] = fourHouses;

describe('a file of a feed', () => {
  it('has its pictures beside it, one of an address nowhere', async ({ agency }) => {
    writeFile(path.join(agency.environment.varDir, 'Bilder', 'A.JPG'), await photograph('a'));
    writeFile(path.join(agency.environment.varDir, 'b.jpg'), await photograph('b'));
    const feed = kyeroOf({ ...a, pictures: ['bilder\\a.jpg'] }, { ...b, pictures: ['b.jpg', 'b.jpg'] });
    expect(await agency.import(feed)).toMatchObject({ pictures: { added: 2, failed: [] } });
    const state = agency.state();
    expect(await agency.import(feed)).toMatchObject({ unchanged: 2, pictures: { added: 0 } });
    expect(agency.state()).toEqual(state);
    const place = 'https://supplier.example/feed.xml';
    const download = async () => Buffer.from(kyeroOf({ ...a, pictures: ['b.jpg'] }, b));
    const { failed } = (await agency.import('', { place }, { download })).pictures;
    expect(failed[0]).toMatchObject({ url: 'b.jpg', reason: 'no file of this name came with the feed' });
  });

  it('is led to nothing that is not in its folder', async () => {
    const { varDir } = new Agency().environment;
    const folder = path.join(varDir, 'feeds');
    mkdirSync(path.join(folder, 'sub'), { recursive: true });
    for (const name of ['outside.jpg', 'feeds/sub/inside.jpg']) writeFile(path.join(varDir, name), name);
    symlinkSync(path.join(varDir, 'outside.jpg'), path.join(folder, 'link.jpg'));
    symlinkSync(varDir, path.join(folder, 'up'));
    const find = findIn(folder);
    const outside = ['../outside.jpg', '..\\outside.jpg', path.join(varDir, 'outside.jpg'), 'sub/../../outside.jpg'];
    const links = ['link.jpg', 'up/outside.jpg', 'up/feeds/sub/inside.jpg'];
    const nothing = ['', '.', 'sub', 'sub/', 'sub/inside.jpg/', 'sub/none.jpg', '\0'];
    for (const name of [...outside, ...links, ...nothing]) expect(await find(name), name).toBeUndefined();
    const file = await find('SUB\\inside.jpg');
    expect(String(await file?.read(100))).toBe('feeds/sub/inside.jpg');
    await expect(file?.read(3)).rejects.toThrow('larger than');
  });
});
