import type { Beacon } from './beacon.ts';

/** Something that one visitor did with a home on a day, so many times. */
export interface Counted {
  day: string;
  what: Beacon['what'];
  home: number;
  source: string;
  /** A hash of who, what and which home, not yet keyed with the salt of the day. */
  trace: string;
  /** The same of their network alone. */
  network: string;
  times: number;
}
