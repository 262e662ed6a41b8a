import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { memoryMb, processTree, quantilesOf } from '../support/processes.ts';
import type { Attack, Round } from './attack.ts';
import type { Probe, Probing } from './prober-thread.ts';
import { type Message, send } from './send.ts';
import type { TestSite } from './test-site.ts';

/** What an attack did to the site, and to those who only visited it. */
export interface Finding {
  attack: Attack;
  way: TestSite['way'];
  /** How many requests had which outcome. */
  answers: ReadonlyMap<string, number>;
  alone: { page: Latency; list: Latency };
  during: { page: Latency; list: Latency };
  /** In MB; `after` holds one value a round. */
  memory: { before: number; peak: number; after: number[] };
  /** 5 s after: descriptors more than after the first round, which opens what stays open for good, and sockets that clients have left. */
  left: { descriptors: number; sockets: number };
  /** Whether the site has ended. */
  isGone: boolean;
}

// In ms: until memory is read and until what is left is counted, each after a round; what a round may take longer; the prober alone.
const settleMs = 2_000;
const leaveMs = 5_000;
const graceMs = 12_000;
const aloneMs = 3_000;

/** Attacks a site for some rounds while a prober visits it. Memory after each round is read when all has settled. */
export async function measure(testSite: TestSite, attack: Attack, rounds: number, seconds: number): Promise<Finding> {
  const { pid, sitePort, target, places } = testSite;
  const probing = { target, page: places.home, list: places.list };
  const quiet = await probeWhile(probing, () => pause(aloneMs));
  await pause(500);
  const before = { memory: memoryOf(pid), sockets: abandonedSockets(sitePort) };
  const answers = new Map<string, number>();
  const probes: Probe[] = [];
  const after: { memory: number; descriptors: number }[] = [];
  let peak = before.memory;
  for (let round = 1; round <= rounds; round++) {
    const cut = new AbortController();
    const stop = watchMemory(pid, () => cut.abort());
    probes.push(...(await probeWhile(probing, () => attackOnce(testSite, attack, answers, seconds, cut))));
    await pause(settleMs);
    peak = Math.max(peak, stop());
    const memory = memoryOf(pid);
    if (round === 1 || round === rounds) await pause(leaveMs - settleMs);
    after.push({ memory, descriptors: openDescriptors(pid) });
  }
  return {
    attack,
    way: testSite.way,
    answers,
    alone: latencies(quiet),
    during: latencies(probes),
    memory: { before: before.memory, peak, after: after.map(({ memory }) => memory) },
    left: {
      descriptors: (after.at(-1)?.descriptors ?? 0) - (after.at(0)?.descriptors ?? 0),
      sockets: abandonedSockets(sitePort) - before.sockets,
    },
    isGone: memoryOf(pid) === 0,
  };
}

const latencies = (probes: readonly Probe[]) => ({ page: latencyOf(probes, 'page'), list: latencyOf(probes, 'list') });

/** One round, at least so many seconds long, since a visitor may feel the end of it. */
async function attackOnce(
  { target, places, fresh }: TestSite,
  attack: Attack,
  answers: Map<string, number>,
  seconds: number,
  cut: AbortController,
): Promise<void> {
  // Not AbortSignal.any over AbortSignal.timeout: a timer that only the joined signal knows may be collected and never ends.
  const length = seconds * 1_000;
  const late = setTimeout(() => cut.abort(), length + graceMs);
  const enough = new AbortController();
  const ends = setTimeout(() => enough.abort(), length);
  cut.signal.addEventListener('abort', () => enough.abort());
  const over = enough.signal;
  const count = (outcome: string) => void answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
  const round: Round = {
    target,
    places,
    over,
    signal: cut.signal,
    count,
    fresh,
    async send(message: Message) {
      const outcome = await send(target, message, cut.signal);
      count(outcome.status);
      return outcome;
    },
  };
  do await attack.run(round);
  while (!attack.once && !over.aborted);
  while (!over.aborted) await pause(50);
  clearTimeout(late);
  clearTimeout(ends);
  cut.abort();
}

/** How long visitors waited for a page, in ms, and how many got none. */
export interface Latency {
  p50: number;
  p95: number;
  max: number;
  failed: number;
}

/** Sends requests at a steady rate while something else runs; returns each response. */
export async function probeWhile(probing: Probing, act: () => Promise<unknown>): Promise<Probe[]> {
  const thread = new Worker(new URL('./prober-thread.ts', import.meta.url), { workerData: probing });
  await once(thread, 'message');
  const answer = once(thread, 'message');
  try {
    await act();
  } finally {
    thread.postMessage('end');
  }
  const [probes]: Probe[][] = await answer;
  if (!probes) throw new Error('The prober has reported nothing.');
  return probes;
}

/** Sums up the probes of a kind, or of both. */
export function latencyOf(probes: readonly Probe[], kind?: Probe['kind']): Latency {
  const own = probes.filter((probe) => !kind || probe.kind === kind);
  const part = quantilesOf(own.map(({ ms }) => ms));
  return { p50: part(0.5), p95: part(0.95), max: part(1), failed: own.filter(({ ok }) => !ok).length };
}

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

/** Looks at a site's memory ten times a second until it gets the message to stop; calls `tooMuch` once it has grown beyond reason. Returns a function that stops and tells the most it saw, in MB. */
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
