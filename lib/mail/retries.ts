const second = 1_000;
const hour = 3_600 * second;

/** A mail is tried for at least this long before it is given up, in ms. */
const patience = 72 * hour;

/** When to try again after `tries` failed ones (ms since epoch): after 10 s, thrice as long each time, at most 4 hours; null to give up. */
export const nextTry = (wantedAt: number, tries: number, now: number): number | null =>
  now - wantedAt >= patience ? null : now + Math.min(10 * second * 3 ** (tries - 1), 4 * hour);
