import type { Pace } from '../alerts/pace.ts';
import type { PageForm } from '../forms/form-ids.ts';
import type { Locale } from '../i18n/locales.ts';

// Tables of lib/db/schema.ts: what visitors are kept informed of.

/** `asked` until the address is confirmed. Who stops is deleted. */
type ConsentState = 'asked' | 'confirmed';

export interface SearchTable {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  /** As toSearchText() of the catalogue writes them. */
  criteria: string;
  pace: Pace;
  state: ConsentState;
  created_at: number;
  confirmed_at: number | null;
  /** When the first mail with homes was written. */
  told_at: number | null;
  /** The mark of the catalogue that it was last compared with. */
  compared_with: string | null;
  /** Not to be compared before. */
  due_at: number;
  leased_by: string | null;
  leased_until: number;
}

export interface ToldHomeTable {
  search: string;
  home: number;
  /** €: the lowest that was told; null while none was published. */
  price: number | null;
}

/** Of the newsletter. */
export interface ReaderTable {
  id: string;
  /** In small letters. */
  email: string;
  name: string;
  locale: Locale;
  /** Where the newsletter was asked for. */
  form: PageForm;
  state: ConsentState;
  created_at: number;
  confirmed_at: number | null;
}

/** Which owner was told of which month. */
export interface ToldReportTable {
  /** The account of an owner. */
  reader: string;
  /** "2026-10" */
  month: string;
  /** Of the mail. */
  locale: Locale;
  told_at: number;
}

/** Owners who want no report. */
export interface StoppedReportTable {
  reader: string;
  stopped_at: number;
}
