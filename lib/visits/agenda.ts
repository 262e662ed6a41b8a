import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../data/load.ts';
import type { AgendaSlot } from '../db/visit-seats.ts';
import type { VisitPlace, VisitRules } from './schema.ts';
import { listSlots } from './slots.ts';

/** Whose time an appointment takes: a broker's, who shows a home, or that of the office. */
export interface Agenda {
  /** "broker:tom-claes", "office" */
  id: string;
  place: VisitPlace;
}

export function agendaOf(home: Property | null, { content: { visits } }: Pick<Snapshot, 'content'>): Agenda {
  return home ? { id: `broker:${home.broker}`, place: visits.homes } : { id: 'office', place: visits.office };
}

/** The agenda of an appointment that was made, with the hours of today's data: it stays the same broker's, even if the home has another one now. */
export const agendaOfVisit = (
  { agenda, property }: { agenda: string; property: number | null },
  { content: { visits } }: Pick<Snapshot, 'content'>,
): Agenda => ({ id: agenda, place: property === null ? visits.office : visits.homes });

/** An agenda by its id, with the hours of today's data. */
export const agendaWith = (id: string, { content: { visits } }: Pick<Snapshot, 'content'>): Agenda => ({
  id,
  place: id === 'office' ? visits.office : visits.homes,
});

/** The rules for staff, who know whether the broker can be there: an appointment is made until it begins. */
export const staffRules = ({ visits }: Snapshot['content']): VisitRules => ({ ...visits, noticeHours: 0 });

/** The moment that begins then (ms since epoch, as text), if it is offered; else null. */
export function findSlot(
  startsAt: string,
  { id, place }: Agenda,
  rules: VisitRules,
  now = Date.now(),
): AgendaSlot | null {
  const slot = listSlots(place, rules, now).find((one) => String(one.startsAt) === startsAt);
  return slot ? { agenda: id, seats: place.seats, ...slot } : null;
}
