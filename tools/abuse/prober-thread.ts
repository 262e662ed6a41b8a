import { parentPort, workerData } from 'node:worker_threads';
import { steadily } from '../support/processes.ts';
import { send, type Target, visitor } from './send.ts';

/** What the prober asks for in turns: a page that is kept, and lists that are made for the request. */
export interface Probing {
  target: Target;
  page: string;
  list: string;
}

/** One answer: of which kind of page, how long it took in ms, and whether it was the page. */
export interface Probe {
  kind: 'page' | 'list';
  ms: number;
  ok: boolean;
}

const perSecond = 20;
const timeout = 10_000;

// A thread of its own, so that what it measures does not wait for the attack.
const { target, page, list }: Probing = workerData;
const enough = new AbortController();
const found: Probe[] = [];
let turn = 0;

async function probe(): Promise<void> {
  const kind = turn++ % 2 ? 'list' : 'page';
  const path = kind === 'page' ? page : `${list}?min=${100_000 + (turn % 40) * 5_000}`;
  const started = performance.now();
  const { status } = await send(target, { path, sender: visitor }, AbortSignal.timeout(timeout));
  found.push({ kind, ms: performance.now() - started, ok: status === '200' });
}

parentPort?.once('message', () => enough.abort());
// The first requests warm up this thread.
for (let first = 0; first < 4; first++) await probe();
found.length = 0;
parentPort?.postMessage('ready');
await steadily(perSecond, probe, enough.signal);
parentPort?.postMessage(found);
