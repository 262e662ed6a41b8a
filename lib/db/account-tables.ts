import type { ColumnType } from 'kysely';
import type { Locale } from '../i18n/locales.ts';

/** A client sees their own homes and searches; a manager is staff and sees those of all. */
export const roles = ['client', 'manager'] as const;
export type Role = (typeof roles)[number];

/** Of better-auth's table, the columns that are read here; it alone writes it. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  role: Role;
  locale: Locale;
}

/** Moments as better-auth writes them: ISO text in SQLite, a Date in PostgreSQL; both are compared with ISO text. */
type Moment = ColumnType<string | Date, never, never>;

/** Of better-auth's passkeys, whose they are. */
export interface KeyTable {
  id: string;
  userId: string;
}

export interface PasswordTable extends KeyTable {
  /** Salted and hashed. */
  password: string | null;
}

export interface SessionTable {
  id: string;
  userId: string;
  expiresAt: Moment;
}

export interface VerificationTable {
  id: string;
  /** Of a link for a new password: whose. */
  value: string;
  expiresAt: Moment;
}

/** Whose the homes are; `property` is an id of the catalogue. */
export interface OwnershipTable {
  user: string;
  property: number;
  created_at: number;
}

/** An account that was asked for with a search; it is made when that is confirmed. */
export interface WaitingAccountTable {
  search: string;
  /** Hashed. */
  password: string;
}

export interface LoginTryTable {
  /** A keyed hash of the address that is tried, of the network that tries, or of both. */
  key: string;
  tries: number;
  /** From when the next try is looked at. */
  free_at: number;
}
