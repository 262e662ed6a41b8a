import type { Locale } from '../i18n/locales.ts';
import type { AccountTables } from './account-tables.ts';
import type { AudienceTables } from './audience-tables.ts';
import type { OwnerDocumentTable } from './owner-document-table.ts';
import type {
  ReaderTable,
  SearchTable,
  StoppedReportTable,
  ToldHomeTable,
  ToldReportTable,
} from './subscription-tables.ts';

// The same tables on SQLite and PostgreSQL: times are integers (ms since epoch), identities random UUIDs, structures JSON text.

interface LeadTable {
  id: string;
  /** Made with the form: a submission that comes twice is stored once. */
  key: string;
  form: string;
  locale: Locale;
  name: string;
  email: string;
  /** JSON: what was filled in. */
  fields: string;
  property: number | null;
  project: number | null;
  /** JSON: campaign and referrer. */
  source: string;
  created_at: number;
}

export type MailState = 'waiting' | 'sent' | 'failed';

interface OutboxTable {
  id: string;
  lead: string | null;
  recipient: string;
  subject: string;
  /** JSON of an OutgoingMail; null once it is sent. */
  message: string | null;
  state: MailState;
  created_at: number;
  /** From when the mail may go; its tries are counted in time from here. */
  wanted_at: number;
  /** When it is tried next. */
  due_at: number;
  tries: number;
  /** The worker that is sending it, and until when it may be believed to live. */
  leased_by: string | null;
  leased_until: number;
  finished_at: number | null;
  last_error: string | null;
}

interface SpentTokenTable {
  token: string;
  expires_at: number;
}

interface RateLimitTable {
  key: string;
  turns: number;
  ends_at: number;
}

interface SecretTable {
  name: string;
  /** Base64. */
  value: string;
}

export type VisitState = 'confirmed' | 'cancelled' | 'waiting' | 'offered' | 'lapsed';

interface VisitTable {
  id: string;
  lead: string;
  /** Whose time it takes: "broker:tom-claes", "office". */
  agenda: string;
  property: number | null;
  starts_at: number;
  ends_at: number;
  state: VisitState;
  /** Until when a place that came free is kept for who was on the waiting list. */
  offered_until: number | null;
  /** How often it was changed, as calendars count (RFC 5545, SEQUENCE). */
  sequence: number;
  /** The mail that reminds of it, in the outbox. */
  reminder: string | null;
  /** What the visitor said of the home, and how they liked it (1 to 5), as staff noted it. */
  feedback: string | null;
  rating: number | null;
  created_at: number;
}

/** A place at a moment: of a visit, or held by somebody who is filling in the form or thinks over an offer. */
interface VisitSeatTable {
  agenda: string;
  starts_at: number;
  seat: number;
  ends_at: number;
  visit: string | null;
  holder: string | null;
  held_until: number;
}

/** Who changes the places of an agenda takes its row first: one after the other, on both engines. */
interface AgendaTurnTable {
  agenda: string;
  taken_at: number;
}

interface UploadTable {
  id: string;
  lead: string;
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

export interface Schema extends AccountTables, AudienceTables {
  lead: LeadTable;
  upload: UploadTable;
  outbox: OutboxTable;
  spent_token: SpentTokenTable;
  rate_limit: RateLimitTable;
  secret: SecretTable;
  visit: VisitTable;
  visit_seat: VisitSeatTable;
  agenda_turn: AgendaTurnTable;
  search: SearchTable;
  told_home: ToldHomeTable;
  reader: ReaderTable;
  owner_document: OwnerDocumentTable;
  told_report: ToldReportTable;
  stopped_report: StoppedReportTable;
}
