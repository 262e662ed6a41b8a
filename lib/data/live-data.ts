import 'server-only';
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as nextTurn } from 'node:timers/promises';
import { type PreparedPictures, preparedPictures, readPreparedPictures } from '../catalogue/prepared-pictures.ts';
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

/** In ms: so long nothing may have been written before the folder is read. */
const quiet = 250;
/** In ms: how often it is looked at anyway, for file systems that tell nothing. */
const poll = 60_000;

/**
 * Follows the data folder and the messages: what is sound comes into force as a whole within two seconds, what is not changes nothing and is told as
 * `check:data` tells it (docs/decisions/data-that-are-live.md).
 */
export class LiveData {
  readonly #watch = new FolderWatch(() => {
    this.#events++;
    this.#touched();
  });
  /** What was told of the folders so far. */
  #events = 0;
  /** The folders as they were read last, whatever became of that. */
  #read: FolderState;
  /** The folders that the data in force come from. */
  #inForce: FolderState;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor() {
    this.#read = readEditedState();
    this.#inForce = this.#read;
  }

  /** To be called once the data are in force; what changed since this was made is not missed. */
  follow(): void {
    preparedPictures();
    this.#watch.set(this.#read.folders);
    this.#touched();
    this.#poll = setInterval(() => this.#touched(), poll).unref();
  }

  stop(): void {
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
    this.#watch.set([]);
  }

  #touched(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#look());
    }, quiet).unref();
  }

  async #look(): Promise<void> {
    try {
      await Promise.all(editedFolders.map(waitForGit));
      const before = this.#events;
      const folder = readEditedState();
      this.#watch.set(folder.folders);
      if (changedFiles(this.#read, folder).length > 0) await this.#take(folder, before);
    } catch (error) {
      // Once it can be read again, all of it is new.
      this.#read = { folders: [], stamps: new Map() };
      rejectChanges(
        error instanceof DataError
          ? error.issues
          : [{ file: nameOfEdited, path: '', expected: 'changes that can be taken', found: errorMessage(error) }],
      );
    }
  }

  /** Reads the folders and puts them in force, or tells why not; unless it changed since `before`, for then half of it may be what was. */
  async #take(folder: FolderState, before: number): Promise<void> {
    const began = performance.now();
    const files = changedFiles(this.#inForce, folder);
    const edited = await readEdited(files, folder, dataState().files);
    // What happened during the reading is told once Node is asked for news.
    await nextTurn();
    if (this.#events !== before) return;
    this.#read = folder;
    if (edited instanceof DataError) return rejectChanges(edited.issues);
    activate(edited);
    this.#inForce = folder;
    console.log(`${nameOfEdited}: ${files.length} changed, in force after ${Math.round(performance.now() - began)} ms`);
    processState.wakeAlerts?.();
  }
}

/** Puts data, messages and the pictures made for them in force, from one moment to the next: no request sees half of it. */
export function activate({ data, messages, pictures }: EditedFiles): void {
  // A page that was begun before may still show one that is gone.
  processState.pictures = { ...preparedPictures(), ...pictures };
  if (messages) activateMessages(messages);
  processState.data = createState(data);
}

/** Leaves the data in force as they are, and tells what is wrong with those in the folder. */
export function rejectChanges(issues: readonly DataIssue[]): void {
  console.error(`${nameOfEdited}: ${new DataError(issues).message}\n  The site goes on with the data it had.`);
  processState.data = { ...dataState(), issues };
}

/** The folders that editors change. */
export const editedFolders = [env.dataDir, env.messagesDir];
/** Before what is told of them in the log. */
export const nameOfEdited = editedFolders.join(' and ');

/** What the files that editors change make of the site. */
export interface EditedFiles {
  data: LoadedData;
  /** Null where those in force still hold. */
  messages: Messages | null;
  pictures: PreparedPictures;
}

/** Looks at the data folder, and at the messages as files of it: "messages/nl.json"; throws a DataError that names the folder that cannot be read. */
export function readEditedState(): FolderState {
  const [data, messages] = [lookAtOne(env.dataDir), lookAtOne(env.messagesDir)];
  const named = [...messages.stamps].map(([name, stamp]) => [`messages/${name}`, stamp] as const);
  return { folders: [...data.folders, ...messages.folders], stamps: new Map([...data.stamps, ...named]) };
}

function lookAtOne(dir: string): FolderState {
  try {
    return readFolderState(dir);
  } catch (error) {
    throw new DataError([{ file: dir, path: '', expected: 'a folder that can be read', found: errorMessage(error) }]);
  }
}

/** Reads what changed and makes the pictures that it wants; given the files that differ from those in force, and what these hold. */
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

/** Whether a file of the data folder is a picture, or says which there are. */
export const isOfPictures = (file: string): boolean => /^pictures(?:\.json$|\/)/.test(file);
const isVideo = (file: string): boolean => file.startsWith('videos/');

/** Makes what is served of the pictures and videos among the files, in a process of its own; returns what is wrong with them. */
export async function prepareMedia(files: readonly string[]): Promise<DataIssue[]> {
  return [
    ...(files.some(isOfPictures) ? await runScript('scripts/pictures.ts') : []),
    ...(files.some(isVideo) ? await runScript('scripts/videos.ts') : []),
  ];
}

/** Runs a script of the build, which sends its issues; throws where it fails for another reason. */
function runScript(file: string): Promise<DataIssue[]> {
  return new Promise((resolve, reject) => {
    const issues: DataIssue[] = [];
    const child = fork(path.join(/* turbopackIgnore: true */ process.cwd(), file), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text;
    });
    child.on('message', (sent) => issues.push(...(sent as DataIssue[])));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 || issues.length > 0 ? resolve(issues) : reject(new Error(`${file} ended with ${code}: ${said}`)),
    );
  });
}

/**
 * Reads and checks data and messages before the first request, and returns what follows their folders from then on; a server of which either
 * has issues says so and does not come up.
 */
export function startData(): LiveData {
  try {
    // It looks at the folders first: what is written while they are read is a change.
    const live = new LiveData();
    dataState();
    activateMessages(loadMessages(env.messagesDir));
    live.follow();
    return live;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
