import type { ColumnType } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';

// Submissions of visitors and their handling by staff: tables of lib/db/schema.ts.

export interface LeadTable {
  id: string;
  /** Generated with the form, so that a form sent twice is stored once. */
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
  /** The text that the inbox searches: lower case, without accents. */
  words: ColumnType<string, string | undefined>;
  /** The campaign that it came from, "newsletter / spring"; empty without one. */
  origin: ColumnType<string, string | undefined>;
}

export const leadStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A note of staff about a lead, an answer to it, or a message with which it was forwarded. */
export interface LeadEntryTable {
  id: string;
  lead: string;
  kind: EntryKind;
  /** The account; the name stays when it is removed. */
  author: string | null;
  author_name: string;
  /** The subject of a mail; null for other entries. */
  subject: string | null;
  text: string;
  /** The id of a mail in the outbox. */
  mail: string | null;
  created_at: number;
  /** For a forwarded lead: the recipient, and JSON of the names of the attached files. */
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

/** A text block: an answer that staff use often. */
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

/** State for an undo that must not be in the audit log; it is deleted after a while. */
export interface UndoStateTable {
  /** The id of the audit event. */
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
  /** Its subject: the id of a lead or an account. */
  subject: string | null;
  /** JSON of what changed, without words of visitors or secrets. */
  before: string | null;
  after: string | null;
}

/** Further subjects of an audit event. */
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
