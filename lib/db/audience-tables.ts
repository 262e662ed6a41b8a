// What is counted of homes; days are those of Europe/Brussels, "2026-11-22". Only salt, trace and network belong to persons, and go after the day.

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

/** Something that a visitor did with a home on a day, so that it counts once. */
export interface AudienceTraceTable {
  day: string;
  /** Keyed with the salt of the day, Base64url. */
  trace: string;
}

/** How many visitors of a network did something with a home on a day. */
export interface AudienceNetworkTable {
  day: string;
  /** With what was done and the home; keyed with the salt of the day, Base64url. */
  network: string;
  visitors: number;
}

export interface AudienceSaltTable {
  day: string;
  /** Base64. */
  salt: string;
}
