/** A time from its first moment up to the one after its last, in ms since epoch. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

/** Whether two have a moment in common; one that begins when the other ends has none. */
export const overlap = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && one.endsAt > other.startsAt;
