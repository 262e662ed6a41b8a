import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { dayMs } from '../base/day.ts';
import type { Shortlist } from '../catalogue/shortlist.ts';
import { type Database, db, inTransaction, type Trx } from '../db/database.ts';
import { truncateWal } from '../db/disk.ts';
import type { Opinion } from '../db/tables/shortlists.ts';

/** Homes on a list, as on that of favourites; and people, who are a household and its friends. */
export const maxShortlistHomes = 60;
export const maxShortlistPeople = 8;

/** The reaction of a person to a home; omitted fields stay unchanged. */
interface NewReaction {
  home: number;
  opinion?: Opinion | null;
  note?: string;
}

/**
 * `unknown`: no such list, or the home is not on it. `full`: too many people, or homes. `stranger`: this browser did not join, or did not
 * make the list. `taken`: another browser joined by this nickname.
 */
export type ShortlistResult = 'done' | 'unknown' | 'full' | 'stranger' | 'taken';

/** Only a hash is stored, so that a reader of the database cannot open a list by its address. The token is random, so that it needs no salt. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns a hash that differs on each list, so that nothing tells which lists one browser is on. */
const browserHash = (shortlist: string, browser: string): string => hashToken(`${shortlist} ${browser}`);

/** "An" and "an " are one person. */
const nicknameKey = (nickname: string): string => nickname.trim().normalize('NFKC').toLowerCase();

/** Stores a list of homes for a person with the secret of their browser; returns the token that opens it. */
export async function createShortlist(nickname: string, homes: readonly number[], browser: string): Promise<string> {
  const [id, token, now] = [randomUUID(), randomBytes(24).toString('base64url'), Date.now()];
  await inTransaction(async (trx) => {
    await trx
      .insertInto('shortlist')
      .values({ id, token_hash: hashToken(token), created_at: now, used_at: now, maker: nicknameKey(nickname) })
      .execute();
    await insertPerson(trx, id, nickname, browser);
    await insertHomes(trx, id, [...new Set(homes)].slice(0, maxShortlistHomes), 0);
  });
  return token;
}

