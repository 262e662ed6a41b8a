import type { Selectable } from 'kysely';
import { type Database, db, type Trx } from '../db/database.ts';
import { sameEmail } from '../db/same-email.ts';
import type { Schema } from '../db/schema.ts';
import type { VisitState } from '../db/tables/visits.ts';
import type { Locale } from '../i18n/locales.ts';
import { type AgendaSlot, offerNoticeMs } from './store-seats.ts';

/** An appointment with who made it; times in ms since epoch. */
export interface Visit {
  id: string;
  lead: string;
  agenda: string;
  property: number | null;
  startsAt: number;
  endsAt: number;
  state: VisitState;
  offeredUntil: number | null;
  sequence: number;
  /** The id of the reminder in the outbox. */
  reminder: string | null;
  /** The feedback of the visitor about the home. */
  feedback: string | null;
  /** 1 to 5. */
  rating: number | null;
  locale: Locale;
  name: string;
  email: string;
  /** The fields of the form. */
  fields: Record<string, unknown>;
}

type Slot = Pick<AgendaSlot, 'agenda' | 'startsAt' | 'endsAt'>;

interface NewVisit extends Slot {
  /** The lead that requested it; the appointment has the same id. */
  lead: string;
  property: number | null;
  state: 'confirmed' | 'waiting';
}

/** Stores an appointment, or a place on the waiting list, and returns it. */
export async function insertVisit(
  trx: Trx,
  { lead, agenda, property, startsAt, endsAt, state }: NewVisit,
): Promise<Visit> {
  await trx
    .insertInto('visit')
    .values({
      id: lead,
      lead,
      agenda,
      property,
      state,
      starts_at: startsAt,
      ends_at: endsAt,
      offered_until: null,
      sequence: 0,
      reminder: null,
      feedback: null,
      rating: null,
      created_at: Date.now(),
    })
    .execute();
  const visit = await findVisit(lead, trx);
  if (!visit) throw new Error(`no visit ${lead}`);
  return visit;
}

/** An appointment by its id; null for none, as after a person's data were deleted. */
export async function findVisit(id: string, trx?: Trx): Promise<Visit | null> {
  const row = await withLead(trx ?? (await db()))
    .where('visit.id', '=', id)
    .executeTakeFirst();
  return row ? toVisit(row) : null;
}

/** The appointments that begin at `since` (ms since epoch) or later, the earliest first. */
export async function listVisitsSince(since: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.starts_at', '>=', since)
    .orderBy('visit.starts_at')
    .execute();
  return rows.map(toVisit);
}

/** Updates an appointment. */
export async function updateVisit(
  trx: Trx,
  id: string,
  {
    startsAt,
    endsAt,
    offeredUntil,
    ...rest
  }: Partial<Omit<Visit, 'id' | 'lead' | 'fields' | 'locale' | 'name' | 'email'>>,
): Promise<void> {
  await trx
    .updateTable('visit')
    .set({ ...rest, starts_at: startsAt, ends_at: endsAt, offered_until: offeredUntil })
    .where('id', '=', id)
    .execute();
}

/** Appointments with who made them. */
export const withLead = (database: Database | Trx) =>
  database
    .selectFrom('visit')
    .innerJoin('lead', 'lead.id', 'visit.lead')
    .selectAll('visit')
    .select(['lead.locale', 'lead.name', 'lead.email', 'lead.fields']);

type Row = Selectable<Schema['visit']> & Pick<Selectable<Schema['lead']>, 'locale' | 'name' | 'email' | 'fields'>;

/** Takes a row of withLead(). */
export const toVisit = ({ starts_at, ends_at, offered_until, created_at, fields, ...row }: Row): Visit => ({
  ...row,
  startsAt: starts_at,
  endsAt: ends_at,
  offeredUntil: offered_until,
  fields: JSON.parse(fields) as Record<string, unknown>,
});

/** The first on the waiting list of a time slot; null for none. */
export async function findFirstOnWaitingList(
  trx: Trx,
  { agenda, startsAt }: Pick<AgendaSlot, 'agenda' | 'startsAt'>,
): Promise<Visit | null> {
  const row = await withLead(trx)
    .where('visit.agenda', '=', agenda)
    .where('visit.starts_at', '=', startsAt)
    .where('visit.state', '=', 'waiting')
    .orderBy('visit.created_at')
    .orderBy('visit.id')
    .limit(1)
    .executeTakeFirst();
  return row ? toVisit(row) : null;
}

/** The offers whose time is over. */
export async function listLapsedOffers(now: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.state', '=', 'offered')
    .where('visit.offered_until', '<=', now)
    .execute();
  return rows.map(toVisit);
}

/** The first on the waiting list of each time slot of which a place may still be offered. */
export async function firstOnEachWaitingList(now: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.state', '=', 'waiting')
    .where('visit.starts_at', '>=', now + offerNoticeMs)
    .orderBy('visit.created_at')
    .orderBy('visit.id')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [`${row.agenda} ${row.starts_at}`, row]));
  return [...first.values()].map(toVisit);
}

/** The appointments of a person that are still to come, those of waiting lists among them, the earliest first. */
export async function listComingVisits(on: Database | Trx, address: string, now = Date.now()): Promise<Visit[]> {
  const rows = await withLead(on)
    .where(sameEmail('lead.email', address))
    .where('visit.starts_at', '>', now)
    .where('visit.state', 'in', ['confirmed', 'offered', 'waiting'])
    .orderBy('visit.starts_at')
    .execute();
  return rows.map(toVisit);
}
