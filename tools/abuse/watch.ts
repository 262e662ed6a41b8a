import { readdirSync, readFileSync } from 'node:fs';
import { memoryMb, processTree } from '../support/processes.ts';

// Linux only: reads /proc.

/** Descriptors that the processes of a site hold open. */
export const openDescriptors = (pid: number): number =>
  processTree(pid).reduce((sum, one) => sum + descriptorsOf(one), 0);

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

/** The number that the kernel has for a socket whose client is gone, and which the server has not closed. */
const closeWait = '08';

/** Sockets of a port whose client has left and which the server still holds. */
export function abandonedSockets(port: number): number {
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1));
  return lines.filter((line) => {
    const [, local = '', , state] = line.trim().split(/\s+/);
    return state === closeWait && local.endsWith(own);
  }).length;
}

/** Memory of a site's processes now, in MB (RSS). */
export const memoryOf = (pid: number): number => memoryMb(processTree(pid));

/** An attack may not take the memory of the machine: what is sent stops here. */
const maxGrowthMb = 1_500;

/** Looks at a site's memory ten times a second until it is told to stop; calls `tooMuch` once it has grown beyond reason. Returns a function that stops and tells the most it saw, in MB. */
export function watchMemory(pid: number, tooMuch: () => void): () => number {
  const pids = processTree(pid);
  const before = memoryMb(pids);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryMb(pids));
    if (peak > before + maxGrowthMb) tooMuch();
  }, 100);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
