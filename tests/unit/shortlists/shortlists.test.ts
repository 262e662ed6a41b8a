import { expect, it } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { db, openDatabase } from '@/lib/db/database';
import { deleteExpired } from '@/lib/people/store-retention';
import {
  addToShortlist,
  createShortlist,
  eraseShortlist,
  joinShortlist,
  maxShortlistHomes,
  maxShortlistPeople,
  openShortlist,
  reactOnShortlist,
} from '@/lib/shortlists/store';
import { countRows, later, onBothEngines } from '@/tests/support/storage/database';
import { retention } from '@/tests/support/storage/examples';

const dayMinutes = 24 * 60;
/** Secrets of two browsers. */
const [an, bo] = ['a'.repeat(32), 'b'.repeat(32)];
const forget = () => deleteExpired(retention);

onBothEngines((database) => {
  it('a list opens with its token only, which the database does not hold', async () => {
    const token = await createShortlist('An', [5801, 5802, 5801], an);
    const list = { homes: [5801, 5802], people: ['An'], reactions: [] };
    expect(await openShortlist(token, an)).toEqual({ ...list, self: 'An', isMaker: true });
    for (const stranger of [bo, null])
      expect(await openShortlist(token, stranger)).toEqual({ ...list, self: null, isMaker: false });
    expect(await openShortlist(`${token}x`, an)).toBeNull();
    expect(await openShortlist('', an)).toBeNull();
    const [lists, people] = [
      await (await db()).selectFrom('shortlist').selectAll().execute(),
      await (await db()).selectFrom('shortlist_person').selectAll().execute(),
    ];
    expect(JSON.stringify(lists)).not.toContain(token);
    expect(JSON.stringify(people)).not.toContain(an);
    expect(await reactOnShortlist('other', { home: 5801, opinion: 'like' }, an)).toBe('unknown');
    expect(await joinShortlist('other', 'Bo', bo)).toBe('unknown');
    expect(await addToShortlist('other', [5803], an)).toBe('unknown');
    expect(await eraseShortlist('other', an)).toBe('unknown');
  });

  it('a browser speaks for nobody but its own person, and only the maker erases', async () => {
    const token = await createShortlist('An', [5801], an);
    expect(await reactOnShortlist(token, { home: 5801, opinion: 'like' }, bo)).toBe('stranger');
    expect(await addToShortlist(token, [5802], bo)).toBe('stranger');
    expect(await joinShortlist(token, ' AN', bo)).toBe('taken');
    expect(await joinShortlist(token, 'Bo', bo)).toBe('done');
    expect(await joinShortlist(token, 'Cy', bo)).toBe('done');
    await reactOnShortlist(token, { home: 5801, opinion: 'like' }, bo);
    expect(await openShortlist(token, bo)).toMatchObject({
      self: 'Bo',
      isMaker: false,
      people: ['An', 'Bo'],
      reactions: [{ nickname: 'Bo', home: 5801, opinion: 'like' }],
    });
    expect(await eraseShortlist(token, bo)).toBe('stranger');
    expect(await openShortlist(token, an)).toMatchObject({ isMaker: true });
  });

  it('a member of an older list joins by name, and nobody can erase it', async () => {
    const token = await createShortlist('An', [5801], an);
    const database = await db();
    await database.updateTable('shortlist').set({ maker: null }).execute();
    await database.updateTable('shortlist_person').set({ browser_hash: null }).execute();
    expect(await openShortlist(token, an)).toMatchObject({ self: null, isMaker: false });
    expect(await joinShortlist(token, 'An', an)).toBe('done');
    expect(await joinShortlist(token, 'An', bo)).toBe('taken');
    expect(await eraseShortlist(token, an)).toBe('stranger');
    expect(await openShortlist(token, an)).toMatchObject({ self: 'An', people: ['An'] });
  });

  it('opinion and note of a person are kept apart, and taken back', async () => {
    const token = await createShortlist('An', [5801], an);
    await reactOnShortlist(token, { home: 5801, opinion: 'like' }, an);
    await reactOnShortlist(token, { home: 5801, note: 'Grote tuin' }, an);
    const reaction = { nickname: 'An', home: 5801, opinion: 'like', note: 'Grote tuin' };
    expect((await openShortlist(token, an))?.reactions).toEqual([reaction]);
    await reactOnShortlist(token, { home: 5801, opinion: null }, an);
    expect((await openShortlist(token, an))?.reactions).toEqual([{ ...reaction, opinion: null }]);
    expect(await reactOnShortlist(token, { home: 5802, opinion: 'like' }, an)).toBe('unknown');
  });

  it('two instances that write at the same time lose nothing', async () => {
    const homes = Array.from({ length: 10 }, (_, i) => 5801 + i);
    const token = await createShortlist('An', homes, an);
    await joinShortlist(token, 'Bo', bo);
    const own = processState.database;
    const other = openDatabase(database().dialect());
    const say = (nickname: string, browser: string, through: typeof own) =>
      homes.flatMap((home) => {
        processState.database = through;
        const liked = reactOnShortlist(token, { home, opinion: 'like' }, browser);
        return [liked, reactOnShortlist(token, { home, note: `${nickname} ${home}` }, browser)];
      });
    const results = await Promise.all([...say('An', an, own), ...say('Bo', bo, other)]);
    processState.database = own;
    await (await other).destroy();
    expect(new Set(results)).toEqual(new Set(['done']));
    const found = (await openShortlist(token, an))?.reactions ?? [];
    expect(found).toHaveLength(20);
    for (const { nickname, home, opinion, note } of found)
      expect([opinion, note]).toEqual(['like', `${nickname} ${home}`]);
  });

  it('homes are added behind the others, up to a limit', async () => {
    const token = await createShortlist('An', [5802], an);
    expect(await addToShortlist(token, [5801, 5802], an)).toBe('done');
    expect((await openShortlist(token, an))?.homes).toEqual([5802, 5801]);
    const many = Array.from({ length: maxShortlistHomes }, (_, i) => i + 1);
    expect(await addToShortlist(token, many, an)).toBe('full');
    expect((await openShortlist(token, an))?.homes).toHaveLength(2);
  });

  it('a limited number of people joins, at the same moment too', async () => {
    const token = await createShortlist('0', [5801], '0');
    const joins = Array.from({ length: 12 }, (_, i) => joinShortlist(token, String(i), String(i)));
    const results = await Promise.all(joins);
    expect(results.filter((result) => result === 'done')).toHaveLength(maxShortlistPeople);
    expect((await openShortlist(token, an))?.people).toHaveLength(maxShortlistPeople);
    expect(await joinShortlist(token, '0', '0')).toBe('done');
  });

  it('erasing a list leaves nothing of it', async () => {
    const token = await createShortlist('An', [5801], an);
    await reactOnShortlist(token, { home: 5801, note: 'Te duur' }, an);
    expect(await eraseShortlist(token, an)).toBe('done');
    expect(await eraseShortlist(token, an)).toBe('unknown');
    for (const table of ['shortlist', 'shortlist_home', 'shortlist_person', 'shortlist_reaction'] as const)
      expect(await countRows(table)).toBe(0);
  });

  it('a list is deleted 90 days after it was last opened', async () => {
    const used = await createShortlist('An', [5801], an);
    const unused = await createShortlist('Bo', [5802], bo);
    await later(89 * dayMinutes, async () => {
      await openShortlist(used, an);
      await forget();
    });
    expect(await countRows('shortlist')).toBe(2);
    await later(91 * dayMinutes, forget);
    expect(await openShortlist(used, an)).not.toBeNull();
    expect(await openShortlist(unused, an)).toBeNull();
  });
});
