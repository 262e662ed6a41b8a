import type { SeatedSlot } from '../db/visit-seats.ts';
import type { Agenda } from './agenda.ts';
import type { VisitRules } from './schema.ts';
import { listSlots } from './slots.ts';

/** The moment that begins then (ms since epoch, as text), if it is offered; else null. */
export function findSlot(
  startsAt: string,
  { id, place }: Agenda,
  rules: VisitRules,
  now = Date.now(),
): SeatedSlot | null {
  const slot = listSlots(place, rules, now).find((one) => String(one.startsAt) === startsAt);
  return slot ? { agenda: id, seats: place.seats, ...slot } : null;
}
