import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, type Round, repeatInParallel } from '../attack.ts';
import { multipart } from './bodies.ts';

const dripMs = 1_000;
const roundMs = 6_000;

/** Opens connections, writes the same start to each, calls `act` on each every second, then closes them; counts how they ended. */
async function hold(round: Round, connections: number, begin: () => string, act: (socket: Socket) => void) {
  const { target, signal, count } = round;
  await repeatInParallel(connections, async () => {
    let ended = 'held to the end';
    const socket = connect(target.port, '127.0.0.1');
    socket.on('error', ({ message }) => {
      ended = message.includes('ECONNREFUSED') ? 'refused' : 'closed';
    });
    socket.once('end', () => {
      ended = 'closed';
    });
    socket.write(begin());
    for (let iteration = 0; iteration < roundMs / dripMs && !signal.aborted && !socket.destroyed; iteration++) {
      act(socket);
      await pause(dripMs);
    }
    socket.destroy();
    count(ended);
  });
}

const head = (first: string, more: Record<string, string> = {}): string =>
  `${first} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(more)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`;

export const slowClients: Attack[] = [
  {
    name: 'slow: headers',
    sent: '300 connections, a byte of a header a second',
    once: true,
    run: (round) =>
      hold(
        round,
        300,
        () => head(`GET ${round.places.home}`),
        (socket) => socket.resume().write('x'),
      ),
  },
  {
    name: 'slow: readers',
    sent: '100 that read a list slowly',
    once: true,
    run: (round) =>
      hold(
        round,
        100,
        () => `${head(`GET ${round.places.list}?min=${round.fresh()}`)}\r\n`,
        (socket) => void socket.read(1),
      ),
  },
  {
    name: 'slow: bodies',
    sent: '100 that send a form, a byte a second',
    once: true,
    run: (round) =>
      hold(
        round,
        100,
        () => `${head('POST /api/forms/', { ...multipart, 'content-length': '1000000' })}\r\n`,
        (socket) => socket.resume().write('-'),
      ),
  },
];

const upgradeRequest = (path: string) => `GET ${path} HTTP/1.1\r
Host: localhost\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: aGVlbS1hYnVzZS1oZWVtIQ==\r
\r
`;
/** The client disconnects after this time; a socket that the server still holds then is a leak of the server. */
const waitMs = 300;

/** Requests an upgrade, waits a little and disconnects; counts the status, "closed" or "silent". */
function upgrade({ target: { port }, count }: Round, path: string): Promise<void> {
  return new Promise((resolve) => {
    let outcome = 'silent';
    const socket = connect(port, '127.0.0.1', () => socket.write(upgradeRequest(path)));
    const disconnect = () => socket.destroy();
    const timer = setTimeout(disconnect, waitMs);
    socket.once('data', (data) => {
      outcome = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'no HTTP';
      disconnect();
    });
    socket.once('end', () => {
      if (outcome === 'silent') outcome = 'closed';
    });
    socket.once('error', ({ message }) => {
      outcome = message.includes('ECONNREFUSED') ? 'refused' : 'closed';
    });
    socket.once('close', () => {
      clearTimeout(timer);
      count(outcome);
      resolve();
    });
  });
}

export const upgrades: Attack = {
  name: 'upgrades',
  sent: '1,000 upgrades to a WebSocket, 50 at once',
  once: true,
  async run(round) {
    const paths = ['/_next/hmr', '/images/x', round.places.home, '/api/forms/'];
    for (let batch = 0; batch < 20 && !round.signal.aborted; batch++) {
      await repeatInParallel(50, (index) => upgrade(round, paths[index % paths.length] ?? '/'));
      await pause(20);
    }
  },
};
