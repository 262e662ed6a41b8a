import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cpuMs, processTree } from '../support/processes.ts';

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
