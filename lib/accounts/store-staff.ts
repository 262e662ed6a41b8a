import { sql } from 'kysely';
import { type Database, db, type Trx } from '../db/database.ts';
import { type StaffRole, staffRoles } from '../db/tables/accounts.ts';
import type { Locale } from '../i18n/locales.ts';
import { closeAccount, isStaffRole } from './store.ts';

/** A member of staff. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  locale: Locale;
  /** Their person in data/team.json. */
  broker: string | null;
  /** Whether the second factor is set up, without which the office stays closed. */
  secured: boolean;
}

const columns = ['id', 'name', 'email', 'role', 'locale', 'broker', 'twoFactorEnabled'] as const;

const staffIn = (database: Database | Trx) =>
  database.selectFrom('user').select(columns).where('role', 'in', staffRoles).orderBy('name');

type Row = Awaited<ReturnType<ReturnType<typeof staffIn>['executeTakeFirstOrThrow']>>;

function toStaff({ role, twoFactorEnabled, ...row }: Row): Staff {
  if (!isStaffRole(role)) throw new Error(`${row.id} is no member of staff`);
  return { ...row, role, secured: Boolean(twoFactorEnabled) };
}

/** Whether an account is one of staff. */
export const isStaff = async (database: Database | Trx, id: string): Promise<boolean> =>
  (await staffIn(database).where('id', '=', id).execute()).length > 0;

/** A member of staff by their account; null for none. */
export async function findStaff(id: string, trx?: Trx): Promise<Staff | null> {
  const row = await staffIn(trx ?? (await db()))
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toStaff(row) : null;
}

/** Lists the staff by name, with the number of their sessions. */
export async function listStaff(trx?: Trx): Promise<(Staff & { sessions: number })[]> {
  const database = trx ?? (await db());
  const [rows, sessions] = [
    await staffIn(database).execute(),
    await database
      .selectFrom('session')
      .select(({ fn }) => ['userId', fn.countAll<number>().as('n')])
      .where('expiresAt', '>', new Date().toISOString())
      .groupBy('userId')
      .execute(),
  ];
  const counts = new Map(sessions.map(({ userId, n }) => [userId, n]));
  return rows.map((row) => ({ ...toStaff(row), sessions: counts.get(row.id) ?? 0 }));
}

/** Changes role and person of a member of staff. */
export async function updateStaff(trx: Trx, id: string, set: Pick<Staff, 'role' | 'broker'>): Promise<void> {
  await trx.updateTable('user').set(set).where('id', '=', id).execute();
}

/** The language in which the office and its mails speak to a member of staff. */
export async function setLanguage(trx: Trx, id: string, locale: Locale): Promise<void> {
  await trx.updateTable('user').set({ locale }).where('id', '=', id).execute();
}

/** Whether somebody else is an owner of the agency: the last one stays. The owners are locked, so that no two remove each other. */
export async function hasOtherOwner(trx: Trx, id: string): Promise<boolean> {
  const owners = await trx
    .updateTable('user')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('role', '=', 'owner')
    .returning('id')
    .execute();
  return owners.some((owner) => owner.id !== id);
}

/** Ends all sessions of an account. */
export async function endSessions(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', id).execute();
}

/** Takes password, passkeys, sessions, second factor and calendars from a member of staff, who then needs an invitation. */
export async function resetStaff(trx: Trx, id: string): Promise<void> {
  await closeAccount(trx, id);
  await trx.deleteFrom('verification').where('value', '=', id).execute();
  await trx.deleteFrom('calendar_address').where('account', '=', id).execute();
  await trx.updateTable('user').set({ twoFactorEnabled: sql<boolean>`(1 = 0)` }).where('id', '=', id).execute();
}

/** Deletes a member of staff; their leads are unassigned afterwards. */
export async function removeStaff(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('user').where('id', '=', id).where('role', 'in', staffRoles).execute();
}

/** Returns the time at which a session was last used in the office, in ms since epoch. */
export async function readLastUse(session: string): Promise<number> {
  const { updatedAt } = await (await db())
    .selectFrom('session')
    .select('updatedAt')
    .where('id', '=', session)
    .executeTakeFirstOrThrow();
  return new Date(updatedAt).getTime();
}

/** Notes that a session is used now. */
export async function recordUse(session: string, now = Date.now()): Promise<void> {
  await (await db())
    .updateTable('session')
    .set({ updatedAt: new Date(now).toISOString() })
    .where('id', '=', session)
    .execute();
}

/** Ends the sessions of an account except the one with a token. */
export async function endOtherSessions(trx: Trx, id: string, token: string): Promise<void> {
  await trx.deleteFrom('session').where('userId', '=', id).where('token', '!=', token).execute();
}

/** Ends the session with a token. */
export async function endSessionWith(token: string): Promise<void> {
  await (await db()).deleteFrom('session').where('token', '=', token).execute();
}
