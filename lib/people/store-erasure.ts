import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Account } from '../accounts/account.ts';
import { normalizeEmail } from '../base/email.ts';
import type { Database, Trx } from '../db/database.ts';
import type { Visit } from '../visits/store.ts';
import { comingVisits } from '../visits/store.ts';

/** What is stored about a person, as needed before erasing it. */
export interface Stored {
  leads: number;
  /** Sent with the leads. */
  files: number;
  /** Notes and answers of staff. */
  notes: number;
  mails: number;
  searches: number;
  newsletter: boolean;
  /** Appointments, offers and places on waiting lists that are still to come. */
  visits: Visit[];
  /** The leads by which testimonials came. */
  reviewLeads: string[];
  account: (Pick<Account, 'id' | 'role'> & { homes: number[] }) | null;
}

/** Counts what is stored about a person. */
export async function storedOf(on: Database | Trx, address: string, now = Date.now()): Promise<Stored> {
  const email = normalizeEmail(address);
  const is = (column: Expression<string>) => sql<boolean>`lower(${column}) = ${email}`;
  const leads = await on
    .selectFrom('lead')
    .select(['id', 'form'])
    .where((eb) => is(eb.ref('email')))
    .execute();
  const ofLead = async (table: 'upload' | 'lead_entry') =>
    on
      .selectFrom(table)
      .innerJoin('lead', 'lead.id', `${table}.lead`)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where((eb) => is(eb.ref('lead.email')))
      .executeTakeFirstOrThrow();
  // Each by its own index, which one condition with "or" would not use in PostgreSQL.
  const mailsWhere = async (condition: RawBuilder<boolean>) => {
    const counted = on.selectFrom('outbox').select(({ fn }) => fn.countAll<number>().as('n'));
    return (await counted.where(condition).executeTakeFirstOrThrow()).n;
  };
  const ids = sql`select id from lead where lower(email) = ${email}`;
  const mails =
    (await mailsWhere(sql`lower(recipient) = ${email}`)) +
    (await mailsWhere(sql`lead in (${ids}) and lower(recipient) <> ${email}`));
  const [searches, readers] = [
    await on
      .selectFrom('search')
      .select('id')
      .where((eb) => is(eb.ref('email')))
      .execute(),
    await on.selectFrom('reader').select('id').where('email', '=', email).execute(),
  ];
  return {
    leads: leads.length,
    files: (await ofLead('upload')).n,
    notes: (await ofLead('lead_entry')).n,
    mails,
    searches: searches.length,
    newsletter: readers.length > 0,
    visits: await comingVisits(on, email, now),
    reviewLeads: leads.filter(({ form }) => form === 'post-testimonial').map(({ id }) => id),
    account: await accountOf(on, email),
  };
}

async function accountOf(on: Database | Trx, email: string): Promise<Stored['account']> {
  const account = await on.selectFrom('user').select(['id', 'role']).where('email', '=', email).executeTakeFirst();
  if (!account) return null;
  const homes = await on.selectFrom('ownership').select('property').where('user', '=', account.id).execute();
  return { ...account, homes: homes.map(({ property }) => property).sort((a, b) => a - b) };
}
