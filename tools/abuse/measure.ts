import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { memoryMb, processTree, quantilesOf } from '../support/processes.ts';
import type { Attack, Round } from './attack.ts';
import type { Probe, ProbeTargets } from './prober-thread.ts';
import { type Message, send } from './send.ts';
import type { TestSite } from './test-site.ts';

/** The effect of an attack on the site and on its visitors. */
export interface Finding {
  attack: Attack;
  way: TestSite['way'];
  /** Number of requests by outcome. */
  answers: ReadonlyMap<string, number>;
  alone: { page: Latency; list: Latency };
  during: { page: Latency; list: Latency };
  /** In MB; `after` has one value for each round. */
  memory: { before: number; peak: number; after: number[] };
  /** After 5 s: additional descriptors since the first round, which opens the permanent ones, and sockets that clients have left. */
  left: { descriptors: number; sockets: number };
  /** Whether the site's process has ended. */
  isGone: boolean;
}

// In ms: from the end of a round until memory is read, and until leaks are counted; the most a round may overrun; the prober alone.
const settleMs = 2_000;
const leakCheckMs = 5_000;
const graceMs = 12_000;
const aloneMs = 3_000;

/** Attacks a site for some rounds while a prober visits it; memory is read once the site is idle again. */
export async function measure(testSite: TestSite, attack: Attack, rounds: number, seconds: number): Promise<Finding> {
  const { pid, sitePort, target, places } = testSite;
  const probing = { target, page: places.home, list: places.list };
  const baseline = await probeWhile(probing, () => pause(aloneMs));
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
    if (round === 1 || round === rounds) await pause(leakCheckMs - settleMs);
    after.push({ memory, descriptors: openDescriptors(pid) });
  }
  return {
    attack,
    way: testSite.way,
    answers,
    alone: latencies(baseline),
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

/** Runs one round, which lasts at least `seconds`, since visitors may notice the end of an attack. */
async function attackOnce(
  { target, places, fresh }: TestSite,
  attack: Attack,
  answers: Map<string, number>,
  seconds: number,
  cut: AbortController,
): Promise<void> {
  // AbortSignal.any would not do: a timer that only the joined signal references may be garbage-collected and never fires.
  const length = seconds * 1_000;
  const timer = setTimeout(() => cut.abort(), length + graceMs);
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
  clearTimeout(timer);
  clearTimeout(ends);
  cut.abort();
}

/** The waiting times for a page, in ms, and the number of failed requests. */
export interface Latency {
  p50: number;
  p95: number;
  max: number;
  failed: number;
}

/** Sends requests at a steady rate while something else runs; returns each response. */
export async function probeWhile(probing: ProbeTargets, act: () => Promise<unknown>): Promise<Probe[]> {
  const thread = new Worker(new URL('./prober-thread.ts', import.meta.url), { workerData: probing });
  await once(thread, 'message');
  const answer = once(thread, 'message');
  try {
    await act();
  } finally {
    thread.postMessage('end');
  }
  const [probes]: Probe[][] = await answer;
  if (!probes) throw new Error('The prober sent no results.');
  return probes;
}

/** Latency of the probes of one kind, or of all. */
export function latencyOf(probes: readonly Probe[], kind?: Probe['kind']): Latency {
  const own = probes.filter((probe) => !kind || probe.kind === kind);
  const part = quantilesOf(own.map(({ ms }) => ms));
  return { p50: part(0.5), p95: part(0.95), max: part(1), failed: own.filter(({ ok }) => !ok).length };
}

// Linux only: reads /proc.

/** Number of descriptors that the site's processes have open. */
export const openDescriptors = (pid: number): number =>
  processTree(pid).reduce((sum, one) => sum + descriptorsOf(one), 0);

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    // The process has ended since it was listed.
    return 0;
  }
}

/** CLOSE_WAIT in /proc/net/tcp: the client has disconnected, the server has not closed the socket. */
const closeWait = '08';

/** Number of sockets on a port that the client has left and the server still holds. */
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

/** Protects the machine: an attack is stopped when memory has grown this much. */
const maxGrowthMb = 1_500;

/** Samples a site's memory ten times a second and calls `tooMuch` above the limit. Returns a function that stops and returns the peak in MB. */
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
