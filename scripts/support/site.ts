import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { toolEnv } from './project.ts';

/** A server that this command started. */
export interface Site {
  url: string;
  pid: number;
  /** Time from the start to the first response, in ms. */
  startMs: number;
  stop(): Promise<void>;
}

interface SiteCommand {
  /** The pinned Node by default. */
  command?: string;
  args: readonly string[];
  cwd: string;
  port: number;
  env?: Record<string, string>;
  /** The limit for a build and a start, in ms. */
  startTimeout?: number;
  /** Called with each line of the error output, from the first response on. */
  onError?: (line: string) => void;
}

/** Starts a server and waits until it answers; its output is shown only if the start fails. */
export async function startSite({
  command = process.execPath,
  args,
  cwd,
  port,
  env = {},
  startTimeout = 300_000,
  onError,
}: SiteCommand): Promise<Site> {
  const url = `http://localhost:${port}`;
  if (await answers(url)) throw new Error(`Another server answers at ${url}: stop it first.`);
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: toolEnv({ ...env, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const stop = stopper(child);
  while (!(await answers(url))) {
    if (child.exitCode === null && performance.now() - started < startTimeout) await pause(50);
    else {
      await stop();
      throw new Error(`The site did not start at ${url}:\n${Buffer.concat(output)}`);
    }
  }
  if (onError) createInterface(child.stderr).on('line', onError);
  return { url, pid: child.pid as number, startMs: performance.now() - started, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
    return true;
  } catch {
    // The server does not listen yet.
    return false;
  }
}

function stopper(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(end, 5_000);
    await ended;
    clearTimeout(timer);
    process.off('exit', end);
  };
}
