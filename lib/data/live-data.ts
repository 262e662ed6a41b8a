import 'server-only';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { minuteMs, secondMs } from '../base/day.ts';
import { errorMessage } from '../base/error-message.ts';
import { processState } from '../base/process-state.ts';
import { leaseVersion } from '../db/leases.ts';
import { env } from '../env.ts';
import { loadMessages } from '../files/check-messages.ts';
import { changedFiles, type FolderState, FolderWatch, readFolderState, waitForGit } from '../files/folder.ts';
import { issue } from '../files/issue-codes.ts';
import { DataError, type DataIssue, issuesForLog, issuesOf, orDataError, unreadableIssue } from '../files/issues.ts';
import type { LoadedFiles } from '../files/reader.ts';
import { activateMessages, type Messages } from '../i18n/messages.ts';
import { type Job, wakeJob } from '../jobs/job.ts';
import { PictureQueue } from '../media/picture-queue.ts';
import { type PreparedPictures, preparedPictures } from '../media/prepared-pictures.ts';
import { WorkerProcess } from '../media/worker-process.ts';
import { LastValidCopies } from './last-valid-copies.ts';
import { createState, type DataState, dataState, withPictures } from './store.ts';
import { loadValid, type ValidData } from './valid-records.ts';
import { dataLease, finishChanges, publishUnfinishedChanges } from './write.ts';

/** Changes are read once nothing was written for so long. */
const debounceMs = 250;
/** The interval at which the folders are checked anyway, for file systems without change events. */
const pollIntervalMs = minuteMs;

/**
 * Watches the data folder and the messages: changes become active within two seconds. A fault stays with its file, which is held back and
 * reported as by `check:data` (docs/decisions/faults-stay-with-their-record.md).
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
  /** The time of the last check without an event, by performance.now(). */
  #polled = performance.now();
  #version = 0;
  #running: Promise<void> = Promise.resolve();
  /** The files that are kept as the last good ones. */
  #savedFiles: LoadedFiles | undefined;

  constructor() {
    this.#read = readEditedState();
    this.#active = this.#read;
  }

  /** Call it once the data are active; changes since the constructor are not missed. */
  follow(): void {
    preparedPictures();
    this.#watch.set(this.#read.folders);
    this.#running = this.#saveCopies();
    this.#scheduleCheck();
    this.#pictures.wake({ videos: true });
    processState.wakeData = () => this.#scheduleCheck();
  }

  stop(): void {
    processState.wakeData = undefined;
    clearTimeout(this.#timer);
    this.#watch.set([]);
  }

  /** Events of a folder on a network do not tell what another instance wrote: the database does, in a tenth of a millisecond. */
  readonly job: Job = {
    everyMs: secondMs,
    leaseMs: null,
    run: async () => {
      if (performance.now() - this.#polled > pollIntervalMs) {
        this.#polled = performance.now();
        this.#scheduleCheck();
      }
      const version = await leaseVersion(dataLease);
      if (version !== this.#version) this.#scheduleCheck();
      this.#version = version;
    },
  };

  #scheduleCheck(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#check());
    }, debounceMs).unref();
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
          : [{ ...issue('changesFailed', { reason: errorMessage(error) }), file: editedFoldersText, path: '' }],
      );
    }
  }

  /** Reads the folders and activates the data, or reports the issues; skipped if a change came meanwhile, since the reading may be a mixture. */
  async #load(folder: FolderState, before: number): Promise<void> {
    const began = performance.now();
    const files = changedFiles(this.#active, folder);
    const edited = readEdited(files, folder, dataState());
    // Events during the synchronous reading arrive with the next turn of the event loop.
    await nextTurn();
    if (this.#events !== before) return;
    this.#read = folder;
    if (edited instanceof DataError) return rejectChanges(edited.issues);
    reportIssues(edited.data);
    activate(edited);
    this.#active = folder;
    if (files.some(isOfPictures) || files.some(isVideo)) this.#pictures.wake({ videos: files.some(isVideo) });
    console.log(
      `${editedFoldersText}: ${files.length} changed, active after ${Math.round(performance.now() - began)} ms`,
    );
    wakeJob('alerts');
    await this.#saveCopies();
  }

  async #saveCopies(): Promise<void> {
    const { files } = dataState();
    await lastValidCopies.save(files, this.#savedFiles);
    this.#savedFiles = files;
  }
}

