import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { env } from './lib/env.ts';
import { answerWithOwnStatus } from './lib/next/answer-status.ts';
import { trustForwarded } from './lib/requests/client-address.ts';
import { FairQueue } from './lib/requests/fair-queue.ts';
import { policy, securityHeaders } from './lib/security/headers.ts';

// Next's custom server (https://nextjs.org/docs/app/guides/custom-server): what no page or route can decide, because Next answers
// before them, is decided here. docs/decisions/custom-server.md

const app = next({ dev: false, dir: import.meta.dirname, hostname: 'localhost', port: env.port });
const methods = ['GET', 'HEAD', 'POST'];

/** In bytes: more than a form without a file, and more than any form. */
const largeBody = 256 * 1024;
const absurdBody = 64 * 1024 * 1024;

/** How long (ms) an answer may take that is on its way when the site is asked to stop. */
const stopTimeout = 5_000;

function answer(request: IncomingMessage, response: ServerResponse): void {
  trustForwarded(request.headers, request.socket.remoteAddress ?? '', env.trustedProxies);
  const status = refusedStatus(request);
  if (status) refuse(response, status);
  else
    answerInTurn(request, response, queueOf(request)).catch((error: unknown) => {
      console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
}

const pass = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  answerWithOwnStatus(response, () => handle(request, response));

// A page that is kept takes 1 or 2 ms, a list 10 to 20, a form with a file 100: of a flood of lists or files a few run at a time, and
// others pass them.
const lists = new FairQueue({ parallel: 3, maxWaiting: 300, maxTurn: 500 });
const files = new FairQueue({ parallel: 1, maxWaiting: 100, maxTurn: 500 });

function queueOf({ url = '', headers }: IncomingMessage): FairQueue | null {
  if (Number(headers['content-length'] ?? 0) > largeBody) return files;
  return url.includes('?') || /^\/api\/(?:map|homes|search)\//.test(url) ? lists : null;
}

async function answerInTurn(
  request: IncomingMessage,
  response: ServerResponse,
  queue: FairQueue | null,
): Promise<void> {
  if (!queue) return pass(request, response);
  const end = await queue.enter(String(request.headers['x-forwarded-for']));
  if (!end) return refuse(response, 503);
  try {
    if (!request.socket.destroyed) await pass(request, response);
  } finally {
    end();
  }
}

/** What Next would answer with an error of its own, or leave open; null for all that it is asked. */
function refusedStatus({ method = '', url = '', headers }: IncomingMessage): number | null {
  if (!methods.includes(method)) return 405;
  // Other upgrades, such as curl's to HTTP/2, are offers, which a server may leave unanswered.
  if (headers.upgrade?.toLowerCase() === 'websocket') return 400;
  // Drained as a form that is a little too large, it would keep the process busy: the connection is closed.
  if (headers['transfer-encoding']) return 411;
  if (Number(headers['content-length'] ?? 0) > absurdBody) return 413;
  // Of Next's own addresses only files are in use: no optimized picture, no data of the pages router.
  return /^\/_next(?!\/static\/)(?:[/?]|$)/.test(url) ? 404 : null;
}

function refuse(response: ServerResponse, status: number): void {
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

// No upgrade is handed to Next, which leaves the sockets of those that it does not know open for ever.
const server = createServer(
  { shouldUpgradeCallback: () => false, headersTimeout: 20_000, requestTimeout: 120_000 },
  answer,
);
// In ms, without a byte in either direction: for readers that stop reading.
server.setTimeout(60_000);

let stopping = false;
async function stop(signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  // A terminal and npm both send it.
  if (stopping) return;
  stopping = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await Promise.race([closed, pause(stopTimeout)]);
  server.closeAllConnections();
  await app.close();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));

await app.prepare();
const handle = app.getRequestHandler();
server.on('error', (error) => {
  console.error(`The site cannot listen on port ${env.port}: ${error.message}`);
  process.exit(1);
});
server.listen(env.port, env.host, () => console.log(`Heem is at http://localhost:${env.port}`));
