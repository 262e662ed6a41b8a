import { type PreparedPictures, preparedPictures, repainted } from '../catalogue/prepared-pictures.ts';
import { env } from '../env.ts';
import { changesBetween } from './changes.ts';
import { DataError, type Fault } from './fault.ts';
import type { LoadedData } from './load.ts';
import { dataState } from './store.ts';

/** Puts data and the pictures made for them in force, from one moment to the next: no request sees half of it. */
export function putInForce(loaded: LoadedData, pictures: PreparedPictures): void {
  const oldPictures = preparedPictures();
  const names = [
    ...changesBetween(dataState().snapshot, loaded.snapshot),
    ...repainted(loaded.snapshot.catalogue, oldPictures, pictures).map((id) => `pictures/${id}.file`),
  ];
  // A page that was begun before may still show one that is gone.
  globalThis.heemPictures = { ...oldPictures, ...pictures };
  globalThis.heemData = { ...dataState(), ...loaded, faults: [] };
  renewWhatReads(names);
}

/** Has pages made anew that were made of what the names stand for. */
export function renewWhatReads(names: readonly string[]): void {
  const [state, since] = [dataState(), new Date()];
  const number = since.getTime();
  const changed = new Map([...state.changed, ...names.map((name) => [name, number] as const)]);
  globalThis.heemData = { ...state, since, number, changed };
}

/** Leaves the data in force as they are, and tells what is wrong with those in the folder. */
export function refuse(faults: readonly Fault[]): void {
  console.error(`${env.dataDir}: ${new DataError(faults).message}\n  The site goes on with the data it had.`);
  globalThis.heemData = { ...dataState(), faults };
}
