/** How soon a visitor is notified of a new home. */
export const paces = ['atOnce', 'daily'] as const;

/** How soon a visitor is notified of news. */
export type Pace = (typeof paces)[number];
