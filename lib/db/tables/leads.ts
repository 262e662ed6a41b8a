import type { ColumnType } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';

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
  /** The campaign that it came from, "newsletter / spring"; empty without one. */
  origin: ColumnType<string, string | undefined>;
}

export const leadStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** What staff wrote about a lead, answered to it, or wrote to somebody to whom they forwarded it. */
export interface LeadEntryTable {
  id: string;
  lead: string;
  kind: EntryKind;
  /** The account; the name stays when it is removed. */
  author: string | null;
  author_name: string;
  /** Of a mail. */
  subject: string | null;
  text: string;
  /** The id of a mail in the outbox. */
  mail: string | null;
  created_at: number;
  /** Of a lead that was forwarded: the address that it went to, and JSON of the names of the files that went along. */
  recipient: ColumnType<string | null, string | undefined>;
  files: ColumnType<string | null, string | undefined>;
}

export type EntryKind = 'note' | 'answer' | 'forward';

/** The filters of an inbox under a name. */
export interface SavedViewTable {
  id: string;
  name: string;
  /** "?status=open&form=make-offer" */
  query: string;
  /** The account that owns the view; null for everyone's. */
  owner: string | null;
}

/** The view that the inbox of a member of staff opens with. */
export interface InboxStartTable {
  staff: string;
  view: string;
}

/** What staff answer often. */
export interface TextBlockTable {
  id: string;
  name: string;
  /** JSON: the text by language; one that is missing is not there. */
  texts: string;
}

/** A testimonial that staff will not publish. */
export interface RefusedReviewTable {
  lead: string;
  reason: string;
  /** The id of the mail to the visitor; null if they got none. */
  mail: string | null;
  author_name: string;
  at: number;
}

/** What an undo needs and the log must not hold, for a while. */
export interface UndoStateTable {
  /** The line of the log. */
  line: string;
  /** JSON. */
  state: string;
  ends_at: number;
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

/** What a line is about beside its subject. */
export interface AuditSubjectTable {
  subject: string;
  line: string;
}

export interface UploadTable {
  id: string;
  lead: string;
  field: string;
  name: string;
  type: string;
  content: Buffer;
}
