import { type RawBuilder, sql } from 'kysely';
import { normalizeEmail } from '../base/email.ts';

/** The condition that a column has an email address, whatever the case of either; by the index on `lower(…)`. */
export const sameEmail = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${normalizeEmail(email)}`;
