import type { ColumnType } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';

/** Staff: actions and lib/staff/rights.ts say what each may do. An owner is that of the agency; owners of homes are clients. */
export const staffRoles = ['owner', 'broker', 'editor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A client sees their own homes and searches in the portal, staff those of all. */
export const roles = ['client', ...staffRoles] as const;

export type Role = (typeof roles)[number];

/** The columns of better-auth's table that are read here. lib/accounts/store-staff.ts writes role, broker, locale and second factor, better-auth the rest. */
export interface UserTable {
  id: string;
  name: string;
  email: string;
  role: Role;
  locale: Locale;
  createdAt: Moment;
  /** For a member of staff: their person in data/team.json. */
  broker: string | null;
  /** 0 and 1 in SQLite. */
  twoFactorEnabled: boolean | number | null;
}

/** Moments as better-auth writes them: ISO text in SQLite, a Date in PostgreSQL; both are compared with ISO text. */
type Moment = ColumnType<string | Date, never, string>;

/** The owner of a passkey of better-auth. */
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
  token: string;
  userId: string;
  expiresAt: Moment;
  /** The time of its last use in the office (lib/staff/session.ts). */
  updatedAt: Moment;
}

export interface VerificationTable {
  id: string;
  /** The user of a link for a new password. */
  value: string;
  expiresAt: Moment;
}

/** The owners of homes; `property` is an id of the catalogue. */
export interface OwnershipTable {
  user: string;
  property: number;
  created_at: number;
}

/** The time at which an account last began a session; better-auth forgets ended ones. */
export interface LastLogInTable {
  user: string;
  at: number;
}

/** An account requested with a saved search; it is created when the search is confirmed. */
export interface WaitingAccountTable {
  search: string;
  /** Hashed. */
  password: string;
}

export interface LoginTryTable {
  /** An HMAC of the email address, of the network, or of both. */
  key: string;
  tries: number;
  /** No further attempt is accepted before this time. */
  free_at: number;
}
