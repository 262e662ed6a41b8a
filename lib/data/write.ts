import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Actor, type AuditEvent, findAudit, insertAuditEntry, toAuditEntry } from '../audit/store.ts';
import { saveUndoState, type UndoState } from '../audit/store-undo.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { type Lease, LostLeaseError, withLease } from '../db/leases.ts';
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

/** In ms: a change takes a fraction of a second even at 10,000 homes, and the lease of a killed process lasts ten seconds. */
const maxWaitMs = 30_000;
const maxAttempts = 5;

/** New contents by path in the data folder: JSON, bytes of a picture, or null to delete the file. */
export type DataFiles = Record<string, object | Uint8Array | null>;

export interface ChangeOptions {
  /** The files read before (dataState().files), so that only changed ones are read again. */
  known?: LoadedFiles | undefined;
  /** The person; with a mail address they are the author in git. */
  by?: Actor & Author;
  /** The audit event; called after the change is computed. */
  auditEvent?: () => AuditEvent;
  /** Whether the replaced files are saved for an undo of the event. */
  isUndoable?: boolean;
  /** The state for an undo, if the replaced files must not be saved. */
  undoState?: (() => UndoState) | undefined;
  /** Further work in the transaction that commits the change; throws to cancel it. */
  alsoInTransaction?: ((trx: Trx) => Promise<void>) | undefined;
  /** Writes a file; tests make it fail. */
  write?: typeof writeDurably | undefined;
}

/**
 * Changes files of data/ as a whole or not at all, also if the process is killed. `change` reads what is there now, with a function that
 * takes a path such as "visits.json" and gives null for no file, and returns what to write; it may throw, and may be called again if
 * somebody else was faster. Returns the id of the audit event. Throws a DataError if a changed file has a fault or cannot be read, or
 * another one has a fault by the change, and a WriteError if the folder refuses it; both leave everything as it was. Do not call
 * it within a transaction: pass `alsoInTransaction`.
 */
export async function changeData(
  change: (read: ReadData) => DataFiles,
  options: ChangeOptions = {},
): Promise<string | null> {
  const { dataDir, varDir } = env;
  return withDataLock(dataDir, async (publish) => {
    const readHashes = new Map<string, string | null>();
    const files = change((file) => {
      const { content, hash } = readHashed(dataDir, file);
      // Remember the hash of the first read; null means the file did not exist.
      if (!readHashes.has(file)) readHashes.set(file, hash);
      return content;
    });
    const stage = new Stage(dataDir, path.join(varDir, 'change'));
    try {
      for (const [file, content] of Object.entries(files)) {
        if (!isDataPath(file)) throw new Error(`${file} is no file of the data`);
        if (content === null) stage.drop(file);
        else stage.put(file, content instanceof Uint8Array ? content : dataJson(content));
      }
      if (!stage.isEmpty) stage.check(options.known ?? tryData(dataDir).files);
      return await publish(stage, { ...options, readHashes });
    } finally {
      stage.remove();
    }
  });
}

/** Whether a path is inside the data folder and not hidden. */
const isDataPath = (file: string): boolean =>
  path.posix.normalize(file) === file &&
  !path.isAbsolute(file) &&
  !file.split('/').some((name) => name.startsWith('.'));

/** Writes staged or otherwise checked files; returns the id of the audit event. */
export type Publish = (stage: Pick<Stage, 'contents' | 'isEmpty'>, options: PublishOptions) => Promise<string | null>;

interface PublishOptions extends ChangeOptions {
  /** The target folder; default: the data folder. */
  folder?: string;
  /** The hashes of the files that the change was computed from; a different hash means that the file was changed by hand. */
  readHashes: ReadonlyMap<string, string | null>;
}

// The lease serialises the processes of all instances; this promise serialises the changes of one process.
let lastWork: Promise<unknown> = Promise.resolve();

/** Runs `work` while no other process writes to the data folder; retries if the lease was lost. */
export function withDataLock<T>(dataDir: string, work: LockedWork<T>): Promise<T> {
  const result = lastWork.then(() => retryWithLease(dataDir, work));
  lastWork = result.catch(() => undefined);
  return result;
}

/** Work under the lock, with a function that writes the staged files. */
type LockedWork<T> = (publish: Publish) => Promise<T>;

/** The folders with changes: the messages of the site are outside the data folder. */
const changedFolders = (dataDir: string): string[] => [dataDir, env.messagesDir];

