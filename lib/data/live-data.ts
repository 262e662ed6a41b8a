import 'server-only';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { type PreparedPictures, preparedPictures } from '../catalogue/prepared-pictures.ts';
import { versionOf } from '../db/leases.ts';
import { env } from '../env.ts';
import { errorMessage } from '../error-message.ts';
import { PictureQueue } from '../media/picture-queue.ts';
import { WorkerProcess } from '../media/worker-process.ts';
import { processState } from '../process-state.ts';
import { loadMessages } from './check-messages.ts';
import { changedFiles, type FolderState, FolderWatch, readFolderState, waitForGit } from './folder.ts';
import { DataError, type DataIssue, issuesOf, orDataError } from './issues.ts';
import { type LoadedData, loadData } from './load.ts';
import { activateMessages, type Messages } from './messages.ts';
import type { LoadedFiles } from './reader.ts';
import { createState, dataState, withPictures } from './store.ts';
import { dataLease, endChanges, publishLeftChanges } from './write.ts';

/** In ms: changes are read once nothing was written for so long. */
const debounce = 250;
/** In ms: how often the folders are checked anyway, for file systems without change events. */
const pollInterval = 60_000;
/** In ms: how often the database is asked whether an instance changed the data; it takes a tenth of one. */
const versionInterval = 1_000;

/**
 * Watches the data folder and the messages: valid changes become active as a whole within two seconds; invalid ones change nothing and
 * are reported as by `check:data` (docs/decisions/data-that-are-live.md).
 */
