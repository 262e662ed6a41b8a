import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
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
import { ConnectionQueue } from './connections.ts';

/**
 * SQLite of Node itself, in one file that only its owner may read. A process has one connection, with one query or transaction at a time;
 * for another process a query waits, `patience` ms at most.
 */
export const sqliteDialect = (file: string, patience = 5_000): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new SqliteDriver(file, patience),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can undo a change of tables, so that a migration is one transaction, and a second instance waits for it. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Else Kysely would keep a line of its own, in which nothing is urgent. */
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #patience: number;
  readonly #line = new ConnectionQueue();
  #connection: SqliteConnection | undefined;

  constructor(file: string, patience: number) {
    this.#file = file;
    this.#patience = patience;
  }

  async init(): Promise<void> {
    const folder = path.dirname(this.#file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    closeToOthers(folder, 0o700);
    closeSync(openSync(this.#file, 'a', 0o600));
    closeToOthers(this.#file, 0o600);
    // Waiting is done outside of SQLite, which would hold up the whole process.
    const database = new DatabaseSync(this.#file, { timeout: 0 });
    this.#connection = new SqliteConnection(database, this.#patience);
    await this.#connection.run(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
    );
    // New ones are made like the database; those that a process left behind may be older.
    for (const end of ['-wal', '-shm']) closeToOthers(this.#file + end, 0o600);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connection) throw new Error('The database is not open.');
    await this.#line.enter();
    return this.#connection;
  }

  /** A transaction asks for the right to write at once: one that asks later fails when another has written in between. */
  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.run('BEGIN IMMEDIATE');
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.run('COMMIT');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (connection.database.isTransaction) await connection.run('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {
    this.#line.leave();
  }

  async destroy(): Promise<void> {
    this.#connection?.database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #patience: number;

  constructor(database: DatabaseSync, patience: number) {
    this.database = database;
    this.#patience = patience;
  }

  run(statements: string): Promise<void> {
    return this.#whenFree(() => this.database.exec(statements));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters as readonly SQLInputValue[];
    return this.#whenFree(() => {
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

  /** Tries until no other process is writing. */
  async #whenFree<T>(act: () => T): Promise<T> {
    for (const end = Date.now() + this.#patience; ; await pause(5 + Math.random() * 15)) {
      try {
        return act();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > end) {
          const message = `The database is locked: another process has written to it for ${this.#patience / 1000} s.`;
          throw new Error(message, { cause: error });
        }
      }
    }
  }
}

/** Leaves what belongs to another user, and folders that all share, such as /tmp: they are not ours to close. */
function closeToOthers(name: string, mode: number): void {
  const found = statSync(name, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (!found || me === undefined || found.mode & 0o1000) return;
  if (found.mode & 0o077 && (me === 0 || me === found.uid)) chmodSync(name, mode);
}

/** SQLITE_BUSY, whatever its further reason. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