async function retryWithLease<T>(dataDir: string, work: LockedWork<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await withLease(dataLease, { waitMs: maxWaitMs }, async (lease) => {
        await finishUnfinishedChanges(dataDir, lease);
        return work((stage, options) => publish(lease, stage, { folder: dataDir, ...options }));
      });
    } catch (error) {
      const isConcurrentChange = error instanceof ConcurrentChangeError || error instanceof LostLeaseError;
      if (!isConcurrentChange || tries === maxAttempts) throw toWriteError(error);
    }
}

async function publish(
  lease: Lease,
  stage: Parameters<Publish>[0],
  {
    folder,
    by,
    auditEvent: eventOfChange,
    isUndoable = false,
    undoState,
    alsoInTransaction,
    write,
    readHashes,
  }: PublishOptions & { folder: string },
): Promise<string | null> {
  const journal = new Journal(folder, randomUUID());
  const auditEvent = by && eventOfChange && !stage.isEmpty ? toAuditEntry(by, eventOfChange()) : null;
  let isPublished = false;
  try {
    const author = by ? { name: by.name, email: by.email } : null;
    const meta = { by: author, auditEvent, isUndoable, undoState: auditEvent ? undoState?.() : undefined };
    const manifest = await journal.prepare(stage.contents(), meta, { readHashes, write });
    const isChanged = Object.keys(manifest.files).length > 0;
    await inTransaction(async (trx) => {
      if (isChanged) {
        await lease.confirm(trx);
        await addAuditEvent(trx, manifest);
      }
      await alsoInTransaction?.(trx);
      // Last, so that a refusal leaves the folder unchanged; and synchronous, so that this process never reads a partial change.
      if (!isChanged) return;
      journal.commit(manifest);
      journal.publish({ rollsBack: true });
      isPublished = true;
    });
    if (isChanged) await finishJournal(folder, journal, manifest).catch(reportUnfinished);
    else journal.remove();
    return isChanged ? (auditEvent?.id ?? null) : null;
  } catch (error) {
    if (!journal.isCommitted) journal.remove();
    // Only the audit event is missing, which the next change adds. Further work in the transaction must be repeated.
    if (!isPublished || alsoInTransaction) throw error;
    reportUnfinished(error);
    return auditEvent?.id ?? null;
  }
}

/** A committed change could not be finished: the next change does that, and the caller must not report that nothing was written. */
const reportUnfinished = (error: unknown): void =>
  console.error('A save is in place, but could not be finished yet:', error);

async function finishJournal(folder: string, journal: Journal, manifest: Manifest): Promise<void> {
  journal.finish(manifest);
  await commitToGit(folder, manifest);
  journal.remove();
}

async function addAuditEvent(trx: Trx, { auditEvent, files, isUndoable, undoState }: Manifest): Promise<void> {
  if (!auditEvent) return;
  await insertAuditEntry(trx, auditEvent);
  if (isUndoable) await saveUndoState(trx, auditEvent.id, { files }, dataUndoMs);
  else if (undoState) await saveUndoState(trx, auditEvent.id, undoState);
}

/** Finishes the changes of killed processes: committed ones are published, the others deleted. The caller must hold the lease. */
async function finishUnfinishedChanges(dataDir: string, lease: Lease): Promise<void> {
  for (const { folder, journal, isCommitted } of unfinishedChanges(dataDir)) {
    if (!isCommitted) {
      journal.remove();
      continue;
    }
    const manifest = journal.publish({ rollsBack: true });
    await inTransaction(async (trx) => {
      await lease.confirm(trx);
      const { auditEvent } = manifest;
      if (auditEvent && !(await findAudit(auditEvent.id, trx))) await addAuditEvent(trx, manifest);
    });
    await finishJournal(folder, journal, manifest);
  }
}

const unfinishedChanges = (dataDir: string) =>
  changedFolders(dataDir).flatMap((folder) =>
    Journal.listUnfinished(folder).map((unfinished) => ({ folder, ...unfinished })),
  );

/**
 * Publishes the committed changes of killed processes without the database, before the data are read at a start. Another process, such as
 * an import, may be finishing the same change.
 */
export function publishUnfinishedChanges(dataDir: string): void {
  for (const { journal, isCommitted } of unfinishedChanges(dataDir))
    try {
      if (isCommitted) journal.publish({ rollsBack: false });
    } catch (error) {
      // Otherwise that process was faster.
      if (journal.isCommitted) console.error('A save that was interrupted could not be finished:', error);
    }
}

/** Finishes the changes of killed processes, with their audit events; needs the database. */
export const finishChanges = async (dataDir: string): Promise<void> =>
  unfinishedChanges(dataDir).length > 0 ? withDataLock(dataDir, async () => undefined) : undefined;
