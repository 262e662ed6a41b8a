import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ports } from '@/scripts/support/project';

// Debian's Firefox and WebKit, which Playwright does not drive: by WebDriver BiDi and by WebDriver.

export interface OtherBrowser {
  open(address: string): Promise<void>;
  /** Runs a function in the open page; arguments and result must be serializable as JSON. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  close(): Promise<void>;
}

const firefox = '/usr/bin/firefox-esr';
const [miniBrowser = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');

/** Whether a browser and its driver are installed. */
export const isInstalled = {
  firefox: existsSync(firefox),
  webkit: existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run') && miniBrowser !== '',
};

const expressionOf = (work: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `JSON.stringify((${work})(...${JSON.stringify(args)}) ?? null)`;

/** Retries for ten seconds, while a program is starting. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (attempt === 50) throw error;
      await pause(200);
    }
}

/** Starts a program; returns a function that ends it and its child processes. */
function start(command: string, args: readonly string[]): () => Promise<void> {
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    return ended;
  };
}

const connected = (address: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error(`${address} does not answer`));
  });

interface Evaluated {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

async function startFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'heem-firefox-'));
  const port = String(ports.testDriver);
  const end = start(firefox, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', port]);
  const socket = await patiently(() => connected(`ws://127.0.0.1:${port}/session`));
  const waiting = new Map<number, (answer: { result?: unknown; error?: string; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
  };
  let id = 0;
  const send = async <Result>(method: string, params: object) => {
    const answered = new Promise<{ result?: unknown; error?: string; message?: string }>((resolve) =>
      waiting.set(++id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    if (error) throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const tree = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = tree.contexts;
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(work, ...args) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: expressionOf(work, args),
        target: { context },
        awaitPromise: false,
      });
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async close() {
      socket.close();
      await end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function startWebKit(): Promise<OtherBrowser> {
  const driver = `http://127.0.0.1:${ports.testDriver}`;
  const end = start('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${ports.testDriver}`]);
  const send = async (method: string, address: string, body?: object) => {
    const answer = await fetch(driver + address, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await patiently(() => send('POST', '/session', { capabilities }))) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async run(work, ...args) {
      const script = `return ${expressionOf(work, args)}`;
      return JSON.parse(String(await send('POST', `${session}/execute/sync`, { script, args: [] })));
    },
    async close() {
      await send('DELETE', session);
      await end();
    },
  };
}

export const startBrowser = { firefox: startFirefox, webkit: startWebKit };
