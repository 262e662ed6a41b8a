import { findAccountByEmail, listHomesOfAccount } from '../accounts/store.ts';
import { normalizeEmail } from '../base/email.ts';
import { type Database, db } from '../db/database.ts';
import { sameEmail } from '../db/same-email.ts';
import { isLeadInScope, type PeopleScope } from './store-list.ts';

/** Rows of each kind that a person’s page shows; their export has all. */
const maxRows = 200;

/** Reads the rows that the page of a person shows; for a broker, those of leads that they see. */
export async function readPersonRecord(address: string, scope?: PeopleScope) {
  const email = normalizeEmail(address);
  const database = await db();
  const account = await findAccountByEmail(email);
  const leads = await listLeads(database, email, scope);
  const ids = leads.map(({ id }) => id);
  return {
    leads,
    visits: ids.length > 0 ? await listVisits(database, ids) : [],
    files: ids.length > 0 ? await listFiles(database, ids) : [],
    notes: ids.length > 0 ? await listNotes(database, ids) : [],
    mails: await listMails(database, email, scope && ids),
    searches: await database
      .selectFrom('search')
      .select(['id', 'criteria', 'pace', 'state', 'created_at as createdAt'])
      .where(sameEmail('email', email))
      .orderBy('created_at', 'desc')
      .limit(maxRows)
      .execute(),
    reader:
      (await database
        .selectFrom('reader')
        .select(['id', 'state', 'created_at as createdAt'])
        .where('email', '=', email)
        .executeTakeFirst()) ?? null,
    account: account && { ...account, homes: await listHomesOfAccount(account.id) },
  };
}

const listLeads = (database: Database, email: string, scope: PeopleScope | undefined) => {
  const own = database.selectFrom('lead').where(sameEmail('email', email));
  return (scope ? own.where(isLeadInScope(database, scope)) : own)
    .select(['id', 'form', 'locale', 'property', 'project', 'created_at as createdAt', 'status'])
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
};

const listVisits = (database: Database, leads: readonly string[]) =>
  database
    .selectFrom('visit')
    .select(['id', 'lead', 'starts_at as startsAt', 'state', 'property', 'feedback', 'rating'])
    .where('lead', 'in', leads)
    .orderBy('starts_at', 'desc')
    .execute();

const listFiles = (database: Database, leads: readonly string[]) =>
  database.selectFrom('upload').select(['id', 'lead', 'name']).where('lead', 'in', leads).orderBy('name').execute();

const listNotes = (database: Database, leads: readonly string[]) =>
  database
    .selectFrom('lead_entry')
    .select([
      ...(['id', 'lead', 'kind', 'author_name as authorName', 'subject', 'text', 'created_at as createdAt'] as const),
      'recipient',
    ])
    .where('lead', 'in', leads)
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();

const listMails = (database: Database, email: string, leads: readonly string[] | undefined) => {
  const own = database.selectFrom('outbox').where(sameEmail('recipient', email));
  // An empty list is no condition of SQL.
  return (leads ? own.where('lead', 'in', ['', ...leads]) : own)
    .select([
      'id',
      'subject',
      'state',
      'created_at as createdAt',
      'finished_at as finishedAt',
      'last_error as lastError',
    ])
    .orderBy('created_at', 'desc')
    .limit(maxRows)
    .execute();
};
