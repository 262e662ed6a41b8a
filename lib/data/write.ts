import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Actor, type AuditEvent, findAudit, insertAuditEntry, toAuditEntry } from '../audit/store.ts';
import { saveUndoState, type UndoState } from '../audit/store-undo.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { type Lease, LostLease, withLease } from '../db/leases.ts';
import { env } from '../env.ts';
import { dataJson, type ReadData, readHashed } from '../files/data-json.ts';
import { commitToGit } from '../files/git-history.ts';
import { type Author, ConcurrentChangeError, Journal, type Manifest } from '../files/journal.ts';
import type { LoadedFiles } from '../files/reader.ts';
import { dataUndoMs } from '../files/undo-bytes.ts';
import { toWriteError } from '../files/write-error.ts';
import type { writeDurably } from '../files/write-file.ts';
import { tryData } from './load.ts';
import { Stage } from './stage.ts';

/** The lease on data/, whose version tells every instance of changes. */
export const dataLease = 'data';

/** In ms: a change takes a fraction of a second, also at 10,000 homes, and the lease of a killed process lasts ten. */
const maxWaitMs = 30_000;
const maxAttempts = 5;

/** New contents by path in the data folder: JSON, bytes of a picture, or null to delete the file. */
export type DataFiles = Record<string, object | Uint8Array | null>;

export interface ChangeOptions {
  /** The files that were read before (dataState().files), so that only the changed ones are read again. */
  known?: LoadedFiles | undefined;
  /** Who does it; with a mail address they are its author in git. */
  by?: Actor & Author;
  /** The line of the log, asked once the change is computed. */
  auditEvent?: () => AuditEvent;
  /** Whether what is replaced is kept, for an undo of that line. */
  isUndoable?: boolean;
  /** What an undo of that line needs instead, where the files that are replaced must not be kept. */
  undoState?: (() => UndoState) | undefined;
  /** What else belongs to the change, in the transaction that ends with it; throws to stop it. */
  alsoInTransaction?: ((trx: Trx) => Promise<void>) | undefined;
  /** How a file gets to the disk; tests let it fail. */
  write?: typeof writeDurably | undefined;
}

/**
 * Changes files of data/ as a whole or not at all, also if the process is killed. `change` reads what is there now, with a function that
 * takes a path such as "visits.json" and gives null for no file, and returns what to write; it may throw, and may be called again if
 * somebody else was faster. Returns the id of the line of the log. Throws a DataError if a changed file has a fault or cannot be read, or
 * another one has a fault by the change, and a WriteError if the folder refuses it; both leave everything as it was. Never within a
 * transaction: that is what `inside` is for.
 */
export async function changeData(
  change: (read: ReadData) => DataFiles,
  options: ChangeOptions = {},
): Promise<string | null> {
  const { dataDir, varDir } = env;
  return withDataLock(dataDir, async (publish) => {
    const seen = new Map<string, string | null>();
    const files = change((file) => {
      const { content, hash } = readHashed(dataDir, file);
      // What was decided by the first reading does not count for a later one. Also that there was none.
      if (!seen.has(file)) seen.set(file, hash);
      return content;
    });
    const stage = new Stage(dataDir, path.join(varDir, 'change'));
    try {
      for (const [file, content] of Object.entries(files)) {
        if (!isWithin(file)) throw new Error(`${file} is no file of the data`);
        if (content === null) stage.drop(file);
        else stage.put(file, content instanceof Uint8Array ? content : dataJson(content));
      }
      if (!stage.isEmpty) stage.check(options.known ?? tryData(dataDir).files);
      return await publish(stage, { ...options, seen });
    } finally {
      stage.remove();
    }
  });
}

/** Whether a path stays in the data folder, and apart from what is hidden there. */
const isWithin = (file: string): boolean =>
  path.posix.normalize(file) === file &&
  !path.isAbsolute(file) &&
  !file.split('/').some((name) => name.startsWith('.'));

/** Writes what is staged, or else was checked; returns the id of its line of the log. */
export type Publish = (stage: Pick<Stage, 'contents' | 'isEmpty'>, options: PublishOptions) => Promise<string | null>;

interface PublishOptions extends ChangeOptions {
  /** Where to, if it is not the data folder. */
  folder?: string;
  /** The hashes of the files that the change was computed from: one that is another by now was changed by hand. */
  seen: ReadonlyMap<string, string | null>;
}

// The processes of all instances take turns by the lease, the changes of one process in order.
let lastWork: Promise<unknown> = Promise.resolve();

/** Runs `work` while nobody else writes to the data folder; again if it was too slow and somebody did. */
export function withDataLock<T>(dataDir: string, work: LockedWork<T>): Promise<T> {
  const result = lastWork.then(() => retryWithLease(dataDir, work));
  lastWork = result.catch(() => undefined);
  return result;
}

