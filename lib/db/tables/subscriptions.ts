/** The delay after which a visitor is notified of a new home. */
export const paces = ['atOnce', 'daily'] as const;

/** The delay after which a visitor is notified of news. */
export type Pace = (typeof paces)[number];
