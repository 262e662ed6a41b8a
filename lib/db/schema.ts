import type { Locale } from '../i18n/locales.ts';
import type { PageForm } from '../routes/page-forms.ts';
import type { PersonTable } from './person-index.ts';
import type { AbsenceTable, CalendarAddressTable } from './tables/absences.ts';
import type {
  KeyTable,
  LastLogInTable,
  LoginTryTable,
  OwnershipTable,
  PasswordTable,
  SessionTable,
  UserTable,
  VerificationTable,
  WaitingAccountTable,
} from './tables/accounts.ts';
import type { AudienceTables } from './tables/audience.ts';
import type { FeedRunTable } from './tables/import.ts';
import type {
  AuditLogTable,
  AuditSubjectTable,
  InboxStartTable,
  LeadEntryTable,
  LeadTable,
  RefusedReviewTable,
  SavedViewTable,
  TextBlockTable,
  UndoStateTable,
  UploadTable,
} from './tables/leads.ts';
import type { DataLinkTable } from './tables/people.ts';
import type { OpenFormTable, UnreadTextTable, WorkingCopyTable } from './tables/records.ts';
import type {
  ShortlistHomeTable,
  ShortlistPersonTable,
  ShortlistReactionTable,
  ShortlistTable,
} from './tables/shortlists.ts';
import type { Pace } from './tables/subscriptions.ts';
import type { AgendaTurnTable, VisitSeatTable, VisitTable } from './tables/visits.ts';

// The same tables in SQLite and PostgreSQL: times are integers (ms since epoch), ids random UUIDs, structures JSON text.

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
  /** The mail may be sent from then on; attempts end 72 hours later. */
  wanted_at: number;
  /** The next attempt. */
  due_at: number;
  tries: number;
  /** The worker that is sending it, until its lease ends. */
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

/** Leases: one instance at a time changes shared data. */
interface LeaseTable {
  name: string;
  holder: string | null;
  held_until: number;
  /** The number of its changes. */
  version: number;
}

interface SecretTable {
  name: string;
  /** Base64. */
  value: string;
}

export interface Schema extends AudienceTables {
  lead: LeadTable;
  lead_entry: LeadEntryTable;
  saved_view: SavedViewTable;
  inbox_start: InboxStartTable;
  text_block: TextBlockTable;
  refused_review: RefusedReviewTable;
  undo_state: UndoStateTable;
  audit_log: AuditLogTable;
  audit_subject: AuditSubjectTable;
  person: PersonTable;
  data_link: DataLinkTable;
  feed_run: FeedRunTable;
  upload: UploadTable;
  outbox: OutboxTable;
  spent_token: SpentTokenTable;
  rate_limit: RateLimitTable;
  secret: SecretTable;
  lease: LeaseTable;
  visit: VisitTable;
  visit_seat: VisitSeatTable;
  agenda_turn: AgendaTurnTable;
  absence: AbsenceTable;
  unread_text: UnreadTextTable;
  working_copy: WorkingCopyTable;
  open_form: OpenFormTable;
  calendar_address: CalendarAddressTable;
  search: SearchTable;
  told_home: ToldHomeTable;
  home_offer: HomeOfferTable;
  stopped_offer: StoppedOfferTable;
  reader: ReaderTable;
  user: UserTable;
  session: SessionTable;
  verification: VerificationTable;
  account: PasswordTable;
  passkey: KeyTable;
  twoFactor: KeyTable;
  ownership: OwnershipTable;
  waiting_account: WaitingAccountTable;
  login_try: LoginTryTable;
  owner_document: OwnerDocumentTable;
  told_report: ToldReportTable;
  stopped_report: StoppedReportTable;
  report_plan: ReportPlanTable;
  last_log_in: LastLogInTable;
  shortlist: ShortlistTable;
  shortlist_home: ShortlistHomeTable;
  shortlist_person: ShortlistPersonTable;
  shortlist_reaction: ShortlistReactionTable;
}

// Saved searches, the newsletter and monthly reports.

/** `asked` until the address is confirmed. The row is deleted when the visitor unsubscribes. */
type ConsentState = 'asked' | 'confirmed';

export interface SearchTable {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  /** In the format of toSearchText(). */
  criteria: string;
  pace: Pace;
  state: ConsentState;
  created_at: number;
  confirmed_at: number | null;
  /** The time at which the first mail with homes was stored. */
  told_at: number | null;
  /** The time at which the last such mail was stored, or staff wrote. */
  last_told_at: number | null;
  /** The hash of the catalogue that it was last compared with. */
  compared_with: string | null;
  /** The next comparison. */
  due_at: number;
  leased_by: string | null;
  leased_until: number;
}

interface ToldHomeTable {
  search: string;
  home: number;
  /** €: the lowest that was announced; null while none was published. */
  price: number | null;
}

/** A home that staff proposed to a visitor by mail. */
interface HomeOfferTable {
  home: number;
  /** In lower case. */
  email: string;
  sent_at: number;
}

/** Addresses that have unsubscribed from such mails about an earlier question. */
interface StoppedOfferTable {
  email: string;
  stopped_at: number;
}

/** A subscriber of the newsletter. */
export interface ReaderTable {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  locale: Locale;
  /** The form that was used. */
  form: PageForm;
  state: ConsentState;
  created_at: number;
  confirmed_at: number | null;
}

/** The monthly reports that were sent. */
interface ToldReportTable {
  /** The account of an owner. */
  reader: string;
  /** "2026-10" */
  month: string;
  /** The language of the mail. */
  locale: Locale;
  told_at: number;
}

/** Owners who want no report. */
interface StoppedReportTable {
  reader: string;
  stopped_at: number;
  /** The account of staff; null where the owner did it. */
  stopped_by: string | null;
}

/** The settings of staff for the report of a month. */
interface ReportPlanTable {
  /** The account of an owner; empty for all. */
  reader: string;
  month: string;
  /** 1: it is not sent automatically. */
  held: number;
  /** A sentence of the broker, with their name. */
  note: string | null;
  author: string | null;
}

/** A document that staff added for the owner of a home. */
export interface OwnerDocumentTable {
  id: string;
  property: number;
  title: string;
  /** The file name, without characters that a file system could misread. */
  name: string;
  /** Media type, detected from the content. */
  type: string;
  /** In bytes. */
  size: number;
  content: Buffer;
  created_at: number;
}
