import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Dialect, Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import { env } from '../env.ts';
import { isPostgres } from './connections.ts';
import { up as leads } from './migrations/0001-leads.ts';
import { up as uploads } from './migrations/0002-uploads.ts';
import { up as visits } from './migrations/0003-visits.ts';
import { up as subscriptions } from './migrations/0004-subscriptions.ts';
import { up as accounts } from './migrations/0005-accounts.ts';
import { up as audience } from './migrations/0006-audience.ts';
import { up as ownerRecords } from './migrations/0007-owner-records.ts';
import { up as reports } from './migrations/0008-reports.ts';
import { up as holds } from './migrations/0009-holds.ts';
import { up as audienceNetworks } from './migrations/0010-audience-networks.ts';
import { up as shortlists } from './migrations/0011-shortlists.ts';
import { up as office } from './migrations/0012-office.ts';
import { up as absences } from './migrations/0013-absences.ts';
import { up as people } from './migrations/0015-people.ts';
import { up as leadHandling } from './migrations/0016-leads.ts';
import { up as matching } from './migrations/0017-matching.ts';
import { up as today } from './migrations/0018-today.ts';
import { up as dataChanges } from './migrations/0019-data-changes.ts';
import { up as workingCopies } from './migrations/0020-working-copies.ts';
import { up as figures } from './migrations/0022-figures.ts';
import { up as unreadTexts } from './migrations/0022-unread-texts.ts';
import { up as importRuns } from './migrations/0023-import-runs.ts';
import { up as auditSubjects } from './migrations/0024-audit-subjects.ts';
import { up as shortlistPeople } from './migrations/0025-shortlist-people.ts';
import { up as personalCopies } from './migrations/0026-personal-copies.ts';
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

/** The callbacks of the current transaction. */
const commitTasks = new AsyncLocalStorage<Set<() => void>>();

/** The database of DATABASE_URL, else SQLite in VAR_DIR, ready for use. */
export async function db(): Promise<Database> {
  if (commitTasks.getStore())
    throw new Error('Inside a transaction use its `trx`: another query would wait for the transaction forever.');
  return shared();
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

/** In the order of execution; a migration that has run anywhere must never be changed. */
const migrations: Record<string, Migration> = {
  '0001-leads': { up: leads },
  '0002-uploads': { up: uploads },
  '0003-visits': { up: visits },
  '0004-subscriptions': { up: subscriptions },
  '0005-accounts': { up: accounts },
  '0006-audience': { up: audience },
  '0007-owner-records': { up: ownerRecords },
  '0008-reports': { up: reports },
  '0009-holds': { up: holds },
  '0010-audience-networks': { up: audienceNetworks },
  '0011-shortlists': { up: shortlists },
  '0012-office': { up: office },
  '0013-absences': { up: absences },
  '0015-people': { up: people },
  '0016-leads': { up: leadHandling },
  '0017-matching': { up: matching },
  '0018-today': { up: today },
  '0019-data-changes': { up: dataChanges },
  '0020-working-copies': { up: workingCopies },
  '0022-figures': { up: figures },
  '0022-unread-texts': { up: unreadTexts },
  '0023-import-runs': { up: importRuns },
  '0024-audit-subjects': { up: auditSubjects },
  '0025-shortlist-people': { up: shortlistPeople },
  '0026-personal-copies': { up: personalCopies },
};

/** Runs the missing migrations; if several instances start at the same time, one does it and the others wait. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The column values of a row that is not leased. */
export const noLease = { leased_by: null, leased_until: 0 } as const;

interface Lease {
  worker: string;
  /** The most rows that are returned. */
  count: number;
  /** How long (ms) the lease lasts without renewal. */
  leaseMs: number;
}

/** Leases rows that are due, not leased by another worker and meet a condition; the longest due first. */
export async function leaseRows<Table extends 'outbox' | 'search'>(
  table: Table,
  condition: RawBuilder<boolean>,
  { worker, count, leaseMs }: Lease,
): Promise<Selectable<Schema[Table]>[]> {
  const now = Date.now();
  const isFree = sql<boolean>`${condition} and leased_until <= ${now}`;
  // The condition is checked twice: if two workers of PostgreSQL chose the same row, the second waits and then skips it.
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set leased_by = ${worker}, leased_until = ${now + leaseMs}
    where id in (
      select id from ${sql.table(table)} where ${isFree} and due_at <= ${now} order by due_at limit ${count}
    ) and ${isFree}
    returning *`.execute(await db());
  return rows;
}

/** How long to wait for another process that is reading. */
const checkpointTimeoutMs = 5_000;

/**
 * Removes deleted rows from SQLite's write-ahead log as well; call it after the commit. PostgreSQL's VACUUM needs no such call. A failure
 * is logged, not thrown: the rows are deleted, and the next clean-up runs within the hour.
 */
export async function truncateWal(): Promise<void> {
  const database = await db();
  if (isPostgres(database)) return;
  try {
    for (const end = Date.now() + checkpointTimeoutMs; ; await pause(50)) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy === 0) return;
      if (Date.now() > end) throw new Error('another process is reading the database');
    }
  } catch (error) {
    console.error('Deleted rows stay in heem.db-wal until the next clean-up:', error);
  }
}

/** About the size of a form with its mails. */
const probeBytes = 16 * 1024;

/** Whether a form could be stored now: writes as much as one and deletes it again. The reason of a failure is logged. */
export async function canStore(): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      // The only table with a text column without an index, in which an unknown name has no effect.
      const probe = { name: `probe ${randomUUID()}`, value: randomBytes(probeBytes).toString('hex') };
      await trx.insertInto('secret').values(probe).execute();
      await trx.deleteFrom('secret').where('name', '=', probe.name).execute();
    });
    return true;
  } catch (error) {
    console.error('Forms cannot be stored:', error);
    return false;
  }
}
