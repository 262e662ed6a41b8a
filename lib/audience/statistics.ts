/** What was counted in a time; visitors are told apart within a day only. */
export interface Count {
  /** Visitors, each counted once a day for a home. */
  visits: number;
  /** Times that the page was opened. */
  views: number;
}

/** The figures of one or several homes; days are those of Europe/Brussels. */
export interface Statistics {
  today: Count;
  /** Since Monday. */
  week: Count;
  /** Since the first of the month. */
  month: Count;
  total: Count;
  /** The last 30 days, today included, the oldest first: `date` is "2026-11-22". */
  days: ({ date: string } & Count)[];
  /** Where the visits of these 30 days came from, the most frequent first: a host, a campaign, or a key of what has none. */
  sources: { source: string; visits: number }[];
  /** In these 30 days: what visitors asked the agency about the home, kept as favourites, and passed on. */
  requests: number;
  saves: number;
  shares: number;
  /** Visits per home in these 30 days: of these homes, and of published ones like them; null where too few are alike. */
  similar: { own: number; others: number; homes: number } | null;
}
