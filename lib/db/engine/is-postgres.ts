import { type Kysely, PostgresAdapter } from 'kysely';

/** The few types of columns that the engines name differently. */
export const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
