import { execFile } from 'node:child_process';
import { Agent } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { sendView } from '../../scripts/support/send-view.ts';
import { callAtRate, cpuMs, processTree } from '../support/processes.ts';

export interface Load {
  perSecond: number;
  /** CPU time of the servers for one request, in ms. */
  cpuMs: number;
}

interface Target {
  url: string;
  /** Path with %d in it: no address is requested twice. Without it, every request has the address of `url`. */
  distinct?: { pattern: string; from: number };
  encoding?: string;
  /** Processes whose CPU time is counted. */
  servers: readonly number[];
  seconds: number;
}

const connections = 16;

/** Loads a server with wrk for some seconds; throws if a status is not 200. Slow responses are counted. */
export async function load({ url, distinct, encoding = 'gzip', servers, seconds }: Target): Promise<Load> {
  const address = distinct ? new URL(distinct.pattern.replace('%d', String(distinct.from)), url).href : url;
  const first = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': encoding } });
  await first.arrayBuffer();
  if (first.status !== 200) throw new Error(`${address}: expected status 200, found ${first.status}`);

  const script = distinct ? ['-s', path.join(import.meta.dirname, 'distinct.lua')] : [];
  const words = distinct ? ['--', distinct.pattern, String(distinct.from)] : [];
  const pids = servers.flatMap(processTree);
  const before = cpuMs(pids);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    `Accept-Encoding: ${encoding}`,
    ...script,
    url,
    ...words,
  ];
  const { stdout } = await promisify(execFile)('wrk', args);
  const used = cpuMs(pids) - before;
  if (/Non-2xx|Socket errors: (?!connect 0, read 0, write 0)/.test(stdout))
    throw new Error(`${address}: some requests failed\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), cpuMs: used / requests };
}

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
