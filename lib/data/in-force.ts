import { preparedPictures } from '../catalogue/prepared-pictures.ts';
import { processState } from '../process-state.ts';
import { type Edited, nameOfEdited } from './edited-files.ts';
import { DataError, type Fault } from './fault.ts';
import { putMessagesInForce } from './messages.ts';
import { dataState, stateOf } from './store.ts';

/** Puts data, messages and the pictures made for them in force, from one moment to the next: no request sees half of it. */
export function putInForce({ data, messages, pictures }: Edited): void {
  // A page that was begun before may still show one that is gone.
  processState.pictures = { ...preparedPictures(), ...pictures };
  if (messages) putMessagesInForce(messages);
  processState.data = stateOf(data);
}

/** Leaves the data in force as they are, and tells what is wrong with those in the folder. */
export function refuse(faults: readonly Fault[]): void {
  console.error(`${nameOfEdited}: ${new DataError(faults).message}\n  The site goes on with the data it had.`);
  processState.data = { ...dataState(), faults };
}
