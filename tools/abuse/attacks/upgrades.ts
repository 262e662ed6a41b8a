import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Attack, atOnce, type Round } from '../attack.ts';

const at = (path: string) => `GET ${path} HTTP/1.1\r
Host: localhost\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: aGVlbS1hYnVzZS1oZWVtIQ==\r
\r
`;
/** A client that waits for an answer no longer leaves; what the server keeps then is the server's fault. */
const waitMs = 300;

/** Asks for an upgrade, waits a little, and leaves; counts the status, "closed" or "silent". */
function upgrade({ target: { port }, count }: Round, path: string): Promise<void> {
  return new Promise((resolve) => {
    let said = 'silent';
    const socket = connect(port, '127.0.0.1', () => socket.write(at(path)));
    const leave = () => socket.destroy();
    const late = setTimeout(leave, waitMs);
    socket.once('data', (data) => {
      said = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'no HTTP';
      leave();
    });
    socket.once('end', () => {
      if (said === 'silent') said = 'closed';
    });
    socket.once('error', ({ message }) => {
      said = message.includes('ECONNREFUSED') ? 'refused' : 'closed';
    });
    socket.once('close', () => {
      clearTimeout(late);
      count(said);
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
    for (let lot = 0; lot < 20 && !round.signal.aborted; lot++) {
      await atOnce(50, (index) => upgrade(round, paths[index % paths.length] ?? '/'));
      await pause(20);
    }
  },
};
