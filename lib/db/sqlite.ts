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
 * Node's own SQLite, in a file that only its owner may read. A process has one connection, with one query or transaction at a time; a
 * query waits for other processes for at most `timeout` ms.
 */
export const sqliteDialect = (file: string, timeout = 5_000): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new SqliteDriver(file, timeout),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** SQLite can roll back changes of tables: a migration is one transaction, and a second instance waits for it. */
class TransactionalAdapter extends SqliteAdapter {
  /** Read by `isPostgres` (connections.ts). */
  readonly isSqlite = true;

  override get supportsTransactionalDdl() {
    return true;
  }

  /** Otherwise Kysely would queue queries itself, without priorities. */
  override get supportsMultipleConnections() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #file: string;
  readonly #timeout: number;
  readonly #queue = new ConnectionQueue();
  #connection: SqliteConnection | undefined;

  constructor(file: string, timeout: number) {
    this.#file = file;
    this.#timeout = timeout;
  }

  async init(): Promise<void> {
    const folder = path.dirname(this.#file);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    restrictAccess(folder, 0o700);
    closeSync(openSync(this.#file, 'a', 0o600));
    restrictAccess(this.#file, 0o600);
    // Waiting is done outside of SQLite, which would block the whole process.
    const database = new DatabaseSync(this.#file, { timeout: 0 });
    this.#connection = new SqliteConnection(database, this.#timeout);
    await this.#connection.run(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
    );
    // New files get the mode of the database; files left by an earlier process may have another.
    for (const end of ['-wal', '-shm']) restrictAccess(this.#file + end, 0o600);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#connection) throw new Error('The database is not open.');
    await this.#queue.enter();
    return this.#connection;
  }

  /** Takes the write lock when the transaction begins: taking it later fails if another process has written in between. */
  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.run('BEGIN IMMEDIATE');
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.run('COMMIT');
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // SQLite rolls back itself when the disk is full.
    if (connection.database.isTransaction) await connection.run('ROLLBACK');
  }

  async releaseConnection(): Promise<void> {
    this.#queue.leave();
  }

  async destroy(): Promise<void> {
    this.#connection?.database.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly database: DatabaseSync;
  readonly #timeout: number;

  constructor(database: DatabaseSync, timeout: number) {
    this.database = database;
    this.#timeout = timeout;
  }

  run(statements: string): Promise<void> {
    return this.#retryWhileBusy(() => this.database.exec(statements));
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const values = parameters as readonly SQLInputValue[];
    return this.#retryWhileBusy(() => {
      const statement = this.database.prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes) };
    });
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to be read in parts
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('SQLite does not stream: use execute() instead of stream().');
  }

  /** Retries while another process is writing. */
  async #retryWhileBusy<T>(act: () => T): Promise<T> {
    for (const end = Date.now() + this.#timeout; ; await pause(5 + Math.random() * 15)) {
      try {
        return act();
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (Date.now() > end) {
          const message = `The database is locked: another process has written to it for ${this.#timeout / 1000} s.`;
          throw new Error(message, { cause: error });
        }
      }
    }
  }
}

/** Removes the access of other users; files of another user and shared folders such as /tmp stay as they are. */
function restrictAccess(name: string, mode: number): void {
  const found = statSync(name, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (!found || me === undefined || found.mode & 0o1000) return;
  if (found.mode & 0o077 && (me === 0 || me === found.uid)) chmodSync(name, mode);
}

/** SQLITE_BUSY, with any extended code. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
