import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import { env } from '../env.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

declare module '../base/process-state.ts' {
  interface ProcessState {
    /** One connection pool for pages, server actions and workers. */
    database?: Promise<Database>;
  }
}

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** Opens a database and brings its tables up to date; throws if it cannot be reached or written. */
export async function openDatabase(dialect: Dialect): Promise<Database> {
  const database = new Kysely<Schema>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw new Error(`The database cannot be used: ${errorMessage(error)}`, { cause: error });
  }
  return database;
}

/** Imported on demand, so that only one engine takes memory. */
async function ownDialect(): Promise<Dialect> {
  if (env.databaseUrl) return (await import('./postgres.ts')).postgresDialect(env.databaseUrl);
  return (await import('./sqlite.ts')).sqliteDialect(path.join(env.varDir, 'heem.db'));
}

function sharedDatabase(): Promise<Database> {
  processState.database ??= ownDialect()
    .then(openDatabase)
    .catch((error) => {
      // The next caller tries again: a database may come later than the site.
      processState.database = undefined;
      throw error;
    });
  return processState.database;
}

/** The callbacks of the current transaction. */
const commitTasks = new AsyncLocalStorage<Set<() => void>>();

/** The database of DATABASE_URL, else SQLite in VAR_DIR, ready for use. */
export async function db(): Promise<Database> {
  if (commitTasks.getStore())
    throw new Error('Inside a transaction use its `trx`: another query would wait for the transaction forever.');
  return sharedDatabase();
}

/** Runs work in one transaction; if it throws, everything is rolled back. */
export async function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const database = await db();
  const tasks = new Set<() => void>();
  const result = await commitTasks.run(tasks, () => database.transaction().execute(work));
  for (const task of tasks) task();
  return result;
}

/** Runs a function once after the current transaction is committed, however often it was added. */
export function afterCommit(task: () => void): void {
  const tasks = commitTasks.getStore();
  if (!tasks) throw new Error('There is no transaction: call this within inTransaction().');
  tasks.add(task);
}
