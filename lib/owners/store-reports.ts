import type { NotNull } from 'kysely';
import { db, type Trx } from '../db/database.ts';
import type { Locale } from '../i18n/locales.ts';

/** Represents all owners in the plan of a month. */
const allOwners = '';

/** The accounts to skip for a month ("2026-10"): those that have got its report, those that want none, and those whose staff held it back; all of them for "all". */
export async function readersToSkip(month: string): Promise<Set<string> | 'all'> {
  const rows = await (await db())
    .selectFrom('told_report')
    .select('reader')
    .where('month', '=', month)
    .union((eb) => eb.selectFrom('stopped_report').select('reader'))
    .union((eb) => eb.selectFrom('report_plan').select('reader').where('month', '=', month).where('held', '=', 1))
    .execute();
  const readers = new Set(rows.map(({ reader }) => reader));
  return readers.has(allOwners) ? 'all' : readers;
}

/** The settings of staff for the report of an owner. */
export interface ReportPlan {
  /** It is not sent automatically. */
  held: boolean;
  /** A sentence of the broker, and their name. */
  note: string | null;
  author: string | null;
}

const noPlan: ReportPlan = { held: false, note: null, author: null };

/** Returns the settings for the reports of a month, by owner. */
export async function readReportPlans(month: string): Promise<{ isHeld: boolean; of(reader: string): ReportPlan }> {
  const rows = await (await db())
    .selectFrom('report_plan')
    .select(['reader', 'held', 'note', 'author'])
    .where('month', '=', month)
    .execute();
  const plans = new Map(rows.map(({ reader, held, note, author }) => [reader, { held: held === 1, note, author }]));
  return { isHeld: plans.get(allOwners)?.held ?? false, of: (reader) => plans.get(reader) ?? noPlan };
}

/** Lists the notes of staff in the reports of an owner. */
export const notesTo = async (reader: string) =>
  (await db())
    .selectFrom('report_plan')
    .select(['month', 'note', 'author'])
    .where('reader', '=', reader)
    .where('note', 'is not', null)
    .$narrowType<{ note: NotNull }>()
    .orderBy('month')
    .execute();

/** Changes the settings of a month's report, of one owner or of all (null). */
export async function planReport(
  trx: Trx,
  reader: string | null,
  month: string,
  set: Partial<ReportPlan>,
): Promise<void> {
  const { held, ...words } = set;
  const change = { ...words, ...(held === undefined ? {} : { held: held ? 1 : 0 }) };
  await trx
    .insertInto('report_plan')
    .values({ reader: reader ?? allOwners, month, held: 0, note: null, author: null, ...change })
    .onConflict((conflict) => conflict.columns(['reader', 'month']).doUpdateSet(change))
    .execute();
}

/** Deletes what was set for months before one ("2026-10"). */
export async function deleteOldPlans(trx: Trx, month: string): Promise<void> {
  await trx.deleteFrom('report_plan').where('month', '<', month).execute();
}

/** Whether the report of an owner is held back; also while it is being written. */
export async function isReportHeld(trx: Trx, reader: string, month: string): Promise<boolean> {
  const held = await trx
    .selectFrom('report_plan')
    .select('held')
    .where('month', '=', month)
    .where('reader', 'in', [reader, allOwners])
    .where('held', '=', 1)
    .execute();
  return held.length > 0;
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

/** Stops the reports of an account, at the wish of its owner or by staff; a second call changes nothing. */
export async function stopReports(reader: string, by?: { trx: Trx; staff: string }): Promise<void> {
  await (by?.trx ?? (await db()))
    .insertInto('stopped_report')
    .values({ reader, stopped_at: Date.now(), stopped_by: by?.staff ?? null })
    // The wish of an owner outlives what staff do.
    .onConflict((conflict) => (by ? conflict.doNothing() : conflict.column('reader').doUpdateSet({ stopped_by: null })))
    .execute();
}

/** The accounts that get no reports, with whether staff stopped them. */
export async function listStoppedReaders(): Promise<Map<string, 'owner' | 'staff'>> {
  const rows = await (await db()).selectFrom('stopped_report').select(['reader', 'stopped_by']).execute();
  return new Map(rows.map(({ reader, stopped_by }) => [reader, stopped_by === null ? 'owner' : 'staff']));
}

/** Sends reports again that staff stopped; false where the owner did. */
export async function restartReports(trx: Trx, reader: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('stopped_report')
    .where('reader', '=', reader)
    .where('stopped_by', 'is not', null)
    .returning('reader')
    .execute();
  return gone.length > 0;
}

/** Returns the times at which accounts received the report of a month, in ms since epoch. */
export async function listSentReports(month: string): Promise<Map<string, number>> {
  const rows = await (await db())
    .selectFrom('told_report')
    .select(['reader', 'told_at'])
    .where('month', '=', month)
    .execute();
  return new Map(rows.map(({ reader, told_at }) => [reader, told_at]));
}

/** Sends reports again, from the next month on. */
export async function resumeReports(reader: string): Promise<void> {
  await (await db()).deleteFrom('stopped_report').where('reader', '=', reader).execute();
}

/** Deletes what is stored about the reports of an owner whose account is deleted. */
export async function deleteReports(trx: Trx, account: string): Promise<void> {
  for (const table of ['told_report', 'stopped_report', 'report_plan'] as const)
    await trx.deleteFrom(table).where('reader', '=', account).execute();
}
