import type { ColumnType } from 'kysely';
import type { Locale } from '../i18n/locales.ts';

/** A client sees their own homes and searches; a manager is staff and sees those of all. */
export type Role = 'client' | 'manager';

/** Of better-auth's table, the columns that are read here; it alone writes it. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  role: Role;
  locale: Locale;
}

/** Moments as better-auth writes them: ISO text in SQLite, a Date in PostgreSQL; both are compared with ISO text. */
type Moment = ColumnType<string | Date, never, never>;

/** Of better-auth's passwords and passkeys, whose they are. */
interface KeyTable {
  id: string;
  userId: string;
}

interface SessionTable {
  id: string;
  userId: string;
  expiresAt: Moment;
}

interface VerificationTable {
  id: string;
  /** Of a link for a new password: whose. */
  value: string;
  expiresAt: Moment;
}

/** Whose the homes are; `property` is an id of the catalogue. */
interface OwnershipTable {
  user: string;
  property: number;
  created_at: number;
}

/** An account that was asked for with a search; it is made when that is confirmed. */
interface WaitingAccountTable {
  search: string;
  /** Hashed. */
  password: string;
}

interface LoginTryTable {
  /** A keyed hash of the address that is guessed at, or of the network's that guesses. */
  key: string;
  tries: number;
  /** From when the next try is looked at. */
  free_at: number;
}

/** By their names in the database. */
export interface AccountTables {
  user: UserTable;
  session: SessionTable;
  verification: VerificationTable;
  account: KeyTable;
  passkey: KeyTable;
  ownership: OwnershipTable;
  waiting_account: WaitingAccountTable;
  login_try: LoginTryTable;
}
