import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Span } from '../base/span.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import type { AbsenceTable } from '../db/tables/absences.ts';

/** A time in which a broker, the office or everybody is away. */
export interface Absence extends Span {
  id: string;
  /** "broker:tom-claes", "office"; null for everybody. */
  agenda: string | null;
  why: string | null;
  by: string;
}

const activeAbsences = (database: Database | Trx) => database.selectFrom('absence').where('removed_at', 'is', null);

/** Lists the periods from now on in which an agenda takes no appointments. */
export async function listAbsentTimes(agenda: string, now: number, trx?: Trx): Promise<Span[]> {
  return activeAbsences(trx ?? (await db()))
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('agenda', '=', agenda), eb('agenda', 'is', null)]))
    .execute();
}

/** The absences that are not over, the earliest first: of all agendas, or of one with those of everybody. */
export async function listAbsences(now: number, agenda?: string): Promise<Absence[]> {
  const rows = await activeAbsences(await db())
    .selectAll()
    .where('ends_at', '>', now)
    .$if(agenda !== undefined, (query) =>
      query.where((eb) => eb.or([eb('agenda', '=', agenda ?? ''), eb('agenda', 'is', null)])),
    )
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(toAbsence);
}

/** An existing absence; null if there is none. */
export async function findAbsence(id: string, trx?: Trx): Promise<Absence | null> {
  const row = await activeAbsences(trx ?? (await db()))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toAbsence(row) : null;
}

const toAbsence = ({ starts_at, ends_at, removed_at: _, ...row }: Selectable<AbsenceTable>): Absence => ({
  ...row,
  startsAt: starts_at,
  endsAt: ends_at,
});

/** Stores an absence; returns its id. */
export async function insertAbsence(trx: Trx, { startsAt, endsAt, ...absence }: Omit<Absence, 'id'>): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('absence')
    .values({ ...absence, id, starts_at: startsAt, ends_at: endsAt, removed_at: null })
    .execute();
  return id;
}

/** Deletes those that are over, or were removed, since before a moment (ms since epoch). */
export async function deleteOldAbsences(trx: Trx, before: number): Promise<void> {
  await trx
    .deleteFrom('absence')
    .where((eb) => eb.or([eb('ends_at', '<=', before), eb('removed_at', '<=', before)]))
    .execute();
}
