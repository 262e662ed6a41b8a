import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { hasPriority } from './connections.ts';

/**
 * PostgreSQL with a connection pool; counts and times (int8) are returned as numbers, which hold them exactly. A query waits at most
 * `timeout` ms for a connection or a lock, and fails if the server hangs: a form then says so instead of hanging as well.
 */
export function postgresDialect(url: string, timeout = 5_000): Dialect {
  const pool = openPool(url, 10, timeout);
  // There are few urgent queries: they never wait for those that use all other connections.
  const spare = openPool(url, 2, timeout);
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => (hasPriority() && pool.idleCount === 0 ? spare : pool).connect(),
      end: async () => void (await Promise.all([pool.end(), spare.end()])),
    },
  });
}

function openPool(url: string, max: number, timeout: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // Compiling a query takes longer than any of ours runs.
    options: '-c jit=off',
    connectionTimeoutMillis: timeout,
    lock_timeout: timeout,
    statement_timeout: 2 * timeout,
    // A client-side timeout for a server that hangs; longer, so that the server's own message comes first.
    query_timeout: 2 * timeout + 500,
    idle_in_transaction_session_timeout: 6 * timeout,
    keepAlive: true,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  });
  // The pool replaces an idle connection that broke; without a listener the error would end the process.
  pool.on('error', (error) => console.error(`PostgreSQL: ${error.message}`));
  return pool;
}
