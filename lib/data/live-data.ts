import { setTimeout as nextTurn } from 'node:timers/promises';
import { preparedPictures, readPreparedPictures } from '../catalogue/prepared-pictures.ts';
import { beginsOn } from '../costs/schema.ts';
import { env } from '../env.ts';
import { dayOf } from '../format.ts';
import { reasonOf } from '../reason.ts';
import { DataError } from './fault.ts';
import { changedFiles, type FolderState, lookAt } from './folder.ts';
import { untilGitIsDone } from './git-lock.ts';
import { putInForce, refuse, renewWhatReads } from './in-force.ts';
import { type LoadedData, loadData } from './load.ts';
import { isOfPictures, prepare } from './prepare.ts';
import { dataState } from './store.ts';
import { FolderWatch } from './watch-folders.ts';

/** In ms: so long nothing may have been written before the folder is read. */
const quiet = 250;
/** In ms: how often it is looked at anyway, for file systems that tell nothing. */
const poll = 60_000;

/**
 * Follows the data folder: what is sound comes into force as a whole within two seconds, what is not changes nothing and is told as
 * `check:data` tells it (docs/decisions/data-that-are-live.md).
 */
export class LiveData {
  readonly #watch = new FolderWatch(() => {
    this.#events++;
    this.#touched();
  });
  /** What was told of the folder so far. */
  #events = 0;
  /** The folder as it was read last, whatever became of that. */
  #read: FolderState;
  /** The folder that the data in force come from. */
  #inForce: FolderState;
  #timer: NodeJS.Timeout | undefined;
  #poll: NodeJS.Timeout | undefined;
  #day = dayOf(Date.now());
  #running: Promise<void> = Promise.resolve();

  constructor() {
    this.#read = lookAt(env.dataDir);
    this.#inForce = this.#read;
  }

  /** To be called once the data are in force; what changed since this was made is not missed. */
  follow(): void {
    preparedPictures();
    this.#watch.set(this.#read.folders);
    this.#touched();
    this.#poll = setInterval(() => {
      this.#turnDay();
      this.#touched();
    }, poll).unref();
  }

  stop(): void {
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
    this.#watch.set([]);
  }

  /** Pages tell costs by the day (lib/costs), which is not written in a file. */
  #turnDay(): void {
    const today = dayOf(Date.now());
    if (today !== this.#day && beginsOn(today, dataState().snapshot.content.costs)) renewWhatReads(['costs']);
    this.#day = today;
  }

  #touched(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#look());
    }, quiet).unref();
  }

  async #look(): Promise<void> {
    try {
      await untilGitIsDone(env.dataDir);
      const before = this.#events;
      const folder = lookAt(env.dataDir);
      this.#watch.set(folder.folders);
      if (changedFiles(this.#read, folder).length > 0) await this.#take(folder, before);
    } catch (error) {
      // Once it can be read again, all of it is new.
      this.#read = { folders: [], stamps: new Map() };
      refuse([{ file: env.dataDir, path: '', expected: 'a folder that can be read', found: reasonOf(error) }]);
    }
  }

  /** Reads the folder and puts it in force, or tells why not; unless it changed since `before`, for then half of it may be what was. */
  async #take(folder: FolderState, before: number): Promise<void> {
    const began = performance.now();
    const files = changedFiles(this.#inForce, folder);
    const loaded = load(folder);
    const faults = 'faults' in loaded ? loaded.faults : await prepare(files);
    // What happened during the reading is told once Node is asked for news.
    await nextTurn();
    if (this.#events !== before) return;
    this.#read = folder;
    if ('faults' in loaded || faults.length > 0) return refuse(faults);
    putInForce(loaded, files.some(isOfPictures) ? readPreparedPictures() : preparedPictures());
    this.#inForce = folder;
    console.log(`${env.dataDir}: ${files.length} changed, in force after ${Math.round(performance.now() - began)} ms`);
    globalThis.heemWakeAlerts?.();
  }
}

function load({ stamps }: FolderState): LoadedData | DataError {
  try {
    return loadData(env.dataDir, dataState().files, stamps);
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}
