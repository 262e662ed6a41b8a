import { expect, it } from 'vitest';
import { db, openDatabase } from '@/lib/db/database';
import { deleteExpired } from '@/lib/db/personal-data';
import {
  addToShortlist,
  createShortlist,
  eraseShortlist,
  joinShortlist,
  maxShortlistHomes,
  maxShortlistPeople,
  openShortlist,
  reactOnShortlist,
} from '@/lib/db/shortlists';
import { processState } from '@/lib/process-state';
import { countRows, later, onBothEngines } from '../../support/storage/database';
import { retention } from '../../support/storage/examples';

const dayMinutes = 24 * 60;
const forget = () => deleteExpired(retention);

onBothEngines((database) => {
  it('a list opens with its token only, which the database does not hold', async () => {
    const token = await createShortlist('An', [5801, 5802, 5801]);
    expect(await openShortlist(token)).toEqual({ homes: [5801, 5802], people: ['An'], reactions: [] });
    expect(await openShortlist(`${token}x`)).toBeNull();
    expect(await openShortlist('')).toBeNull();
    const rows = await (await db()).selectFrom('shortlist').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await reactOnShortlist('other', { nickname: 'An', home: 5801, opinion: 'like' })).toBe('unknown');
    expect(await joinShortlist('other', 'Bo')).toBe('unknown');
    expect(await addToShortlist('other', [5803])).toBe('unknown');
  });

  it('opinion and note of a person are kept apart, and taken back', async () => {
    const token = await createShortlist('An', [5801]);
    await reactOnShortlist(token, { nickname: 'An', home: 5801, opinion: 'like' });
    await reactOnShortlist(token, { nickname: ' an', home: 5801, note: 'Grote tuin' });
    const reaction = { nickname: 'An', home: 5801, opinion: 'like', note: 'Grote tuin' };
    expect((await openShortlist(token))?.reactions).toEqual([reaction]);
    await reactOnShortlist(token, { nickname: 'An', home: 5801, opinion: null });
    expect((await openShortlist(token))?.reactions).toEqual([{ ...reaction, opinion: null }]);
    expect(await reactOnShortlist(token, { nickname: 'An', home: 5802, opinion: 'like' })).toBe('unknown');
  });

  it('two instances that write at the same time lose nothing', async () => {
    const homes = Array.from({ length: 10 }, (_, i) => 5801 + i);
    const token = await createShortlist('An', homes);
    const own = processState.database;
    const other = openDatabase(database().dialect());
    const say = (nickname: string, through: typeof own) =>
      homes.flatMap((home) => {
        processState.database = through;
        const liked = reactOnShortlist(token, { nickname, home, opinion: 'like' });
        return [liked, reactOnShortlist(token, { nickname, home, note: `${nickname} ${home}` })];
      });
    const results = await Promise.all([...say('An', own), ...say('Bo', other)]);
    processState.database = own;
    await (await other).destroy();
    expect(new Set(results)).toEqual(new Set(['done']));
    const found = (await openShortlist(token))?.reactions ?? [];
    expect(found).toHaveLength(20);
    for (const { nickname, home, opinion, note } of found)
      expect([opinion, note]).toEqual(['like', `${nickname} ${home}`]);
  });

  it('homes are added behind the others, up to a limit', async () => {
    const token = await createShortlist('An', [5802]);
    expect(await addToShortlist(token, [5801, 5802])).toBe('done');
    expect((await openShortlist(token))?.homes).toEqual([5802, 5801]);
    const many = Array.from({ length: maxShortlistHomes }, (_, i) => i + 1);
    expect(await addToShortlist(token, many)).toBe('full');
    expect((await openShortlist(token))?.homes).toHaveLength(2);
  });

  it('a limited number of people joins, at the same moment too', async () => {
    const token = await createShortlist('0', [5801]);
    const results = await Promise.all(Array.from({ length: 12 }, (_, i) => joinShortlist(token, String(i))));
    expect(results.filter((result) => result === 'done')).toHaveLength(maxShortlistPeople);
    expect((await openShortlist(token))?.people).toHaveLength(maxShortlistPeople);
    expect(await joinShortlist(token, '0')).toBe('done');
  });

  it('erasing a list leaves nothing of it', async () => {
    const token = await createShortlist('An', [5801]);
    await reactOnShortlist(token, { nickname: 'Bo', home: 5801, note: 'Te duur' });
    expect(await eraseShortlist(token)).toBe(true);
    expect(await eraseShortlist(token)).toBe(false);
    for (const table of ['shortlist', 'shortlist_home', 'shortlist_person', 'shortlist_reaction'] as const)
      expect(await countRows(table)).toBe(0);
  });

  it('a list is deleted 90 days after it was last opened', async () => {
    const [used, unused] = [await createShortlist('An', [5801]), await createShortlist('Bo', [5802])];
    await later(89 * dayMinutes, async () => {
      await openShortlist(used);
      await forget();
    });
    expect(await countRows('shortlist')).toBe(2);
    await later(91 * dayMinutes, forget);
    expect(await openShortlist(used)).not.toBeNull();
    expect(await openShortlist(unused)).toBeNull();
  });
});
