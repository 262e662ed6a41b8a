export type VisitState = 'confirmed' | 'cancelled' | 'waiting' | 'offered' | 'lapsed';

export interface VisitTable {
  id: string;
  lead: string;
  /** Whose time it takes: "broker:tom-claes", "office". */
  agenda: string;
  property: number | null;
  starts_at: number;
  ends_at: number;
  state: VisitState;
  /** Until when a place that came free is kept for who was on the waiting list. */
  offered_until: number | null;
  /** How often it was changed, as calendars count (RFC 5545, SEQUENCE). */
  sequence: number;
  /** The mail that reminds of it, in the outbox. */
  reminder: string | null;
  /** What the visitor said of the home, and how they liked it (1 to 5), as staff noted it. */
  feedback: string | null;
  rating: number | null;
  created_at: number;
}

/** A place at a moment: of a visit, or held by somebody who is filling in the form or thinks over an offer. */
export interface VisitSeatTable {
  agenda: string;
  starts_at: number;
  seat: number;
  ends_at: number;
  visit: string | null;
  holder: string | null;
  held_until: number;
  /** A keyed hash of the network of who holds it with a form. */
  network: string | null;
}

/** Who changes the places of an agenda takes its row first: one after the other, on both engines. */
export interface AgendaTurnTable {
  agenda: string;
  taken_at: number;
}
