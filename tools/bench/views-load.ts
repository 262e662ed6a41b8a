import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { sendView } from '../../scripts/support/send-view.ts';
import { steadily } from '../support/timing.ts';

export interface ViewLoad {
  site: string;
  homes: readonly number[];
  /** The first visitor, a number; each view is of another. */
  from: number;
  /** Views each second, whatever the site does with them; null for as many as 32 visitors at once can send. */
  perSecond: number | null;
}

/** What was sent when the load was told to end, and how much of it was answered well. */
export interface LoadResult {
  sent: number;
  answered: number;
  seconds: number;
}

// A thread of its own: what is measured beside it must not wait for it.
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
await (perSecond ? steadily(perSecond, send, enough.signal) : sendAsFastAsPossible());
agent.destroy();
parentPort?.postMessage(found);
