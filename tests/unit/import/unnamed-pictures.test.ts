import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSnapshot } from '@/lib/data/load';
import { Agency, kyeroOf } from '../../support/import/agency';

const house = (...names: string[]): string =>
  kyeroOf({ id: 'a', pictures: names.map((name) => `http://pictures.example/${name}.jpg`) });

/** The pictures that imports have put there. */
const imported = ({ dir }: Agency): string[] =>
  readdirSync(path.join(dir, 'pictures')).filter((name) => /^kyero-[\da-f]{16}\./.test(name));

/** An agency with a home whose first picture was replaced, and the file of this picture. */
async function afterReplacing(): Promise<{ agency: Agency; file: string }> {
  const agency = new Agency();
  await agency.import(house('old'));
  const [file = ''] = imported(agency);
  await agency.import(house('new'));
  expect(imported(agency)).toContain(file);
  return { agency, file };
}

it('a picture that was replaced is deleted by the run after, and nothing by the next', async () => {
  const { agency, file } = await afterReplacing();
  expect((await agency.import(house('new'), { dryRun: true })).pictures).toMatchObject({ added: 0, deleted: 1 });
  expect((await agency.import(house('new'))).pictures).toMatchObject({ added: 0, deleted: 1 });
  expect(imported(agency)).toEqual([`${agency.home(5915).pictures[0]}.jpg`]);
  expect(imported(agency)).not.toContain(file);
  expect(loadSnapshot(agency.dir).catalogue.pictures.has(path.parse(file).name)).toBe(false);
  const state = agency.state();
  expect((await agency.import(house('new'))).pictures.deleted).toBe(0);
  expect(agency.state()).toEqual(state);
});

it.each<[why: string, keep: (agency: Agency, id: string) => void, next: string]>([
  ['the feed names it again', () => undefined, house('new', 'old')],
  ['it comes from another address', () => undefined, house('new', 'moved')],
  ['a testimonial has it', (agency, id) => agency.set('testimonials.json', 'items.0.image', id), house('new')],
  [
    'an editor gave the file another name',
    (agency, id) => agency.repeatFirst('pictures.json', { id: 'facade', file: `${id}.jpg` }),
    house('new'),
  ],
  ['another feed brought it', () => undefined, kyeroOf({ id: 'b' })],
])('a picture stays where %s', async (why, keep, next) => {
  const { agency, file } = await afterReplacing();
  keep(agency, path.parse(file).name);
  const download: typeof agency.means.download = (url, limits) =>
    agency.means.download(url.replace('moved', 'old'), limits);
  const feed = why.startsWith('another feed') ? 'other' : 'kyero';
  expect((await agency.import(next, { feed }, { download })).pictures.deleted).toBe(0);
  expect(imported(agency)).toContain(file);
  loadSnapshot(agency.dir);
});

it('a run that is refused, or cut short before it ends, deletes none', async () => {
  const { agency, file } = await afterReplacing();
  const write = () => {
    throw new Error('the power is gone');
  };
  await expect(agency.import(house('new'), {}, { write })).rejects.toThrow('the power is gone');
  await expect(agency.import(kyeroOf())).rejects.toThrow('no homes');
  expect(imported(agency)).toContain(file);
});
