import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { Picture } from '@/lib/catalogue/schema/lists';
import { textHash } from '@/lib/data/unread';
import { inTransaction } from '@/lib/db/database';
import { addUnread, endUnread } from '@/lib/db/unread-texts';
import { endWorkingCopy, keepWorkingCopy } from '@/lib/db/working-copies';
import { fourHouses, it, kyeroOf, photograph } from '../../support/import/agency';

const [a] = fourHouses;

it('an import leaves a draft whose drafted texts nobody has read, and publishes it once somebody has', async ({
  agency,
}) => {
  const drafted = 'Maison à Wiltz';
  await agency.import(kyeroOf(a));
  const back = { feed: 'kyero', id: 'a', status: 'withdrawn' };
  agency.set('properties/5915.json', 'status', 'withdrawn').set('properties/5915.json', 'source', back);
  agency.set('properties/5915.json', 'title.fr', drafted);
  const hash = textHash(drafted, 'fr');
  await inTransaction((trx) => addUnread(trx, 'properties/5915', [hash]));
  const report = await agency.import(kyeroOf(a));
  expect(report.drafts).toEqual([{ home: 5915, id: 'a', missing: [], unread: ['title.fr'] }]);
  expect(report.records).toMatchObject([{ id: 'a', unread: ['title.fr'] }]);
  expect(agency.home(5915)).toMatchObject({ status: 'draft', title: { fr: drafted } });
  await inTransaction((trx) => endUnread(trx, 'properties/5915', hash));
  expect((await agency.import(kyeroOf(a))).drafts).toEqual([]);
  expect(agency.home(5915)).toMatchObject({ status: 'published', title: { fr: drafted } });
});

it('an import does not take the number of a home that somebody has begun', async ({ agency }) => {
  const begun = { base: null, content: { id: 5915 }, staff: 'somebody', seen: 0 };
  const version = await keepWorkingCopy('properties/5915', begun);
  try {
    expect((await agency.import(kyeroOf(a))).added).toEqual([5916]);
  } finally {
    await endWorkingCopy('properties/5915', version ?? 0);
  }
});

it('an import does not bring back a picture that somebody deletes meanwhile', async ({ agency }) => {
  const list = () => JSON.parse(agency.text('pictures.json')) as { items: Picture[] };
  const before = list();
  const own = { ...(before.items[0] as Picture), id: 'old', file: 'old.jpg' };
  agency.write('pictures.json', JSON.stringify({ ...before, items: [...before.items, own] }));
  writeFileSync(path.join(agency.dir, 'pictures/old.jpg'), await photograph('old'));
  const download = async (url: string) => {
    agency.write('pictures.json', JSON.stringify(before)).remove('pictures/old.jpg');
    return photograph(url);
  };
  expect(await agency.import(kyeroOf(a), {}, { download })).toMatchObject({ added: [5915] });
  expect(list().items.map(({ id }) => id)).not.toContain('old');
});
