import { createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smtpTransport } from '@/lib/mail/transport';
import { onSqlite } from '../../support/storage/database';
import { deliver, queue, settled, smtpAnswer, startSmtp } from '../../support/storage/outbox';

const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 600 };

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
    deliver(smtpTransport(smtp.url, 1, impatient));
    await queue({});
    expect(await settled()).toEqual([
      { state: 'failed', tries: 4, last_error: expect.stringContaining('ECONNREFUSED') },
    ]);
  });

  it('a server that takes the call and says nothing holds up nothing for long', async () => {
    await using smtp = await startOther(() => undefined);
    deliver(smtpTransport(smtp.url, 2, impatient));
    await queue({});
    expect(await settled()).toEqual([
      { state: 'failed', tries: 4, last_error: expect.stringContaining('Greeting never received') },
    ]);
  });

  it('a server that hangs within the mail is left', async () => {
    let calls = 0;
    await using smtp = await startSmtp({ onRcptTo: (_, __, done) => void (calls++ === 0 ? undefined : done()) });
    deliver(smtpTransport(smtp.url, 1, impatient));
    await queue({});
    expect(await settled()).toEqual([{ state: 'sent', tries: 2, last_error: null }]);
  });

  it('a connection that drops in the midst of the message is no delivery', async () => {
    let calls = 0;
    await using smtp = await startSmtp({}, (stream) => {
      if (calls++ > 0) return true;
      stream.once('data', () => smtp.dropAll());
      return false;
    });
    deliver(smtpTransport(smtp.url, 1, impatient));
    await queue({ subject: 'once' });
    expect(await settled()).toEqual([{ state: 'sent', tries: 2, last_error: null }]);
    expect(smtp.received.map(({ subject }) => subject)).toEqual(['once']);
  });

  it('“later” (4xx) is tried again until it is accepted', async () => {
    let calls = 0;
    const answers = [smtpAnswer(451, 'greylisted'), smtpAnswer(421, 'too busy'), null];
    await using smtp = await startSmtp({ onRcptTo: (_, __, done) => done(answers[calls++]) });
    deliver(smtpTransport(smtp.url, 1));
    await queue({});
    expect(await settled()).toEqual([{ state: 'sent', tries: 3, last_error: null }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('“never” (5xx) counts as a try, too, since servers are mended; the last answer is kept', async () => {
    let calls = 0;
    await using smtp = await startSmtp({
      onRcptTo: (_, __, done) =>
        done(calls++ === 0 ? smtpAnswer(451, 'greylisted') : smtpAnswer(550, 'no such mailbox')),
    });
    deliver(smtpTransport(smtp.url, 1));
    await queue({});
    expect(await settled()).toEqual([
      { state: 'failed', tries: 4, last_error: expect.stringContaining('550 no such mailbox') },
    ]);
  });

  it('one refused mail holds up no other', async () => {
    await using smtp = await startSmtp({
      onRcptTo: ({ address }, _, done) => done(address.startsWith('gone') ? smtpAnswer(550, 'gone') : null),
    });
    deliver(smtpTransport(smtp.url, 2));
    await queue({ to: 'gone@visitor.example' }, {}, {}, {});
    expect((await settled()).map(({ state }) => state).sort()).toEqual(['failed', 'sent', 'sent', 'sent']);
    expect(smtp.received).toHaveLength(3);
  });
});
