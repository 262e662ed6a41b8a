import { db, type Trx } from './database.ts';
import { offerNotice, type SeatedSlot } from './visit-room.ts';
import { toVisit, type Visit, withLead } from './visits.ts';

/** The one who has waited longest for a moment; null where nobody does. */
export async function firstWaiting(
  trx: Trx,
  { agenda, startsAt }: Pick<SeatedSlot, 'agenda' | 'startsAt'>,
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

/** The offers that nobody took in time. */
export async function lapsedOffers(now: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.state', '=', 'offered')
    .where('visit.offered_until', '<=', now)
    .execute();
  return rows.map(toVisit);
}

/** Of each moment for which somebody waits and may still be offered a place, the one who has waited longest. */
export async function firstOfEachMoment(now: number): Promise<Visit[]> {
  const rows = await withLead(await db())
    .where('visit.state', '=', 'waiting')
    .where('visit.starts_at', '>=', now + offerNotice)
    .orderBy('visit.created_at')
    .orderBy('visit.id')
    .execute();
  const first = new Map(rows.toReversed().map((row) => [`${row.agenda} ${row.starts_at}`, row]));
  return [...first.values()].map(toVisit);
}
