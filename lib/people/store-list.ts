import { type ExpressionBuilder, sql } from 'kysely';
import { plain } from '../base/slug.ts';
import { isPostgres } from '../db/connections.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import { type Person, parsePhone, toPerson, toPersonRow } from '../db/person-index.ts';
import { emailIn } from '../db/same-email.ts';
import type { Schema } from '../db/schema.ts';
import { type Cursor, isVisible } from '../leads/store-inbox.ts';
import type { Portfolio } from '../staff/portfolio.ts';

/** The people whom a broker sees: those with a lead that they see, or an appointment in their own agenda. */
export interface PeopleScope extends Portfolio {
  agenda: string;
}

/** Whether a lead makes its person visible to a broker. */
export const isLeadInScope =
  (database: Database | Trx, scope: PeopleScope) => (eb: ExpressionBuilder<Schema, 'lead'>) =>
    eb.or([
      isVisible(eb, scope),
      eb.exists(
        database
          .selectFrom('visit')
          .select(sql`1`.as('one'))
          .where(sql<boolean>`visit.lead = lead.id`)
          .where('visit.agenda', '=', scope.agenda),
      ),
    ]);

/** The leads of the person that a query is about. */
const theirLeads = (database: Database | Trx) =>
  database
    .selectFrom('lead')
    .select(sql`1`.as('one'))
    // Both as expressions: beside a column of text, SQLite does not use the index of an expression.
    .where(sql<boolean>`lower(lead.email) = lower(person.email)`);

/** A case, so that the list walks the index of times and checks each person, instead of collecting all of them first. */
const isKnownTo = (database: Database | Trx, scope: PeopleScope) =>
  sql<boolean>`case when exists ${theirLeads(database).where(isLeadInScope(database, scope))} then 1 else 0 end = 1`;

/** Whether a word finds a person. If colleagues have leads of them too, a broker finds them by their address and the broker's own leads only. */
function isFoundBy(database: Database, word: string, scope: PeopleScope | undefined) {
  const find = sql.raw(isPostgres(database) ? 'strpos' : 'instr');
  const isIn = (column: 'person.words' | 'person.email' | 'lead.words') =>
    sql<boolean>`${find}(${sql.ref(column)}, ${word}) > 0`;
  if (!scope) return isIn('person.words');
  const isSeen = isLeadInScope(database, scope);
  const inSeen = theirLeads(database).where(isSeen).where(isIn('lead.words'));
  const unseen = theirLeads(database).where((eb) => eb.not(isSeen(eb)));
  return sql<boolean>`${isIn('person.words')} and (${isIn('person.email')} or exists ${inSeen} or not exists ${unseen})`;
}

/** A person as somebody may know them. */
export interface KnownPerson extends Person {
  /** Whether the person has leads that the broker may not see: the part of colleagues is then neither shown nor changed. */
  isShared: boolean;
}

/** People as a broker knows them: if colleagues have leads of them too, name and number are those of the broker's own leads. */
async function asKnownTo(
  database: Database | Trx,
  people: readonly Person[],
  scope: PeopleScope | undefined,
): Promise<KnownPerson[]> {
  if (!scope || people.length === 0) return people.map((person) => ({ ...person, isShared: false }));
  const leads = await database
    .selectFrom('lead')
    .select((eb) => [
      ...([sql<string>`lower(email)`.as('email'), 'name', 'fields', 'created_at as at'] as const),
      eb.case().when(isLeadInScope(database, scope)(eb)).then(1).else(0).end().as('isSeen'),
    ])
    .where(
      emailIn(
        'email',
        people.map(({ email }) => email),
      ),
    )
    .execute();
  const leadsOf = Map.groupBy(leads, ({ email }) => email);
  return people.map((person) => {
    const theirs = leadsOf.get(person.email) ?? [];
    const seen = theirs.filter(({ isSeen }) => Number(isSeen) === 1);
    if (seen.length === theirs.length) return { ...person, isShared: false };
    const traces = seen.map(({ fields, ...lead }) => ({ ...lead, phone: parsePhone(fields) }));
    const { name, phone, last_at } = toPersonRow(person.email, traces);
    return { ...person, name, phone, lastAt: last_at, isShared: true };
  });
}

/** A person, if a broker may see them; null for none. */
export async function findVisiblePerson(
  id: string,
  scope: PeopleScope | undefined,
  trx?: Trx,
): Promise<KnownPerson | null> {
  const database = trx ?? (await db());
  const row = await database
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .$if(scope !== undefined, (query) => (scope ? query.where(isKnownTo(database, scope)) : query))
    .executeTakeFirst();
  const [person = null] = await asKnownTo(database, row ? [toPerson(row)] : [], scope);
  return person;
}

