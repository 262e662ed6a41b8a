import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** How long a writer waits for another process, in ms. */
const patience = 5_000;

/** SQLite of Node itself, in one file; Kysely lets one query or transaction at a time to its only connection. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can undo a change of tables, so that a migration is one transaction, and a second instance waits for it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  #connection: SqliteConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init(): Promise<void> {
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    // Waiting is done outside of SQLite, which would hold up the whole process.
    const database = new DatabaseSync(this.#file, { timeout: 0 });
    await whenFree(() =>
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON'),
    );
    this.#connection = new SqliteConnection(database);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connection) throw new Error('The database is not open.');
    return this.#connection;
  }

  /** A transaction asks for the right to write at once: one that asks later fails when another has written in between. */
  async beginTransaction({ database }: SqliteConnection): Promise<void> {
    await whenFree(() => database.exec('BEGIN IMMEDIATE'));
  }

  async commitTransaction({ database }: SqliteConnection): Promise<void> {
    await whenFree(() => database.exec('COMMIT'));
  }

  async rollbackTransaction({ database }: SqliteConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection?.database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters as readonly SQLInputValue[];
    return whenFree(() => {
      const statement = this.database.prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be read in parts
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite answers at once: use execute() instead of stream().');
  }
}

const busy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === busy;

async function whenFree<T>(act: () => T): Promise<T> {
  for (const end = Date.now() + patience; ; await pause(5 + Math.random() * 15)) {
    try {
      return act();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > end) {
        const seconds = patience / 1000;
        throw new Error(`The database is locked: another process has written to it for ${seconds} s.`, {
          cause: error,
        });
      }
    }
  }
}
