import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { isUrgent } from './connections.ts';

/**
 * PostgreSQL through a pool; counts and times (int8) come as numbers, which hold them exactly. For a connection, for another's
 * lock and for its answer a query waits `patience` ms at most, also where the server hangs: a form says that it failed rather than hang.
 */
export function postgresDialect(url: string, patience = 5_000): Dialect {
  const pool = openPool(url, 10, patience);
  // Of what is urgent there is little: it never waits for those who have the others.
  const spare = openPool(url, 2, patience);
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => (isUrgent() && pool.idleCount === 0 ? spare : pool).connect(),
      end: async () => void (await Promise.all([pool.end(), spare.end()])),
    },
  });
}

function openPool(url: string, max: number, patience: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience,
    lock_timeout: patience,
    statement_timeout: 2 * patience,
    // The same on our side, for a server that is frozen or cut off; later, so that it can say why.
    query_timeout: 2 * patience + 500,
    idle_in_transaction_session_timeout: 6 * patience,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces a connection that broke while nobody used it; without a listener it would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return pool;
}
