import { constants, setPriority } from 'node:os';

/** Lets the server's own thread go first where all cores are busy; to be called in another one. Only Linux has a priority for each thread, elsewhere it would be that of the server. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
