import type { Pace } from '../alerts/pace.ts';
import type { PageForm } from '../forms/forms.ts';
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
} from './accounts.ts';

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

interface ToldHomeTable {
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
interface ToldReportTable {
  /** The account of an owner. */
  reader: string;
  /** "2026-10" */
  month: string;
  /** Of the mail. */
  locale: Locale;
  told_at: number;
}

/** Owners who want no report. */
interface StoppedReportTable {
  reader: string;
  stopped_at: number;
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
  /** A keyed hash of the network of who holds it with a form. */
  network: string | null;
}

/** Who changes the places of an agenda takes its row first: one after the other, on both engines. */
interface AgendaTurnTable {
  agenda: string;
  taken_at: number;
}

/** A document of a home, put there by staff for its owner. */
export interface OwnerDocumentTable {
  id: string;
  property: number;
  title: string;
  /** Of the file, without what a file system could mistake. */
  name: string;
  /** By its content. */
  type: string;
  /** In bytes. */
  size: number;
  content: Buffer;
  created_at: number;
}

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

interface AudienceSourceTable {
  home: number;
  day: string;
  /** A host, a campaign or a key (lib/audience/source.ts). */
  source: string;
  visits: number;
}

/** Something that a visitor did with a home on a day, so that it counts once. */
interface AudienceTraceTable {
  day: string;
  /** Keyed with the salt of the day, Base64url. */
  trace: string;
}

/** How many visitors of a network did something with a home on a day. */
interface AudienceNetworkTable {
  day: string;
  /** With what was done and the home; keyed with the salt of the day, Base64url. */
  network: string;
  visitors: number;
}

interface AudienceSaltTable {
  day: string;
  /** Base64. */
  salt: string;
}
