import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '../base/email.ts';
import { dialledDigits } from '../base/phone.ts';
import { plain } from '../base/slug.ts';
import { db, type Trx } from './database.ts';
import { sameEmail } from './same-email.ts';

/** The people with an address: derived from the rows stored under it, and deleted with the last of these rows (docs/decisions/people.md). */
export interface PersonTable {
  /** For addresses of pages: it contains no personal data. */
  id: string;
  /** In lower case. */
  email: string;
  /** The newest known name. */
  name: string;
  phone: string;
  /** The keys that find duplicates: the name without accents and the digits of the telephone number; empty if there is none. */
  folded: string;
  dialled: string;
  /** The text that the list searches: address, names, numbers. */
  words: string;
  /** The time of the newest row, in ms since epoch. */
  last_at: number;
}

export type Person = Pick<PersonTable, 'id' | 'email' | 'name' | 'phone'> & { lastAt: number };

/** The number of leads, and of searches, that are read to find the name and number of a person, newest first. */
const maxRows = 20;

/** Rebuilds the row of a person, or deletes it if nothing is left: to be called by all code that stores, changes or deletes something with an address. */
export async function refreshPerson(trx: Trx, address: string): Promise<void> {
  const email = normalizeEmail(address);
  if (email === '') return;
  await lockPerson(trx, email);
  const known = await deriveRow(trx, email);
  if (known) await trx.updateTable('person').set(known).where('email', '=', email).execute();
  else await trx.deleteFrom('person').where('email', '=', email).execute();
}

/** Does the same for several people, in a fixed order, so that two transactions cannot deadlock. */
export async function refreshPeople(trx: Trx, addresses: Iterable<string>): Promise<void> {
  for (const email of [...new Set([...addresses].map(normalizeEmail))].sort()) await refreshPerson(trx, email);
}

/** Locks what is stored about a person until the transaction ends. */
export async function lockPerson(trx: Trx, address: string): Promise<void> {
  const email = normalizeEmail(address);
  await trx
    .insertInto('person')
    .values({ id: randomUUID(), email, name: '', phone: '', folded: '', dialled: '', words: '', last_at: 0 })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .execute();
}

async function deriveRow(trx: Trx, email: string): Promise<Omit<PersonTable, 'id' | 'email'> | null> {
  const leads = await trx
    .selectFrom('lead')
    .select(['name', 'fields', 'created_at as at'])
    .where(sameEmail('email', email))
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
  const searches = await trx
    .selectFrom('search')
    .select(['name', 'created_at as at'])
    .where(sameEmail('email', email))
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
  const readers = await trx
    .selectFrom('reader')
    .select(['name', 'created_at as at'])
    .where('email', '=', email)
    .execute();
  const accounts = await trx
    .selectFrom('user')
    .select(['name', 'createdAt'])
    .where('email', '=', email)
    .where('role', '=', 'client')
    .execute();
  const traces: Trace[] = [
    ...leads.map(({ fields, ...lead }) => ({ ...lead, phone: parsePhone(fields) })),
    ...[...searches, ...readers].map((one) => ({ ...one, phone: '' })),
    ...accounts.map(({ name, createdAt }) => ({ name, phone: '', at: new Date(createdAt).getTime() })),
  ];
  return traces.length > 0 ? toPersonRow(email, traces) : null;
}

/** The facts about a person in one row. */
interface Trace {
  name: string;
  phone: string;
  at: number;
}

/** The telephone number among the stored fields of a form; empty for none. */
export const parsePhone = (fields: string): string => {
  const { phone } = JSON.parse(fields) as Record<string, unknown>;
  return typeof phone === 'string' ? phone : '';
};

/** The row of a person from what is stored under the address. */
export function toPersonRow(email: string, traces: readonly Trace[]): Omit<PersonTable, 'id' | 'email'> {
  const sorted = traces.toSorted((a, b) => b.at - a.at);
  const [names, phones] = (['name', 'phone'] as const).map((key) => [
    ...new Set(sorted.map((trace) => trace[key].trim()).filter(Boolean)),
  ]) as [string[], string[]];
  const [name = '', phone = ''] = [names[0], phones[0]];
  return {
    name,
    phone,
    folded: plain(name),
    dialled: dialledDigits(phone),
    words: plain([email, ...names, ...phones, ...phones.map(dialledDigits)].join(' ')).slice(0, 1_000),
    last_at: sorted[0]?.at ?? 0,
  };
}

export const toPerson = ({
  id,
  email,
  name,
  phone,
  last_at,
}: Pick<PersonTable, 'id' | 'email' | 'name' | 'phone' | 'last_at'>): Person => ({
  id,
  email,
  name,
  phone,
  lastAt: last_at,
});

/** A person by the id in an address of the office; null for none. */
export async function findPerson(id: string, trx?: Trx): Promise<Person | null> {
  const row = await (trx ?? (await db())).selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toPerson(row) : null;
}

/** The id of the person with a mail address; null if there is none. */
export async function findPersonId(email: string, trx?: Trx): Promise<string | null> {
  const row = await (trx ?? (await db()))
    .selectFrom('person')
    .select('id')
    .where('email', '=', normalizeEmail(email))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The names of people by id, or their addresses if no name is known. People who are erased are left out. */
export async function personNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (await db()).selectFrom('person').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name, email }) => [id, name || email]));
}
