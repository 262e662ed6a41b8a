import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMs, memoryMb, processTree, quantilesOf } from '../support/processes.ts';
import type { Journal, Sample } from './journal.ts';

/** A sixth of a run, such as ten minutes of an hour. */
interface Slice {
  /** Seconds since the start. */
  from: number;
  to: number;
  /** Median of the samples. */
  rssMb: number;
  maxRssMb: number;
  /** NaN before the first full garbage collection. */
  heapMb: number;
  /** Processor time in % of one core. */
  cpu: number;
  /** Load average of the machine over a minute. */
  load: number;
}

const medianOf = (values: readonly number[]): number => quantilesOf(values)(0.5);
const heaps = (samples: readonly Sample[]): number[] => samples.flatMap(({ heapMb }) => heapMb ?? []);
const resident = (samples: readonly Sample[]): number[] => samples.map(({ rssMb }) => rssMb);

/** Cuts a run into equal parts by time; a part without two samples is left out. */
function partsOf(samples: readonly Sample[], count: number): Sample[][] {
  const whole = (samples.at(-1)?.seconds ?? 0) / count;
  const parts = Array.from({ length: count }, (_, part) =>
    samples.filter(({ seconds }) => seconds >= part * whole && seconds <= (part + 1) * whole),
  );
  return parts.filter((part) => part.length > 1);
}

export const slicesOf = (samples: readonly Sample[]): Slice[] => partsOf(samples, 6).map(toSlice);

function toSlice(samples: readonly Sample[]): Slice {
  const [first, last] = [samples.at(0), samples.at(-1)];
  if (!first || !last) throw new Error('a slice needs samples');
  return {
    from: first.seconds,
    to: last.seconds,
    rssMb: medianOf(resident(samples)),
    maxRssMb: Math.max(...resident(samples)),
    heapMb: medianOf(heaps(samples)),
    cpu: (last.cpuMs - first.cpuMs) / (last.seconds - first.seconds) / 10,
    load: medianOf(samples.map(({ load }) => load)),
  };
}

type MemoryTrend = 'flat' | 'growing' | 'too short to say';

const minSeconds = 15 * 60;
const maxGrowth = 1.1;

/** Memory is flat if the median of the last third is at most 10 % above that of the second third, for the process and for its heap after collections. */
export function memoryTrend(samples: readonly Sample[]): MemoryTrend {
  if ((samples.at(-1)?.seconds ?? 0) < minSeconds) return 'too short to say';
  const [, middle = [], last = []] = partsOf(samples, 3);
  const isGrowing = [resident, heaps].some((values) => medianOf(values(last)) > maxGrowth * medianOf(values(middle)));
  return isGrowing ? 'growing' : 'flat';
}

const intervalMs = 5_000;

/** Records memory and CPU of the server every five seconds until the run ends; aborts the run if the server has ended. */
export async function sample(pid: number, heapFile: string, journal: Journal, run: AbortController): Promise<void> {
  const started = performance.now();
  for (let iteration = 0; !run.signal.aborted; iteration++) {
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
    await pause(Math.max(0, (iteration + 1) * intervalMs - (performance.now() - started)));
  }
}
