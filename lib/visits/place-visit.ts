import 'server-only';
import type { Trx } from '../db/database.ts';
import { type AgendaSlot, isFull, readAvailability, takeSeat } from '../db/visit-seats.ts';
import { insertVisit, updateVisit, type Visit } from '../db/visits.ts';

/** No place is left at a moment. Whoever catches it rolls the transaction back. */
export class NoSeat extends Error {}

interface NewVisit {
  lead: string;
  /** The number of the home; null at the office. */
  property: number | null;
  /** Of the form that may hold the moment. */
  key: string;
  /** Whether the waiting list will do where the moment is full. */
  waiting: boolean;
}

/** Stores the appointment of a lead at a moment, with its place or on the waiting list; throws NoSeat where it is full otherwise. */
export async function placeVisit(
  trx: Trx,
  slot: AgendaSlot,
  { lead, property, key, waiting }: NewVisit,
): Promise<Visit> {
  // Of many who want the same place, those who come after it is gone need not queue for it.
  const isGone = isFull(slot, await readAvailability(slot.agenda, key, Date.now(), trx));
  if (isGone && !waiting) throw new NoSeat();
  const visit = await insertVisit(trx, { ...slot, lead, property, state: 'confirmed' });
  if (await takeSeat(trx, slot, { holder: key, visit: visit.id })) return visit;
  if (!waiting) throw new NoSeat();
  await updateVisit(trx, visit.id, { state: 'waiting' });
  return { ...visit, state: 'waiting' };
}
