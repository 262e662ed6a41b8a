import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

// Linux only: reads /proc.
const millisecondsPerTick = 10;

/** Ids of a process and all its descendants. */
export function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const tree = [pid];
  for (const parent of tree) for (const [child, ppid] of parents) if (ppid === parent) tree.push(child);
  return tree;
}

/** CPU time that processes have used so far, in ms (user and system). */
export const cpuMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = statOf(pid);
    return fields ? sum + (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick : sum;
  }, 0);

/** CPU time of the commands that this process has run and waited for, in ms. */
export function childrenCpuMs(): number {
  const fields = statOf(process.pid) ?? [];
  return (Number(fields[13]) + Number(fields[14])) * millisecondsPerTick;
}

/** Memory that processes hold now, in MB (RSS). */
export const memoryMb = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(procFile(pid, 'status') ?? '')?.[1] ?? 0) / 1024, 0);

/** The fields of /proc/PID/stat from the state on; null for a process that has ended. */
function statOf(pid: number): string[] | null {
  const stat = procFile(pid, 'stat');
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : null;
}

function procFile(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return null;
  }
}

/** Returns a function from a share (0 to 1) to that quantile of the values; NaN without values. */
export function quantilesOf(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  return (share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** Calls `act` `perSecond` times a second, without waiting for each call, until the signal aborts; resolves when all calls are done. */
export async function callAtRate(perSecond: number, act: () => Promise<void>, until: AbortSignal): Promise<void> {
  const started = performance.now();
  const open = new Set<Promise<void>>();
  for (let begun = 0; !until.aborted; await pause(5))
    for (; begun < ((performance.now() - started) / 1000) * perSecond; begun++) {
      const one = act().finally(() => open.delete(one));
      open.add(one);
    }
  await Promise.all(open);
}
