import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { abandonedSockets } from '@/tools/abuse/measure';
import { send } from '@/tools/abuse/send';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    open.push(server);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
const site = (answer: RequestListener) => listening(createHttpServer(answer));
const soon = () => AbortSignal.timeout(15_000);
const body = { piece: Buffer.alloc(65_536, 'x'), bytes: 600_000_000 };

it('returns the result of a request', async () => {
  const silent = new AbortController();
  const port = await site(({ url }, answer) => {
    if (url === '/cut') answer.destroy();
    else if (url === '/silent') silent.abort();
    else answer.writeHead(204).end();
  });
  const statusOf = async (path: string, to = port, signal = soon()) =>
    (await send({ port: to, behindNginx: false }, { path }, signal)).status;
  expect([await statusOf('/'), await statusOf('/cut')]).toEqual(['204', 'cut']);
  expect(await statusOf('/silent', port, silent.signal)).toBe('none');
  expect(await statusOf('/', 1)).toBe('refused');
});

it.each([false, true])('stops sending a huge body (chunked: %s) to a site that refuses it', async (chunked) => {
  let received = 0;
  const port = await site((request, answer) => {
    request.on('data', (piece: Buffer) => {
      received += piece.length;
    });
    answer.writeHead(413, { connection: 'close' }).end();
  });
  const message = { method: 'POST', path: '/', body, chunked } as const;
  expect((await send({ port, behindNginx: false }, message, soon())).status).toBe('413');
  expect(received).toBeLessThan(body.bytes / 10);
});

it('imitates many networks, direct and behind nginx', async () => {
  const seen: (string | undefined)[] = [];
  const port = await site(({ headers, socket }, answer) => {
    seen.push(headers['x-forwarded-for']?.toString() ?? socket.remoteAddress);
    answer.end();
  });
  await send({ port, behindNginx: false }, { path: '/', sender: 258 }, soon());
  await send({ port, behindNginx: true }, { path: '/', sender: 258 }, soon());
  await send({ port, behindNginx: true }, { path: '/', sender: 70_000 }, soon());
  expect(seen).toEqual(['198.18.1.2', '127.1.1.2', '127.2.17.112']);
});

it('counts the sockets that a site keeps after its clients have left', async () => {
  const asked = new AbortController();
  const port = await listening(
    createServer({ allowHalfOpen: true }, (socket) => socket.on('data', () => asked.abort())),
  );
  expect(abandonedSockets(port)).toBe(0);
  expect((await send({ port, behindNginx: false }, { path: '/' }, asked.signal)).status).toBe('none');
  await expect.poll(() => abandonedSockets(port), { timeout: 10_000 }).toBe(1);
});
