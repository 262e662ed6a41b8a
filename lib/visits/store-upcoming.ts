import type { Span } from '../base/span.ts';
import { db } from '../db/database.ts';
import type { VisitState } from '../db/tables/visits.ts';
import { toVisit, type Visit, withLead } from './store.ts';

/** An appointment to come, or a place on the waiting list, as lists of staff show it. */
export interface UpcomingVisit extends Span {
  id: string;
  agenda: string;
  property: number | null;
  state: VisitState;
  /** The visitor's; the address may be empty. */
  name: string;
  email: string;
  /** The id of the reminder in the outbox. */
  reminder: string | null;
}

/** Every appointment that stands and has not begun, including those on waiting lists, the earliest first. */
export async function listUpcomingVisits(now: number): Promise<UpcomingVisit[]> {
  return (await db())
    .selectFrom('visit')
    .innerJoin('lead', 'lead.id', 'visit.lead')
    .select(['visit.id', 'visit.agenda', 'visit.property', 'visit.state', 'visit.reminder', 'lead.name', 'lead.email'])
    .select(['visit.starts_at as startsAt', 'visit.ends_at as endsAt'])
    .where('visit.starts_at', '>', now)
    .where('visit.state', 'in', ['confirmed', 'offered', 'waiting'])
    .orderBy('visit.starts_at')
    .orderBy('visit.id')
    .execute();
}

/** The appointments of an agenda that stand and begin at a moment (ms since epoch) or later, the earliest first. */
export async function listCalendarVisits(agenda: string, since: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.agenda', '=', agenda)
    .where('visit.starts_at', '>=', since)
    .where('visit.state', '=', 'confirmed')
    .orderBy('visit.starts_at')
    .execute();
  return rows.map(toVisit);
}
