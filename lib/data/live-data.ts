import { setTimeout as nextTurn } from 'node:timers/promises';
import { preparedPictures } from '../catalogue/prepared-pictures.ts';
import { processState } from '../process-state.ts';
import { reasonOf } from '../reason.ts';
import { editedFolders, lookAtEdited, nameOfEdited, readEdited } from './edited-files.ts';
import { DataError } from './fault.ts';
import { changedFiles, type FolderState } from './folder.ts';
import { untilGitIsDone } from './git-lock.ts';
import { putInForce, refuse } from './in-force.ts';
import { dataState } from './store.ts';
import { FolderWatch } from './watch-folders.ts';

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
    this.#read = lookAtEdited();
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
      await Promise.all(editedFolders.map(untilGitIsDone));
      const before = this.#events;
      const folder = lookAtEdited();
      this.#watch.set(folder.folders);
      if (changedFiles(this.#read, folder).length > 0) await this.#take(folder, before);
    } catch (error) {
      // Once it can be read again, all of it is new.
      this.#read = { folders: [], stamps: new Map() };
      refuse(
        error instanceof DataError
          ? error.faults
          : [{ file: nameOfEdited, path: '', expected: 'changes that can be taken', found: reasonOf(error) }],
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
    if (edited instanceof DataError) return refuse(edited.faults);
    putInForce(edited);
    this.#inForce = folder;
    console.log(`${nameOfEdited}: ${files.length} changed, in force after ${Math.round(performance.now() - began)} ms`);
    processState.wakeAlerts?.();
  }
}
