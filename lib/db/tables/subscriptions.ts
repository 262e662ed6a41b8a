/** How soon a visitor hears of a new home. */
export const paces = ['atOnce', 'daily'] as const;

/** How soon a visitor hears of what is new. */
export type Pace = (typeof paces)[number];
