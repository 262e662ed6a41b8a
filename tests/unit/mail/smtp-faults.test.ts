import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smtpTransport } from '@/lib/mail/transport';
import { onSqlite } from '@/tests/support/storage/database';
import { deliver, queue, settled, smtpAnswer, startSmtp } from '@/tests/support/storage/outbox';

/** The result of one mail sent through this server. */
async function outcome(...server: Parameters<typeof smtpTransport>) {
  deliver(smtpTransport(...server));
  await queue({ subject: 'once' });
  return settled();
}
const failedWith = (reason: string) => [{ state: 'failed', tries: 4, last_error: expect.stringContaining(reason) }];
const sentAfter = (tries: number) => [{ state: 'sent', tries, last_error: null }];

// Each failed try is said on the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

/** A server that speaks no SMTP: what it does with a connection is all it does. */
async function startOther(onConnection: (socket: Socket) => void) {
  const server = createServer(onConnection);
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket.on('error', () => socket.destroy())));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

onSqlite(() => {
  it('an unreachable server is retried until the mail fails, with the reason', async () => {
    await using smtp = await startOther(() => undefined);
    await smtp[Symbol.asyncDispose]();
    expect(await outcome(smtp.url, 1)).toEqual(failedWith('ECONNREFUSED'));
  });

  it('a server that accepts the connection and sends nothing delays others only briefly', async () => {
    await using smtp = await startOther(() => undefined);
    expect(await outcome(smtp.url, 2, { greetingTimeout: 50 })).toEqual(failedWith('Greeting never received'));
  });

  it('a server that hangs during the mail is disconnected', async () => {
    let calls = 0;
    await using smtp = await startSmtp({ onRcptTo: (_, __, done) => void (calls++ === 0 ? undefined : done()) });
    expect(await outcome(smtp.url, 1, { socketTimeout: 600 })).toEqual(sentAfter(2));
  });

  it('a connection that drops during the message is not a delivery', async () => {
    let calls = 0;
    await using smtp = await startSmtp({}, (stream) => {
      if (calls++ > 0) return true;
      stream.once('data', () => smtp.dropAll());
      return false;
    });
    expect(await outcome(smtp.url, 1)).toEqual(sentAfter(2));
    expect(smtp.received.map(({ subject }) => subject)).toEqual(['once']);
  });

  it('“later” (4xx) is tried again until it is accepted', async () => {
    let calls = 0;
    const answers = [smtpAnswer(451, 'greylisted'), smtpAnswer(421, 'too busy'), null];
    await using smtp = await startSmtp({ onRcptTo: (_, __, done) => done(answers[calls++]) });
    expect(await outcome(smtp.url, 1)).toEqual(sentAfter(3));
    expect(smtp.received).toHaveLength(1);
  });

  it('“never” (5xx) is retried as well, since servers get repaired; the last answer is stored', async () => {
    let calls = 0;
    await using smtp = await startSmtp({
      onRcptTo: (_, __, done) =>
        done(calls++ === 0 ? smtpAnswer(451, 'greylisted') : smtpAnswer(550, 'no such mailbox')),
    });
    expect(await outcome(smtp.url, 1)).toEqual(failedWith('550 no such mailbox'));
  });

  it('a rejected mail does not delay others', async () => {
    await using smtp = await startSmtp({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('gone') ? smtpAnswer(550, 'gone') : null),
    });
    deliver(smtpTransport(smtp.url, 2));
    await queue({ to: 'gone@visitor.example' }, {}, {}, {});
    expect((await settled()).map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent', 'sent']);
    expect(smtp.received).toHaveLength(3);
  });
});
