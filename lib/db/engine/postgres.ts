import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** How long a connection may take to come, in ms: a form tells its visitor that it failed rather than to hang. */
const patience = 5_000;

/** PostgreSQL through a pool; counts and times (int8) come as numbers, which hold them exactly. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patience,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a connection that broke while nobody used it; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return new PostgresDialect({ pool });
}
