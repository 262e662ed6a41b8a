import type { ColumnType } from 'kysely';
import type { Locale } from '../i18n/locales.ts';

// What visitors send and what staff do with it: tables of lib/db/schema.ts.

export interface LeadTable {
  id: string;
  /** Made with the form, so that a form that is sent twice is stored once. */
  key: string;
  form: string;
  locale: Locale;
  name: string;
  email: string;
  /** JSON: the fields of the form. */
  fields: string;
  property: number | null;
  project: number | null;
  /** JSON: campaign and referrer. */
  source: string;
  created_at: number;
  status: ColumnType<LeadStatus, LeadStatus | undefined>;
  /** The account of a member of staff. */
  assignee: ColumnType<string | null, string | undefined>;
  /** "2026-11-30" */
  follow_up: ColumnType<string | null, string | undefined>;
  /** What the inbox searches in: lower case, without accents. */
  words: ColumnType<string, string | undefined>;
}

export const leadStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What staff wrote about a lead, or answered to it. */
export interface LeadEntryTable {
  id: string;
  lead: string;
  kind: 'note' | 'answer';
  /** The account; the name stays when it is removed. */
  author: string | null;
  author_name: string;
  /** Of an answer. */
  subject: string | null;
  text: string;
  /** The id of an answer in the outbox. */
  mail: string | null;
  created_at: number;
}

/** The database refuses to change or delete a row. */
export interface AuditLogTable {
  id: string;
  at: number;
  /** The account; null for a staff command. */
  actor: string | null;
  actor_name: string;
  action: string;
  /** What it is about: the id of a lead or an account. */
  subject: string | null;
  /** JSON of what changed, without words of visitors or secrets. */
  before: string | null;
  after: string | null;
}

export interface UploadTable {
  id: string;
  lead: string;
  field: string;
  name: string;
  type: string;
  content: Buffer;
}
