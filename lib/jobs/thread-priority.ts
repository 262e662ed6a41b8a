import { constants, setPriority } from 'node:os';

/** Lowers the priority of the calling thread below that of the server's thread, on Linux only: elsewhere it would change the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