/** The numbers of stored rows of a person. */
export interface Counts {
  leads: number;
  visits: number;
  searches: number;
  newsletter: boolean;
  /** The number of homes that the person owns; null without an account. */
  homes: number | null;
}

export type PersonLine = KnownPerson & Counts;

/** A page of the people whom somebody sees, the most recently active first; every word of `text` is in what they know of the address, names and numbers. */
export async function listPeople(
  { scope, text = '' }: { scope?: PeopleScope; text?: string },
  after: Cursor | null,
  count: number,
): Promise<{ lines: PersonLine[]; next: Cursor | null }> {
  const database = await db();
  let query = database.selectFrom('person').selectAll();
  if (after) query = query.where(sql<boolean>`(last_at, id) < (${Number(after.at)}, ${after.id})`);
  for (const word of searchWords(text)) query = query.where(isFoundBy(database, word, scope));
  if (scope) query = query.where(isKnownTo(database, scope));
  const rows = await query
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count + 1)
    .execute();
  const people = rows.slice(0, count).map(toPerson);
  const known = await asKnownTo(database, people, scope);
  const counts = await countByPerson(
    people.map(({ email }) => email),
    scope,
  );
  const last = rows.length > count ? people.at(-1) : undefined;
  return {
    lines: known.map((person) => ({
      ...person,
      ...(counts.get(person.email) ?? nothing),
      ...(person.isShared && { searches: 0, newsletter: false }),
    })),
    next: last ? { at: last.lastAt, id: last.id } : null,
  };
}

/** A telephone number is found however it is grouped, and with or without the code of Belgium. */
const searchWords = (text: string): string[] => {
  const isNumber = /^[+\d][\d\s./()-]{5,}$/.test(text.trim());
  if (isNumber) return [text.replace(/\D/g, '').replace(/^(?:00)?(?:32)?0?/, '')];
  return plain(text).split(/\s+/).filter(Boolean).slice(0, 6);
};

const nothing: Counts = { leads: 0, visits: 0, searches: 0, newsletter: false, homes: null };

/** Counts the rows of each of these addresses, which are in lower case; of leads and appointments only those that a broker sees. */
export async function countByPerson(emails: readonly string[], scope?: PeopleScope): Promise<Map<string, Counts>> {
  if (emails.length === 0) return new Map();
  const database = await db();
  const address = sql<string>`lower(email)`;
  const isOne = emailIn('email', emails);
  let leads = database.selectFrom('lead').where(isOne);
  if (scope) leads = leads.where(isLeadInScope(database, scope));
  // A subquery, because the columns of a lead would clash with those of a visit.
  const visits = sql<number>`cast(sum((
    select count(*) from visit where visit.lead = lead.id and visit.state in ('confirmed', 'offered', 'waiting')
  )) as bigint)`;
  const byLead = await leads
    .select(({ fn }) => [address.as('email'), fn.countAll<number>().as('leads'), visits.as('visits')])
    .groupBy(address)
    .execute();
  const bySearch = await database
    .selectFrom('search')
    .select(({ fn }) => [address.as('email'), fn.countAll<number>().as('searches')])
    .where(isOne)
    .groupBy(address)
    .execute();
  const readers = await database.selectFrom('reader').select('email').where('email', 'in', emails).execute();
  const accounts = await database
    .selectFrom('user')
    .leftJoin('ownership', 'ownership.user', 'user.id')
    .select(({ fn }) => ['user.email', fn.count<number>('ownership.property').as('homes')])
    .where('user.email', 'in', emails)
    .where('user.role', '=', 'client')
    .groupBy('user.email')
    .execute();
  const counts = new Map(emails.map((email) => [email, { ...nothing }]));
  const add = (email: string, own: Partial<Counts>) => Object.assign(counts.get(email) ?? {}, own);
  for (const { email, ...own } of [...byLead, ...bySearch, ...accounts]) add(email, own);
  for (const { email } of readers) add(email, { newsletter: true });
  return counts;
}

/** Others who may be the same person: with the same telephone number, or the same name. */
export async function findDuplicates({ id }: Pick<Person, 'id'>): Promise<Person[]> {
  const database = await db();
  const own = await database.selectFrom('person').select(['folded', 'dialled']).where('id', '=', id).executeTakeFirst();
  if (!own || (own.folded === '' && own.dialled === '')) return [];
  const rows = await database
    .selectFrom('person')
    .selectAll()
    .where('id', '!=', id)
    .where((eb) =>
      eb.or([
        ...(own.dialled === '' ? [] : [eb('dialled', '=', own.dialled)]),
        ...(own.folded === '' ? [] : [eb('folded', '=', own.folded)]),
      ]),
    )
    .orderBy('last_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(toPerson);
}
