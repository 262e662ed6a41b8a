import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail } from '../base/email.ts';

/** The condition that a column has an email address, whatever the case of either; by the index on `lower(…)`. */
export const sameEmail = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${normalizeEmail(email)}`;

/** The condition that a column has one of these email addresses (at least one), whatever the case. */
export const emailIn = (column: string, emails: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) in (${sql.join(emails.map(normalizeEmail))})`;
