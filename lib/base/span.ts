/** A time from its first moment up to the one after its last, in ms since epoch. */
export interface Span {
  startsAt: number;
  endsAt: number;
}

/** Whether two spans overlap; a span that begins when the other ends does not. */
export const overlap = (one: Span, other: Span): boolean => one.startsAt < other.endsAt && one.endsAt > other.startsAt;