export class LiveData {
  readonly #pictures = new PictureQueue({
    worker: new WorkerProcess(10),
    publish: showPictures,
    catalogue: () => dataState().snapshot.catalogue,
  });
  readonly #watch = new FolderWatch(() => {
    this.#events++;
    this.#scheduleCheck();
  });
  /** The number of change events so far. */
  #events = 0;
  /** The state of the folders at the last reading, valid or not. */
  #read: FolderState;
  /** The state of the folders that the active data were read from. */
  #active: FolderState;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #versions: NodeJS.Timeout | undefined;
  #version = 0;
  #running: Promise<void> = Promise.resolve();

  constructor() {
    this.#read = readEditedState();
    this.#active = this.#read;
  }

  /** Call it once the data are active; changes since the constructor are not missed. */
  follow(): void {
    preparedPictures();
    this.#watch.set(this.#read.folders);
    this.#scheduleCheck();
    this.#pictures.wake({ videos: true });
    this.#poll = setInterval(() => this.#scheduleCheck(), pollInterval).unref();
    this.#versions = setInterval(() => void this.#askVersion(), versionInterval).unref();
    processState.wakeData = () => this.#scheduleCheck();
  }

  stop(): void {
    processState.wakeData = undefined;
    clearInterval(this.#versions);
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
    this.#watch.set([]);
  }

  /** Events of a folder on a network do not tell what another instance wrote: the database does. */
  async #askVersion(): Promise<void> {
    try {
      const version = await versionOf(dataLease);
      if (version !== this.#version) this.#scheduleCheck();
      this.#version = version;
    } catch {
      // The forms tell of a database that is down; the folder is still followed.
    }
  }

  #scheduleCheck(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#check());
    }, debounce).unref();
  }

  async #check(): Promise<void> {
    try {
      await Promise.all(editedFolders.map(waitForGit));
      const before = this.#events;
      const folder = readEditedState();
      this.#watch.set(folder.folders);
      if (changedFiles(this.#read, folder).length > 0) await this.#load(folder, before);
    } catch (error) {
      // So that everything is read again once it is readable.
      this.#read = { folders: [], stamps: new Map() };
      rejectChanges(
        error instanceof DataError
          ? error.issues
          : [{ file: editedFoldersText, path: '', expected: 'changes that can be taken', found: errorMessage(error) }],
      );
    }
  }

  /** Reads the folders and activates the data, or reports the issues; skipped if a change came meanwhile, since the reading may be a mixture. */
  async #load(folder: FolderState, before: number): Promise<void> {
    const began = performance.now();
    const files = changedFiles(this.#active, folder);
    const edited = readEdited(files, folder, dataState().files);
    // Events during the synchronous reading arrive with the next turn of the event loop.
    await nextTurn();
    if (this.#events !== before) return;
    this.#read = folder;
    if (edited instanceof DataError) return rejectChanges(edited.issues);
    activate(edited);
    this.#active = folder;
    if (files.some(isOfPictures) || files.some(isVideo)) this.#pictures.wake({ videos: files.some(isVideo) });
    console.log(
      `${editedFoldersText}: ${files.length} changed, active after ${Math.round(performance.now() - began)} ms`,
    );
    processState.wakeAlerts?.();
  }
}

/** Replaces data and messages in one synchronous step: no request sees a mixture. */
export function activate({ data, messages }: EditedFiles): void {
  if (messages) activateMessages(messages);
  processState.data = createState(data);
}

/** Puts pictures that are ready into use. A page that is being rendered may still use one that was removed. */
function showPictures(made: PreparedPictures): void {
  processState.pictures = { ...preparedPictures(), ...made };
  processState.data = withPictures(dataState());
}

/** Keeps the active data and reports the issues of those in the folder. */
export function rejectChanges(issues: readonly DataIssue[]): void {
  console.error(`${editedFoldersText}: ${new DataError(issues).message}\n  The site goes on with the data it had.`);
  processState.data = { ...dataState(), issues };
}

/** The folders that editors change. */
export const editedFolders = [env.dataDir, env.messagesDir];
/** Their name in the log. */
export const editedFoldersText = editedFolders.join(' and ');

/** What was read from the files that editors change. */
export interface EditedFiles {
  data: LoadedData;
  /** Null if they have not changed. */
  messages: Messages | null;
}

/** The state of the data folder, with the messages as "messages/nl.json"; throws a DataError that names a folder that cannot be read. */
export function readEditedState(): FolderState {
  const [data, messages] = [stateOf(env.dataDir), stateOf(env.messagesDir)];
  const named = [...messages.stamps].map(([name, stamp]) => [`messages/${name}`, stamp] as const);
  return { folders: [...data.folders, ...messages.folders], stamps: new Map([...data.stamps, ...named]) };
}

function stateOf(dir: string): FolderState {
  try {
    return readFolderState(dir);
  } catch (error) {
    throw new DataError([{ file: dir, path: '', expected: 'a folder that can be read', found: errorMessage(error) }]);
  }
}

/** Reads the changed files; takes the paths that changed, and the files that are loaded. */
export function readEdited(
  files: readonly string[],
  { stamps }: FolderState,
  known: LoadedFiles,
): EditedFiles | DataError {
  const data = orDataError(() => loadData(env.dataDir, known, stamps));
  const messages = files.some(isOfMessages) ? orDataError(() => loadMessages(env.messagesDir)) : null;
  if (data instanceof DataError || messages instanceof DataError)
    return new DataError([...issuesOf(data), ...issuesOf(messages)]);
  return { data, messages };
}

const isOfMessages = (file: string): boolean => /^messages\/\w+\.json$/.test(file);

/** Whether a file of the data folder is a picture, or the list of pictures. */
export const isOfPictures = (file: string): boolean => /^pictures(?:\.json$|\/)/.test(file);
const isVideo = (file: string): boolean => file.startsWith('videos/');

/**
 * Reads and checks data and messages before the first request and returns the watcher of their folders; with issues, prints them and
 * exits.
 */
export function startData(): LiveData {
  try {
    publishLeftChanges(env.dataDir);
    // Lists the folders first, so that what is written during the reading counts as a change.
    const live = new LiveData();
    dataState();
    activateMessages(loadMessages(env.messagesDir));
    live.follow();
    endChanges(env.dataDir).catch((error: unknown) => console.error('A save was interrupted:', errorMessage(error)));
    return live;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
