import {
  type PreparedPictures,
  preparedPictures,
  readPreparedPictures,
  repainted,
} from '../catalogue/prepared-pictures.ts';
import { env } from '../env.ts';
import { reasonOf } from '../reason.ts';
import { changesBetween } from './changes.ts';
import { DataError, type Fault } from './fault.ts';
import { changedFiles, type FolderState, lookAt } from './folder.ts';
import { untilGitIsDone } from './git-lock.ts';
import { type LoadedData, loadData } from './load.ts';
import { isOfPictures, prepare } from './prepare.ts';
import type { DataState } from './state.ts';
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
  readonly #watch = new FolderWatch(() => this.#touched());
  /** The folder as it was read last, whatever became of that. */
  #read: FolderState;
  /** The folder that the data in force come from. */
  #inForce: FolderState;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor() {
    this.#read = lookAt(env.dataDir);
    this.#inForce = this.#read;
  }

  follow(): void {
    preparedPictures();
    this.#watch.set(this.#read.folders);
    setInterval(() => this.#touched(), poll).unref();
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
      const folder = lookAt(env.dataDir);
      this.#watch.set(folder.folders);
      if (changedFiles(this.#read, folder).length > 0) await this.#take(folder);
    } catch (error) {
      refuse([{ file: env.dataDir, path: '', expected: 'a folder that can be read', found: reasonOf(error) }]);
    }
  }

  /** Reads the folder and puts it in force, or tells why not; unless it changed meanwhile, for then half of it may be what was. */
  async #take(folder: FolderState): Promise<void> {
    const began = performance.now();
    const files = changedFiles(this.#inForce, folder);
    const loaded = load();
    const faults = 'faults' in loaded ? loaded.faults : await prepare(files);
    if (changedFiles(folder, lookAt(env.dataDir)).length > 0) return this.#touched();
    this.#read = folder;
    if ('faults' in loaded || faults.length > 0) return refuse(faults);
    putInForce(loaded, files.some(isOfPictures) ? readPreparedPictures() : preparedPictures());
    this.#inForce = folder;
    console.log(`${env.dataDir}: ${files.length} changed, in force after ${Math.round(performance.now() - began)} ms`);
    globalThis.heemWakeAlerts?.();
  }
}

function load(): LoadedData | DataError {
  try {
    return loadData(env.dataDir, dataState().files);
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

/** From one moment to the next: no request sees half of it. */
function putInForce(loaded: LoadedData, pictures: PreparedPictures): void {
  const before = dataState();
  const oldPictures = preparedPictures();
  const since = new Date();
  const number = since.getTime();
  const names = [
    ...changesBetween(before.snapshot, loaded.snapshot),
    ...repainted(loaded.snapshot.catalogue, oldPictures, pictures).map((id) => `pictures/${id}.file`),
  ];
  const changed = new Map([...before.changed, ...names.map((name) => [name, number] as const)]);
  // A page that was begun before may still show one that is gone.
  globalThis.heemPictures = { ...oldPictures, ...pictures };
  globalThis.heemData = { ...loaded, since, begun: before.begun, number, changed, faults: [] } satisfies DataState;
}

/** Leaves the data in force as they are, and tells what is wrong with those in the folder. */
function refuse(faults: readonly Fault[]): void {
  console.error(`${env.dataDir}: ${new DataError(faults).message}\n  The site goes on with the data it had.`);
  globalThis.heemData = { ...dataState(), faults };
}
