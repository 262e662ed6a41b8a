/** Lengths of time in ms, for a clock that knows no summer time. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
