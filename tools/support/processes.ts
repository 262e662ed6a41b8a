import { readdirSync, readFileSync } from 'node:fs';

// Linux only: reads /proc.
const millisecondsPerTick = 10;

/** A process and all that descend from it. */
export function processTree(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (fields) parents.set(Number(name), Number(fields[1]));
  }
  const tree = [pid];
  for (const parent of tree) for (const [child, its] of parents) if (its === parent) tree.push(child);
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
