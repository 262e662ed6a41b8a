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
const soon = () => AbortSignal.timeout(5_000);
const body = { piece: Buffer.alloc(65_536, 'x'), bytes: 600_000_000 };

it('returns the result of a request', async () => {
  const port = await site(({ url }, answer) => {
    if (url === '/cut') answer.destroy();
    else if (url !== '/silent') answer.writeHead(204).end();
  });
  const target = { port, behindNginx: false };
  expect((await send(target, { path: '/' }, soon())).status).toBe('204');
  expect((await send(target, { path: '/cut' }, soon())).status).toBe('cut');
  expect((await send(target, { path: '/silent' }, AbortSignal.timeout(500))).status).toBe('none');
  expect((await send({ port: 1, behindNginx: false }, { path: '/' }, soon())).status).toBe('refused');
});

it.each([false, true])('stops sending a huge body (chunked: %s) to a site that refuses it', async (chunked) => {
  const port = await site((_, answer) => answer.writeHead(413, { connection: 'close' }).end());
  const before = performance.now();
  const message = { method: 'POST', path: '/', body, chunked } as const;
  expect((await send({ port, behindNginx: false }, message, AbortSignal.timeout(15_000))).status).toBe('413');
  expect(performance.now() - before).toBeLessThan(14_000);
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
  const port = await listening(createServer({ allowHalfOpen: true }, (socket) => void socket.resume()));
  expect(abandonedSockets(port)).toBe(0);
  expect((await send({ port, behindNginx: false }, { path: '/' }, AbortSignal.timeout(1_000))).status).toBe('none');
  await expect.poll(() => abandonedSockets(port)).toBe(1);
});
