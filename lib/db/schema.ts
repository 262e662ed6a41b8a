import type { Locale } from '../i18n/locales.ts';
import type {
  KeyTable,
  LoginTryTable,
  OwnershipTable,
  PasswordTable,
  SessionTable,
  UserTable,
  VerificationTable,
  WaitingAccountTable,
} from './account-tables.ts';
import type {
  AudienceDayTable,
  AudienceNetworkTable,
  AudienceSaltTable,
  AudienceSourceTable,
  AudienceTraceTable,
} from './audience-tables.ts';
import type { OwnerDocumentTable } from './owner-document-table.ts';
import type {
  ReaderTable,
  SearchTable,
  StoppedReportTable,
  ToldHomeTable,
  ToldReportTable,
} from './subscription-tables.ts';
import type { AgendaTurnTable, VisitSeatTable, VisitTable } from './visit-tables.ts';

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

interface UploadTable {
  id: string;
  lead: string;
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

export interface Schema {
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
  user: UserTable;
  session: SessionTable;
  verification: VerificationTable;
  account: PasswordTable;
  passkey: KeyTable;
  ownership: OwnershipTable;
  waiting_account: WaitingAccountTable;
  login_try: LoginTryTable;
  owner_document: OwnerDocumentTable;
  told_report: ToldReportTable;
  stopped_report: StoppedReportTable;
  audience_day: AudienceDayTable;
  audience_source: AudienceSourceTable;
  audience_trace: AudienceTraceTable;
  audience_network: AudienceNetworkTable;
  audience_salt: AudienceSaltTable;
}
