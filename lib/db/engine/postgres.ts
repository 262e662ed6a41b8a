import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * PostgreSQL through a pool; counts and times (int8) come as numbers, which hold them exactly. For a connection and for another's
 * lock a query waits `patience` ms at most: a form says that it failed rather than hang.
 */
export function postgresDialect(url: string, patience = 5_000): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    lock_timeout: patience,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a connection that broke while nobody used it; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return new PostgresDialect({ pool });
}
