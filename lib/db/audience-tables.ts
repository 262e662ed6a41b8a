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
export interface AudienceTraceTable {
  day: string;
  /** HMAC with the salt of the day, Base64url. */
  trace: string;
}

/** The number of visitors of a network who were counted for a home on a day. */
export interface AudienceNetworkTable {
  day: string;
  /** HMAC of network, action and home with the salt of the day, Base64url. */
  network: string;
  visitors: number;
}

export interface AudienceSaltTable {
  day: string;
  /** Base64. */
  salt: string;
}
