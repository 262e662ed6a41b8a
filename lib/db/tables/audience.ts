// Figures of homes; days are those of Europe/Brussels, "2026-11-22". Only salt, trace and network are about persons; they are deleted after the day.

export interface AudienceDayTable {
  home: number;
  day: string;
  views: number;
  visits: number;
  saves: number;
  shares: number;
  requests: number;
}

export interface AudienceSourceTable {
  home: number;
  day: string;
  /** A host, a campaign or a key (lib/audience/source.ts). */
  source: string;
  visits: number;
}

/** A visitor's action on a home on a day, so that it is counted once. */
interface AudienceTraceTable {
  day: string;
  /** HMAC with the salt of the day, Base64url. */
  trace: string;
}

/** The number of visitors, or under another hash of views, of a network that were counted for a home on a day. */
interface AudienceNetworkTable {
  day: string;
  /** HMAC of network, action and home with the salt of the day, Base64url. */
  network: string;
  visitors: number;
}

interface AudienceSaltTable {
  day: string;
  /** Base64. */
  salt: string;
}

/** The sums of a month ("2026-11") of a home, which its days have, too. */
export interface AudienceMonthTable extends Omit<AudienceDayTable, 'day'> {
  month: string;
}

/** The sums of a month of a home by source. */
export interface AudienceSourceMonthTable extends Omit<AudienceSourceTable, 'day'> {
  month: string;
}

/** Searches of a day that found no home or few, by what they asked in coarse classes (lib/audience/missed-search.ts). */
export interface MissedSearchTable {
  day: string;
  list: string;
  /** A `webId`; 0: none asked, -1: several. */
  type: number;
  /** An id of data/cities.json; empty: none asked, "*": several. */
  town: string;
  /** "200000-300000": the band of what the home may cost; empty: none asked. */
  price: string;
  /** The least number of bedrooms; 0: not asked. */
  bedrooms: number;
  /** 1: something else was asked, too. */
  more: number;
  /** The number of searches that found nothing, and of those that found one home or two. */
  nothing: number;
  few: number;
  /** The number of searches with words that were not understood. */
  unknown: number;
}

export interface AudienceTables {
  audience_day: AudienceDayTable;
  audience_source: AudienceSourceTable;
  audience_month: AudienceMonthTable;
  audience_source_month: AudienceSourceMonthTable;
  audience_trace: AudienceTraceTable;
  audience_network: AudienceNetworkTable;
  audience_salt: AudienceSaltTable;
  missed_search: MissedSearchTable;
}
