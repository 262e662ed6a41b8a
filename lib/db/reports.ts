import type { Locale } from '../i18n/locales.ts';
import { db, type Trx } from './database.ts';

/** The accounts to skip for a month ("2026-10"): those that have got its report, and those that want none. */
export async function readersToSkip(month: string): Promise<Set<string>> {
  const rows = await (await db())
    .selectFrom('told_report')
    .select('reader')
    .where('month', '=', month)
    .union((eb) => eb.selectFrom('stopped_report').select('reader'))
    .execute();
  return new Set(rows.map(({ reader }) => reader));
}

/** Records that an account gets the report of a month; false if it has got it, or wants none: send nothing then. */
export async function recordReport(trx: Trx, reader: string, month: string, locale: Locale): Promise<boolean> {
  const stopped = await trx
    .selectFrom('stopped_report')
    .select('reader')
    .where('reader', '=', reader)
    .executeTakeFirst();
  if (stopped) return false;
  const noted = await trx
    .insertInto('told_report')
    .values({ reader, month, locale, told_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reader')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The language of the last report of an account, and whether it wants no more; null if it never got one. */
export async function findReport(reader: string): Promise<{ locale: Locale; stopped: boolean } | null> {
  const found = await (await db())
    .selectFrom('told_report')
    .leftJoin('stopped_report', 'stopped_report.reader', 'told_report.reader')
    .select(['told_report.locale', 'stopped_report.stopped_at'])
    .where('told_report.reader', '=', reader)
    .orderBy('told_report.month', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { locale: found.locale, stopped: found.stopped_at !== null } : null;
}

/** Stops the reports of an account; a second call changes nothing. */
export async function stopReports(reader: string): Promise<void> {
  await (await db())
    .insertInto('stopped_report')
    .values({ reader, stopped_at: Date.now() })
    .onConflict((conflict) => conflict.column('reader').doNothing())
    .execute();
}

/** Sends reports again, from the next month on. */
export async function resumeReports(reader: string): Promise<void> {
  await (await db()).deleteFrom('stopped_report').where('reader', '=', reader).execute();
}
