import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { sendView } from '../../scripts/support/send-view.ts';
import { callAtRate } from '../support/processes.ts';

export interface ViewLoad {
  site: string;
  homes: readonly number[];
  /** Number of the first visitor; each view comes from the next one. */
  from: number;
  /** Views each second, independent of the response times; null for as many as 32 parallel visitors can send. */
  perSecond: number | null;
}

/** Number of views sent when the load ended, and of those answered with 204. */
export interface LoadResult {
  sent: number;
  answered: number;
  seconds: number;
}

// In a separate thread, so that it does not delay what is measured in the main one.
const { site, homes, from, perSecond }: ViewLoad = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: perSecond ? 256 : 32 });
const started = performance.now();
const passed = () => (performance.now() - started) / 1000;
const found: LoadResult = { sent: 0, answered: 0, seconds: 0 };
const enough = new AbortController();

async function send(): Promise<void> {
  const visitor = from + found.sent++;
  if (await sendView(site, homes[visitor % homes.length] ?? 0, visitor, agent)) found.answered++;
}

async function sendAsFastAsPossible(): Promise<void> {
  const visitor = async () => {
    while (!enough.signal.aborted) await send();
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

parentPort?.once('message', () => {
  enough.abort();
  found.seconds = passed();
});
await (perSecond ? callAtRate(perSecond, send, enough.signal) : sendAsFastAsPossible());
agent.destroy();
parentPort?.postMessage(found);