const lastValidCopies = new LastValidCopies(env.dataDir, env.varDir);

/** Replaces data and messages in one synchronous step: no request sees a mixture. */
function activate({ data, messages }: EditedFiles): void {
  if (messages) activateMessages(messages);
  processState.data = createState(data);
}

/** Puts pictures that are ready into use. A page that is being rendered may still use one that was removed. */
function showPictures(made: PreparedPictures): void {
  processState.pictures = { ...preparedPictures(), ...made };
  processState.data = withPictures(dataState());
}

/** Logs the issues of data that become active without the files that have them; the same ones only once. */
function reportIssues({ issues, held }: ValidData): void {
  if (issues.length === 0 || isDeepStrictEqual(issues, processState.data?.issues)) return;
  const files = [...held].map(
    ([file, { isShown }]) => `${file} (${isShown ? 'its last good version stays' : 'left out'})`,
  );
  console.error(
    `${editedFoldersText}: ${issuesForLog(issues)}${files.length > 0 ? `\n  Held back: ${files.join(', ')}` : ''}`,
  );
}

/** Keeps the active data and reports the issues of those in the folder. */
function rejectChanges(issues: readonly DataIssue[]): void {
  console.error(`${editedFoldersText}: ${new DataError(issues).message}\n  The site goes on with the data it had.`);
  processState.data = { ...dataState(), issues, isRefused: true };
}

/** The folders that editors change. */
const editedFolders = [env.dataDir, env.messagesDir];
/** Their name in the log. */
const editedFoldersText = editedFolders.join(' and ');

/** The result of reading the files that editors change. */
interface EditedFiles {
  data: ValidData;
  /** Null if they have not changed, or have issues. */
  messages: Messages | null;
}

/** The state of the data folder, with the messages as "messages/nl.json"; throws a DataError that names a folder that cannot be read. */
function readEditedState(): FolderState {
  const [data, messages] = [stateOf(env.dataDir), stateOf(env.messagesDir)];
  const named = [...messages.stamps].map(([name, stamp]) => [`messages/${name}`, stamp] as const);
  return { folders: [...data.folders, ...messages.folders], stamps: new Map([...data.stamps, ...named]) };
}

function stateOf(dir: string): FolderState {
  try {
    return readFolderState(dir);
  } catch (error) {
    throw new DataError([unreadableIssue('folder', dir, error)]);
  }
}

/** Reads the changed files; takes the paths that changed, and what is active. */
function readEdited(
  files: readonly string[],
  { stamps }: FolderState,
  { files: known, issues }: Pick<DataState, 'files' | 'issues'>,
): EditedFiles | DataError {
  // Messages that have not changed since are still at fault.
  const earlier = issues.map(({ file }) => file);
  const messages = [...files, ...earlier].some(isOfMessages) ? orDataError(() => loadMessages(env.messagesDir)) : null;
  const data = orDataError(() => loadValid(env.dataDir, known, { known, stamps }));
  const all = [...data.issues, ...issuesOf(messages)];
  if (data instanceof DataError) return new DataError(all);
  return { data: { ...data, issues: all }, messages: messages instanceof DataError ? null : messages };
}

const isOfMessages = (file: string): boolean => /^messages\/\w+\.json$/.test(file);

/** Whether a file of the data folder is a picture, or the list of pictures. */
const isOfPictures = (file: string): boolean => /^pictures(?:\.json$|\/)/.test(file);
const isVideo = (file: string): boolean => file.startsWith('videos/');

/**
 * Reads and checks data and messages before the first request and returns the watcher of their folders; with issues in what
 * everything needs, prints them and exits.
 */
export function startData(): LiveData {
  try {
    publishUnfinishedChanges(env.dataDir);
    // Lists the folders first, so that what is written during the reading counts as a change.
    const live = new LiveData();
    const valid = orDataError(() => loadValid(env.dataDir, lastValidCopies));
    const messages = orDataError(() => loadMessages(env.messagesDir));
    if (valid instanceof DataError || messages instanceof DataError)
      throw new DataError([...issuesOf(valid), ...issuesOf(messages)]);
    reportIssues(valid);
    activate({ data: valid, messages });
    live.follow();
    finishChanges(env.dataDir).catch((error: unknown) => console.error('A save was interrupted:', errorMessage(error)));
    return live;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
