import 'server-only';
import type { Trx } from '../db/database.ts';
import { insertVisit, updateVisit, type Visit } from './store.ts';
import { type AgendaSlot, isFull, readAvailability, reserveSeat } from './store-seats.ts';

/** No place is left at a moment. The code that catches it rolls the transaction back. */
export class NoSeatError extends Error {}

interface NewVisit {
  lead: string;
  /** The number of the home; null at the office. */
  property: number | null;
  /** The id of the form that may hold the moment. */
  key: string;
  /** Whether to use the waiting list if the moment is full. */
  waiting: boolean;
}

/** Stores the appointment of a lead at a moment, with a place or on the waiting list; throws NoSeatError if there is neither. */
export async function placeVisit(
  trx: Trx,
  slot: AgendaSlot,
  { lead, property, key, waiting }: NewVisit,
): Promise<Visit> {
  // If many want the same place, those who arrive after it is gone need not wait for the lock.
  const isGone = isFull(slot, await readAvailability(slot.agenda, key, Date.now(), trx));
  if (isGone && !waiting) throw new NoSeatError();
  const visit = await insertVisit(trx, { ...slot, lead, property, state: 'confirmed' });
  if (await reserveSeat(trx, slot, { holder: key, visit: visit.id })) return visit;
  if (!waiting) throw new NoSeatError();
  await updateVisit(trx, visit.id, { state: 'waiting' });
  return { ...visit, state: 'waiting' };
}
