import { randomBytes } from 'node:crypto';
import { db, type Trx } from '../db/database.ts';
import type { CalendarScope } from '../db/tables/absences.ts';

/** The secret that the current address of a calendar contains; null if there is no address. */
export async function calendarMark(account: string, scope: CalendarScope): Promise<string | null> {
  const row = await (await db())
    .selectFrom('calendar_address')
    .select('mark')
    .where('account', '=', account)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return row?.mark ?? null;
}

/** Gives an account a new address of a calendar, instead of the one that it may have. */
export async function renewCalendarMark(trx: Trx, account: string, scope: CalendarScope): Promise<void> {
  const mark = randomBytes(16).toString('base64url');
  await trx
    .insertInto('calendar_address')
    .values({ account, scope, mark })
    .onConflict((conflict) => conflict.columns(['account', 'scope']).doUpdateSet({ mark }))
    .execute();
}
