/** A time in which an agenda takes no appointments. */
export interface AbsenceTable {
  id: string;
  /** "broker:tom-claes", "office"; null for everybody. */
  agenda: string | null;
  starts_at: number;
  ends_at: number;
  /** The reason, which only staff see. */
  why: string | null;
  /** The name of the person who entered it. */
  by: string;
  /** Kept for a month, so that it can be undone. */
  removed_at: number | null;
}

/** The secret address of a calendar; it stops when its mark changes, or with the account. */
export interface CalendarAddressTable {
  account: string;
  scope: CalendarScope;
  mark: string;
}

/** One's own appointments as a broker, or those at the office. */
export type CalendarScope = 'own' | 'office';
