import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, memoryMb, processTree } from '../support/processes.ts';
import type { Journal } from './journal.ts';

const everyMs = 5_000;

/** Notes every five seconds what the server holds and has used; ends at the signal, and ends the run where the server has ended. */
export async function sample(pid: number, heapFile: string, journal: Journal, run: AbortController): Promise<void> {
  const started = performance.now();
  for (let turn = 0; !run.signal.aborted; turn++) {
    const pids = processTree(pid);
    const rssMb = memoryMb(pids);
    if (rssMb === 0) {
      journal.fail('The server has ended.');
      run.abort();
      return;
    }
    const heapMb = existsSync(heapFile) ? Number(readFileSync(heapFile, 'utf8')) || undefined : undefined;
    const seconds = (performance.now() - started) / 1000;
    journal.samples.push({ seconds, rssMb, heapMb, cpuMs: cpuMs(pids), load: loadavg()[0] ?? 0 });
    await pause(Math.max(0, (turn + 1) * everyMs - (performance.now() - started)));
  }
}
