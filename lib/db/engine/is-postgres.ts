import { type Kysely, PostgresAdapter } from 'kysely';

/** The few types of columns that the engines name differently. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
