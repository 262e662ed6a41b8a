import 'server-only';
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { type PreparedPictures, preparedPictures, readPreparedPictures } from '../catalogue/prepared-pictures.ts';
import { versionOf } from '../db/leases.ts';
import { env } from '../env.ts';
import { errorMessage } from '../error-message.ts';
import { processState } from '../process-state.ts';
import { loadMessages } from './check-messages.ts';
import { changedFiles, type FolderState, FolderWatch, readFolderState, waitForGit } from './folder.ts';
import { DataError, type DataIssue, issuesOf, orDataError } from './issues.ts';
import { type LoadedData, loadData } from './load.ts';
import { activateMessages, type Messages } from './messages.ts';
import type { LoadedFiles } from './reader.ts';
import { createState, dataState } from './store.ts';
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
    const edited = await readEdited(files, folder, dataState().files);
    // Events during the synchronous reading arrive with the next turn of the event loop.
    await nextTurn();
    if (this.#events !== before) return;
    this.#read = folder;
    if (edited instanceof DataError) return rejectChanges(edited.issues);
    activate(edited);
    this.#active = folder;
    console.log(
      `${editedFoldersText}: ${files.length} changed, active after ${Math.round(performance.now() - began)} ms`,
    );
    processState.wakeAlerts?.();
  }
}

/** Replaces data, messages and prepared pictures in one synchronous step: no request sees a mixture. */
export function activate({ data, messages, pictures }: EditedFiles): void {
  // A page that is being rendered may still use a picture that was removed.
  processState.pictures = { ...preparedPictures(), ...pictures };
  if (messages) activateMessages(messages);
  processState.data = createState(data);
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
  pictures: PreparedPictures;
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

/** Reads the changed files and prepares their pictures; takes the paths that changed, and the files that are loaded. */
export async function readEdited(
  files: readonly string[],
  { stamps }: FolderState,
  known: LoadedFiles,
): Promise<EditedFiles | DataError> {
  const data = orDataError(() => loadData(env.dataDir, known, stamps));
  const messages = files.some(isOfMessages) ? orDataError(() => loadMessages(env.messagesDir)) : null;
  if (data instanceof DataError || messages instanceof DataError)
    return new DataError([...issuesOf(data), ...issuesOf(messages)]);
  const issues = await prepareMedia(files);
  if (issues.length > 0) return new DataError(issues);
  return { data, messages, pictures: files.some(isOfPictures) ? readPreparedPictures() : preparedPictures() };
}

const isOfMessages = (file: string): boolean => /^messages\/\w+\.json$/.test(file);

/** Whether a file of the data folder is a picture, or the list of pictures. */
export const isOfPictures = (file: string): boolean => /^pictures(?:\.json$|\/)/.test(file);
const isVideo = (file: string): boolean => file.startsWith('videos/');

/** Prepares the pictures and videos among the files in a separate process; returns their issues. */
export async function prepareMedia(files: readonly string[]): Promise<DataIssue[]> {
  return [
    ...(files.some(isOfPictures) ? await runScript('scripts/pictures.ts') : []),
    ...(files.some(isVideo) ? await runScript('scripts/videos.ts') : []),
  ];
}

/** Makes the sizes of pictures that the first start left out, and puts them into use. */
async function makeLargePictures(): Promise<void> {
  if (Object.values(preparedPictures()).every(({ isWhole }) => isWhole)) return;
  try {
    const issues = await runScript('scripts/pictures.ts');
    if (issues.length > 0) throw new DataError(issues);
    activate({ data: dataState(), messages: null, pictures: readPreparedPictures() });
    console.log('pictures: all sizes are ready');
  } catch (error) {
    console.error(`The large sizes of pictures could not be made: ${errorMessage(error)}`);
  }
}

/** Runs a build script, which sends its issues; throws if it fails for another reason. */
function runScript(file: string): Promise<DataIssue[]> {
  return new Promise((resolve, reject) => {
    const issues: DataIssue[] = [];
    const child = fork(path.join(/* turbopackIgnore: true */ process.cwd(), file), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (text: Buffer) => {
      errors += text;
    });
    child.on('message', (sent) => issues.push(...(sent as DataIssue[])));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 || issues.length > 0 ? resolve(issues) : reject(new Error(`${file} ended with ${code}: ${errors}`)),
    );
  });
}

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
    void makeLargePictures();
    endChanges(env.dataDir).catch((error: unknown) => console.error('A save was interrupted:', errorMessage(error)));
    return live;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