/** What is done in a turn: with a function that writes what is staged. */
type LockedWork<T> = (publish: Publish) => Promise<T>;

/** The folders that changes are made in: the words of the site are apart from the data. */
const changedFolders = (dataDir: string): string[] => [dataDir, env.messagesDir];

async function retryWithLease<T>(dataDir: string, work: LockedWork<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await withLease(dataLease, { waitMs: maxWaitMs }, async (lease) => {
        await finishUnfinishedChanges(dataDir, lease);
        return work((stage, options) => publish(lease, stage, { folder: dataDir, ...options }));
      });
    } catch (error) {
      const isConcurrentChange = error instanceof ConcurrentChangeError || error instanceof LostLease;
      if (!isConcurrentChange || tries === maxAttempts) throw toWriteError(error);
    }
}

async function publish(
  lease: Lease,
  stage: Parameters<Publish>[0],
  {
    folder,
    by,
    auditEvent,
    isUndoable = false,
    undoState,
    alsoInTransaction,
    write,
    seen,
  }: PublishOptions & { folder: string },
): Promise<string | null> {
  const journal = new Journal(folder, randomUUID());
  const entry = by && auditEvent && !stage.isEmpty ? toAuditEntry(by, auditEvent()) : null;
  let isPublished = false;
  try {
    const author = by ? { name: by.name, email: by.email } : null;
    const meta = { by: author, line: entry, isUndoable, undoState: entry ? undoState?.() : undefined };
    const manifest = await journal.begin(stage.contents(), meta, { seen, write });
    const isChanged = Object.keys(manifest.files).length > 0;
    await inTransaction(async (trx) => {
      if (isChanged) {
        await lease.confirm(trx);
        await addAuditEvent(trx, manifest);
      }
      await alsoInTransaction?.(trx);
      // Last, so that whatever refuses leaves the folder as it was; and in one step, so that this process never reads a half.
      if (!isChanged) return;
      journal.commit(manifest);
      journal.publish({ rollsBack: true });
      isPublished = true;
    });
    if (isChanged) await settle(folder, journal, manifest).catch(reportUnfinished);
    else journal.remove();
    return isChanged ? (entry?.id ?? null) : null;
  } catch (error) {
    if (!journal.isCommitted) journal.remove();
    // Only the line is lacking, which the next turn adds. What else belongs to the change has to be done again.
    if (!isPublished || alsoInTransaction) throw error;
    reportUnfinished(error);
    return entry?.id ?? null;
  }
}

/** A change that counts could not be ended: that is left for the next turn, and no reason to tell that nothing was written. */
const reportUnfinished = (error: unknown): void =>
  console.error('A save is in place, but could not be ended yet:', error);

async function settle(folder: string, journal: Journal, manifest: Manifest): Promise<void> {
  journal.settle(manifest);
  await commitToGit(folder, manifest);
  journal.remove();
}

async function addAuditEvent(trx: Trx, { line: entry, files, isUndoable, undoState }: Manifest): Promise<void> {
  if (!entry) return;
  await insertAuditEntry(trx, entry);
  if (isUndoable) await saveUndoState(trx, entry.id, { files }, dataUndoMs);
  else if (undoState) await saveUndoState(trx, entry.id, undoState);
}

/** Ends what killed processes began: what counts is published, the rest deleted. The caller holds the lease. */
async function finishUnfinishedChanges(dataDir: string, lease: Lease): Promise<void> {
  for (const { folder, journal, isCommitted } of unfinishedChanges(dataDir)) {
    if (!isCommitted) {
      journal.remove();
      continue;
    }
    const manifest = journal.publish({ rollsBack: true });
    await inTransaction(async (trx) => {
      await lease.confirm(trx);
      if (manifest.line && !(await findAudit(manifest.line.id, trx))) await addAuditEvent(trx, manifest);
    });
    await settle(folder, journal, manifest);
  }
}

const unfinishedChanges = (dataDir: string) =>
  changedFolders(dataDir).flatMap((folder) => Journal.left(folder).map((left) => ({ folder, ...left })));

/**
 * Before the data are read at a start: puts the files of a change into place that a killed process had decided, without the database. It
 * may as well be one that another process, such as an import, is about to end.
 */
export function publishUnfinishedChanges(dataDir: string): void {
  for (const { journal, isCommitted } of unfinishedChanges(dataDir))
    try {
      if (isCommitted) journal.publish({ rollsBack: false });
    } catch (error) {
      // Otherwise that process was faster.
      if (journal.isCommitted) console.error('A save that was interrupted could not be ended:', error);
    }
}

/** The rest of it, once the database is there. */
export const finishChanges = async (dataDir: string): Promise<void> =>
  unfinishedChanges(dataDir).length > 0 ? withDataLock(dataDir, async () => undefined) : undefined;
