import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { type Dialect, Kysely, type Transaction } from 'kysely';
import { env } from '../env.ts';
import { processState } from '../process-state.ts';
import { reasonOf } from '../reason.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;

/** Opens a database and brings its tables up to date; throws where it cannot be reached or written. */
export async function openDatabase(dialect: Dialect): Promise<Database> {
  const database = new Kysely<Schema>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return database;
}

/** Only the engine that is used takes memory. */
async function ownDialect(): Promise<Dialect> {
  if (env.databaseUrl) return (await import('./engine/postgres.ts')).postgresDialect(env.databaseUrl);
  return (await import('./engine/sqlite.ts')).sqliteDialect(path.join(env.varDir, 'heem.db'));
}

function shared(): Promise<Database> {
  processState.database ??= ownDialect()
    .then(openDatabase)
    .catch((error) => {
      // The next caller tries again: a database may come later than the site.
      processState.database = undefined;
      throw error;
    });
  return processState.database;
}

/** What is to be done once the transaction around is committed. */
const afterwards = new AsyncLocalStorage<Set<() => void>>();

/** The database of DATABASE_URL, else SQLite in VAR_DIR, ready for use. */
export async function db(): Promise<Database> {
  if (afterwards.getStore())
    throw new Error('Within a transaction use what it hands over: another query would wait for it forever.');
  return shared();
}

/** Runs some work as one transaction; what it throws rolls everything back. */
export async function inTransaction<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  const database = await db();
  const tasks = new Set<() => void>();
  const result = await afterwards.run(tasks, () => database.transaction().execute(work));
  for (const task of tasks) task();
  return result;
}

/** Does something when the transaction around has been committed, once however often it is asked for. */
export function afterCommit(task: () => void): void {
  const tasks = afterwards.getStore();
  if (!tasks) throw new Error('There is no transaction around: call this within inTransaction().');
  tasks.add(task);
}
