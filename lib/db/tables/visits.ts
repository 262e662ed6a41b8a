// Appointments and their places: tables of lib/db/schema.ts.

export const visitStates = ['confirmed', 'waiting', 'offered', 'lapsed', 'cancelled', 'missed'] as const;
/** `missed`: the visitor did not come. */
export type VisitState = (typeof visitStates)[number];

export interface VisitTable {
  id: string;
  lead: string;
  /** The calendar that it is in: "broker:tom-claes", "office". */
  agenda: string;
  property: number | null;
  starts_at: number;
  ends_at: number;
  state: VisitState;
  /** Until when a place that became free is offered to this visitor of the waiting list. */
  offered_until: number | null;
  /** The number of changes, for calendars (RFC 5545, SEQUENCE). */
  sequence: number;
  /** The id of the reminder in the outbox. */
  reminder: string | null;
  /** The visitor's feedback about the home, and their rating (1 to 5), as recorded by staff. */
  feedback: string | null;
  rating: number | null;
  created_at: number;
}

/** A place in a time slot: of an appointment, or held while a visitor fills in the form or has an offer. */
export interface VisitSeatTable {
  agenda: string;
  starts_at: number;
  seat: number;
  ends_at: number;
  visit: string | null;
  holder: string | null;
  held_until: number;
  /** The HMAC of the network of a visitor who is filling in the form. */
  network: string | null;
}

/** The lock of an agenda: every change of its places updates this row first, in both engines. */
export interface AgendaTurnTable {
  agenda: string;
  taken_at: number;
}
