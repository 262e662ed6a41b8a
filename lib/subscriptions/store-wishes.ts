import { sql } from 'kysely';
import { normalizeEmail } from '../base/email.ts';
import { db, type Trx } from '../db/database.ts';
import { emailIn } from '../db/same-email.ts';
import type { Locale } from '../i18n/locales.ts';
import { isVisible } from '../leads/store-inbox.ts';
import type { Portfolio } from '../staff/portfolio.ts';
import type { StoredSearch } from './store.ts';

// The searches that people confirmed and the requests they sent, as staff compare them with homes.

/** A confirmed search; times in ms since epoch. */
export interface WantedSearch extends Omit<StoredSearch, 'pace'> {
  confirmedAt: number;
  /** The last mail about it. */
  lastToldAt: number | null;
}

/** The confirmed searches, the oldest first; of some addresses, or all. */
export async function listConfirmedSearches(emails?: readonly string[]): Promise<WantedSearch[]> {
  if (emails?.length === 0) return [];
  const rows = await (await db())
    .selectFrom('search')
    .select(['id', 'email', 'name', 'locale', 'criteria', 'created_at', 'confirmed_at', 'last_told_at'])
    .where('state', '=', 'confirmed')
    .$if(emails !== undefined, (query) => query.where(emailIn('email', emails ?? [])))
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, confirmed_at, last_told_at, ...search }) => ({
    ...search,
    confirmedAt: confirmed_at ?? created_at,
    lastToldAt: last_told_at,
  }));
}

/** The searches that were told of a home. */
export async function listSearchesNotifiedAbout(home: number): Promise<Set<string>> {
  const rows = await (await db()).selectFrom('told_home').select('search').where('home', '=', home).execute();
  return new Set(rows.map(({ search }) => search));
}

/**
 * Records that searches were told of homes outside of their alerts, which leave these out then; each with its price in €, null while it is
 * not shown. False if one of them was stopped meanwhile.
 */
export async function markSearchesNotified(
  trx: Trx,
  searches: readonly string[],
  homes: readonly (readonly [home: number, price: number | null])[],
): Promise<boolean> {
  for (const search of searches) {
    const notified = trx.updateTable('search').set({ last_told_at: Date.now() }).where('id', '=', search);
    if ((await notified.returning('id').execute()).length === 0) return false;
    for (const [home, price] of homes)
      await trx
        .insertInto('told_home')
        .values({ search, home, price })
        .onConflict((conflict) =>
          conflict.columns(['search', 'home']).doUpdateSet({ price: sql`coalesce(excluded.price, told_home.price)` }),
        )
        .execute();
  }
  return true;
}

/** Somebody who asked about a home or a project. */
export interface Asker {
  /** The lead. */
  id: string;
  email: string;
  name: string;
  locale: Locale;
  property: number | null;
  project: number | null;
  createdAt: number;
}

interface AskedAbout {
  homes: readonly number[];
  projects: readonly number[];
}

/** A form that is about somebody else's wishes. */
const friendForm = 'send-to-friend';

/** The leads since a moment about some homes and projects, or of an address; without spam, the newest first. */
export async function listAskersSince(
  since: number,
  what: { about?: AskedAbout; emails?: readonly string[] },
  visibleTo?: Portfolio,
): Promise<Asker[]> {
  const { about, emails } = what;
  if (emails?.length === 0 || (about && about.homes.length + about.projects.length === 0)) return [];
  const rows = await (await db())
    .selectFrom('lead')
    .select(['id', 'email', 'name', 'locale', 'property', 'project', 'created_at'])
    .where('created_at', '>=', since)
    .where('status', '!=', 'spam')
    .where('form', '!=', friendForm)
    .where('email', '!=', '')
    .$if(about !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          ...(about && about.homes.length > 0 ? [eb('property', 'in', about.homes)] : []),
          ...(about && about.projects.length > 0 ? [eb('project', 'in', about.projects)] : []),
        ]),
      ),
    )
    .$if(emails !== undefined, (query) => query.where(emailIn('email', emails ?? [])))
    .$if(visibleTo !== undefined, (query) => query.where((eb) => (visibleTo ? isVisible(eb, visibleTo) : eb.lit(true))))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...lead }) => ({ ...lead, createdAt: created_at }));
}

/** The addresses, in lower case, that have asked about a home at any time, regardless of the rights to see those leads. */
export async function listAddressesAbout(home: number): Promise<Set<string>> {
  const rows = await (await db()).selectFrom('lead').select('email').where('property', '=', home).execute();
  return new Set(rows.map(({ email }) => normalizeEmail(email)));
}