/** The list of a token as the person of a browser sees it; null for none. Opening it counts as a use. */
export async function openShortlist(token: string, browser: string | null): Promise<Shortlist | null> {
  const database = await db();
  const list = await database
    .selectFrom('shortlist')
    .select(['id', 'used_at', 'maker'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!list) return null;
  const now = Date.now();
  // Once a day: a page that is looked at often need not write each time.
  if (list.used_at < now - dayMs)
    await database.updateTable('shortlist').set({ used_at: now }).where('id', '=', list.id).execute();
  return readShortlist(database, list, browser);
}

async function readShortlist(
  database: Database,
  { id: shortlist, maker }: { id: string; maker: string | null },
  browser: string | null,
): Promise<Shortlist> {
  const homes = await database
    .selectFrom('shortlist_home')
    .select('home')
    .where('shortlist', '=', shortlist)
    .orderBy('place')
    .execute();
  const people = await database
    .selectFrom('shortlist_person')
    .select(['person', 'nickname', 'browser_hash'])
    .where('shortlist', '=', shortlist)
    .orderBy('created_at')
    .orderBy('person')
    .execute();
  const reactions = await database
    .selectFrom('shortlist_reaction')
    .select(['person', 'home', 'opinion', 'note'])
    .where('shortlist', '=', shortlist)
    .execute();
  const hash = browser && browserHash(shortlist, browser);
  const self = people.find((one) => hash && one.browser_hash === hash);
  return {
    self: self?.nickname ?? null,
    isMaker: self !== undefined && self.person === maker,
    homes: homes.map(({ home }) => home),
    people: people.map(({ nickname }) => nickname),
    reactions: people.flatMap(({ person, nickname }) =>
      reactions
        .filter((one) => one.person === person)
        .map(({ home, opinion, note }) => ({ nickname, home, opinion, note })),
    ),
  };
}

/** Adds a person to a list; one who is on it stays. */
export const joinShortlist = (token: string, nickname: string, browser: string): Promise<ShortlistResult> =>
  change(token, (trx, id) => insertPerson(trx, id, nickname, browser));

/** Stores what the person of a browser says of a home. Opinion and note are written apart, so that neither undoes the other. */
export const reactOnShortlist = (token: string, reaction: NewReaction, browser: string): Promise<ShortlistResult> =>
  change(token, async (trx, shortlist) => {
    const { home, opinion, note } = reaction;
    const listed = await trx
      .selectFrom('shortlist_home')
      .select('home')
      .where('shortlist', '=', shortlist)
      .where('home', '=', home)
      .executeTakeFirst();
    if (!listed) return 'unknown';
    const person = await personWith(trx, shortlist, browser);
    if (!person) return 'stranger';
    const columns = {
      ...(opinion === undefined ? {} : { opinion }),
      ...(note === undefined ? {} : { note }),
      updated_at: Date.now(),
    };
    await trx
      .insertInto('shortlist_reaction')
      .values({ opinion: null, note: '', ...columns, shortlist, person, home })
      .onConflict((conflict) => conflict.columns(['shortlist', 'person', 'home']).doUpdateSet(columns))
      .execute();
    return 'done';
  });

/** Adds homes to a list, after those that are on it; none of them if they are too many. */
export const addToShortlist = (token: string, homes: readonly number[], browser: string): Promise<ShortlistResult> =>
  change(token, async (trx, shortlist) => {
    if (!(await personWith(trx, shortlist, browser))) return 'stranger';
    const rows = await trx.selectFrom('shortlist_home').select('home').where('shortlist', '=', shortlist).execute();
    const listed = new Set(rows.map(({ home }) => home));
    const added = [...new Set(homes)].filter((home) => !listed.has(home));
    if (listed.size + added.length > maxShortlistHomes) return 'full';
    await insertHomes(trx, shortlist, added, listed.size);
    return 'done';
  });

/** Deletes a list with all that was said on it, for the one who made it. */
export async function eraseShortlist(token: string, browser: string): Promise<ShortlistResult> {
  const result = await change(token, async (trx, id) => {
    const person = await personWith(trx, id, browser);
    if (!person) return 'stranger';
    const erased = await trx
      .deleteFrom('shortlist')
      .where('id', '=', id)
      .where('maker', '=', person)
      .returning('id')
      .executeTakeFirst();
    return erased ? 'done' : 'stranger';
  });
  if (result === 'done') await truncateWal();
  return result;
}

/** Deletes the lists unused since `before` (ms since epoch). */
export async function deleteUnusedShortlists(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('shortlist').where('used_at', '<=', before).execute();
}

/** Runs a change of a list. Its row is written first, so that changes of one list come one after the other, and none comes after its end. */
const change = (
  token: string,
  work: (trx: Trx, shortlist: string) => Promise<ShortlistResult>,
): Promise<ShortlistResult> =>
  inTransaction(async (trx) => {
    const list = await trx
      .updateTable('shortlist')
      .set({ used_at: Date.now() })
      .where('token_hash', '=', hashToken(token))
      .returning('id')
      .executeTakeFirst();
    return list ? work(trx, list.id) : 'unknown';
  });

/** `person` of a browser on a list. */
async function personWith(trx: Trx, shortlist: string, browser: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('shortlist_person')
    .select('person')
    .where('shortlist', '=', shortlist)
    .where('browser_hash', '=', browserHash(shortlist, browser))
    .executeTakeFirst();
  return row?.person;
}

async function insertPerson(trx: Trx, shortlist: string, nickname: string, browser: string): Promise<ShortlistResult> {
  // One browser is one person, whatever it calls itself.
  if (await personWith(trx, shortlist, browser)) return 'done';
  const people = await trx
    .selectFrom('shortlist_person')
    .select(['person', 'browser_hash'])
    .where('shortlist', '=', shortlist)
    .execute();
  const row = { shortlist, person: nicknameKey(nickname), browser_hash: browserHash(shortlist, browser) };
  const known = people.find(({ person }) => person === row.person);
  if (known?.browser_hash) return 'taken';
  if (!known && people.length >= maxShortlistPeople) return 'full';
  await trx
    .insertInto('shortlist_person')
    .values({ ...row, nickname: nickname.trim(), created_at: Date.now() })
    .onConflict((conflict) => conflict.columns(['shortlist', 'person']).doUpdateSet({ browser_hash: row.browser_hash }))
    .execute();
  return 'done';
}

async function insertHomes(trx: Trx, shortlist: string, homes: readonly number[], first: number): Promise<void> {
  if (homes.length === 0) return;
  await trx
    .insertInto('shortlist_home')
    .values(homes.map((home, i) => ({ shortlist, home, place: first + i })))
    .execute();
}
