import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import compression from 'compression';
import next from 'next';
import { processState } from './lib/base/process-state.ts';
import { tryParseJson } from './lib/base/try-json.ts';
import { env } from './lib/env.ts';
import { clientNetwork, trustForwarded } from './lib/http/client-address.ts';
import { FairQueue, RequestCount } from './lib/http/fair-queue.ts';
import { answerWithOwnStatus } from './lib/next/answer-status.ts';
import { finishPage } from './lib/next/finish-page.ts';
import { policy, securityHeaders } from './lib/security/headers.ts';

// Next's custom server (https://nextjs.org/docs/app/guides/custom-server) for what pages and routes cannot decide, because Next answers
// before them: docs/decisions/custom-server.md

/** `compression` is typed for Express, but needs only what Node has. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const app = next({ dev: false, dir: import.meta.dirname, hostname: 'localhost', port: env.port });
const methods = ['GET', 'HEAD', 'POST'];

/** In bytes: larger than a form without a file, and larger than any form. */
const largeBody = 256 * 1024;
const maxBodyBytes = 64 * 1024 * 1024;

/** Running requests may take this long (ms) when the server is stopped. */
const stopTimeoutMs = 5_000;

function answer(request: IncomingMessage, response: ServerResponse): void {
  trustForwarded(request.headers, request.socket.remoteAddress ?? '', env.trustedProxies);
  const status = errorStatus(request);
  if (status) reject(response, status);
  else
    answerQueued(request, response, queueOf(request)).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
      if (response.headersSent) response.destroy();
      else reject(response, 500);
    });
}

// nginx compresses what it serves (deploy/nginx.conf).
const compress = env.compress ? (compression() as unknown as Middleware) : null;

const answerNow = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWithOwnStatus(response, async () => {
    compress?.(request, response, () => undefined);
    finishPage(response);
    await handle(request, response);
  });

// A cached page takes 1 or 2 ms, a list 10 to 20, a form 10 to 30, one with a file 100: of many of a kind only a few run at a time, and
// other requests overtake them. A list waits for nothing but the processor, a form for the database, too.
const unqueued = new RequestCount();
const lists = new FairQueue({ parallel: 1, maxWaiting: 300, maxOfNetwork: 50, maxTurnMs: 500, unqueued });
const posts = new FairQueue({ parallel: 2, maxWaiting: 300, maxOfNetwork: 50, maxTurnMs: 500, unqueued });
// One network may have ten of these: a thread takes up to 0.1 s for each, one after the other.
const travels = new FairQueue({ parallel: 2, maxWaiting: 100, maxOfNetwork: 10, maxTurnMs: 500, unqueued });
const files = new FairQueue({ parallel: 1, maxWaiting: 100, maxOfNetwork: 20, maxTurnMs: 500, unqueued });

function queueOf({ method, url = '', headers }: IncomingMessage): FairQueue | null {
  if (Number(headers['content-length'] ?? 0) > largeBody) return files;
  if (url.startsWith('/api/travel/')) return travels;
  if (method === 'POST') return posts;
  return url.includes('?') || /^\/api\/(?:map|homes|search)\//.test(url) ? lists : null;
}

async function answerQueued(
  request: IncomingMessage,
  response: ServerResponse,
  queue: FairQueue | null,
): Promise<void> {
  if (!queue) return unqueued.during(() => answerNow(request, response));
  const end = await queue.enter(clientNetwork({ get: (name) => String(request.headers[name] ?? '') }));
  if (!end) return reject(response, 503);
  try {
    if (request.socket.destroyed) return;
    await answerNow(request, response);
    // Compressing and writing the response counts, too; a visitor who leaves meanwhile is no error.
    await finished(response).catch(() => undefined);
  } finally {
    end();
  }
}

/** The error status of a request that Next would answer with an error page, or leave open; null if it may answer. */
function errorStatus({ method = '', url = '', headers }: IncomingMessage): number | null {
  if (!methods.includes(method)) return 405;
  // Other upgrades, such as curl's to HTTP/2, are optional: the server ignores them.
  if (headers.upgrade?.toLowerCase() === 'websocket') return 400;
  // Reading such a body to its end, as that of a form that is slightly too large, would keep the process busy: the connection is closed.
  if (headers['transfer-encoding']) return 411;
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return 413;
  // Next answers both with 500. It shows a page for another address that cannot be decoded.
  const [path = ''] = url.split('?');
  if (path.startsWith('/api/') && decoded(path) === null) return 400;
  const routerState = headers['next-router-state-tree'];
  if (routerState !== undefined && !Array.isArray(tryParseJson(decoded(String(routerState)) ?? ''))) return 400;
  // The site uses only the static files among Next's own addresses: no image optimizer, no data of the pages router.
  return /^\/_next(?!\/static\/)(?:[/?]|$)/.test(url) ? 404 : null;
}

/** A text without its percent escapes; null if one is malformed. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function reject(response: ServerResponse, status: number): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  response.writeHead(status, {
    'content-security-policy': policy(),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 ? { allow: methods.join(', ') } : {}),
    ...(status === 503 ? { 'retry-after': '5' } : {}),
  });
  response.end();
}

// Upgrades are not passed to Next, which leaves the sockets of unknown ones open forever.
const server = createServer(
  { shouldUpgradeCallback: () => false, headersTimeout: 20_000, requestTimeout: 120_000 },
  answer,
);
// In ms without a byte in either direction, for clients that stop reading.
server.setTimeout(60_000);

let stopping = false;
async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  // A terminal and npm both send the signal.
  if (stopping) return;
  stopping = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, pause(stopTimeoutMs)]);
  server.closeAllConnections();
  await app.close();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

processState.build = readFileSync(path.join(import.meta.dirname, '.next/BUILD_ID'), 'utf8');
await app.prepare();
const handle = app.getRequestHandler();
server.on('error', (error) => {
  console.error(`The site cannot listen on port ${env.port}: ${error.message}`);
  process.exit(1);
});
server.listen(env.port, env.host, () => console.log(`Heem is at http://localhost:${env.port}`));
