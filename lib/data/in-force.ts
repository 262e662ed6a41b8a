import { preparedPictures, repainted } from '../catalogue/prepared-pictures.ts';
import { nameOfMessages } from '../kept-pages/data-for-page.ts';
import { changesBetween } from './changes.ts';
import { type Edited, nameOfEdited } from './edited-files.ts';
import { DataError, type Fault } from './fault.ts';
import { putMessagesInForce } from './messages.ts';
import { dataState } from './store.ts';

/** Puts data, messages and the pictures made for them in force, from one moment to the next: no request sees half of it. */
export function putInForce({ data, messages, pictures }: Edited): void {
  const oldPictures = preparedPictures();
  const names = [
    ...changesBetween(dataState().snapshot, data.snapshot),
    ...repainted(data.snapshot.catalogue, oldPictures, pictures).map((id) => `pictures/${id}.file`),
    ...(messages ? [nameOfMessages] : []),
  ];
  // A page that was begun before may still show one that is gone.
  globalThis.heemPictures = { ...oldPictures, ...pictures };
  if (messages) putMessagesInForce(messages);
  globalThis.heemData = { ...dataState(), ...data, faults: [] };
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
  console.error(`${nameOfEdited}: ${new DataError(faults).message}\n  The site goes on with the data it had.`);
  globalThis.heemData = { ...dataState(), faults };
}
