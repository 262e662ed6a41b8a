import { parentPort, workerData } from 'node:worker_threads';
import { callAtRate } from '../support/processes.ts';
import { send, type Target, visitor } from './send.ts';

/** The prober requests a cached page and lists rendered per request, in turn. */
export interface ProbeTargets {
  target: Target;
  page: string;
  list: string;
}

/** One response: the kind of page, its time in ms, and whether the status was 200. */
export interface Probe {
  kind: 'page' | 'list';
  ms: number;
  ok: boolean;
}

const perSecond = 20;
const timeoutMs = 10_000;

// In a separate thread, so that the attack does not delay the measurement.
const { target, page, list }: ProbeTargets = workerData;
const enough = new AbortController();
const found: Probe[] = [];
let iteration = 0;

async function probe(): Promise<void> {
  const kind = iteration++ % 2 ? 'list' : 'page';
  const path = kind === 'page' ? page : `${list}?min=${100_000 + (iteration % 40) * 5_000}`;
  const started = performance.now();
  const { status } = await send(target, { path, sender: visitor }, AbortSignal.timeout(timeoutMs));
  found.push({ kind, ms: performance.now() - started, ok: status === '200' });
}

parentPort?.once('message', () => enough.abort());
// The first requests warm up this thread.
for (let first = 0; first < 4; first++) await probe();
found.length = 0;
parentPort?.postMessage('ready');
await callAtRate(perSecond, probe, enough.signal);
parentPort?.postMessage(found);
