import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface TestSmtp extends AsyncDisposable {
  url: string;
  /** What has been accepted, in order. */
  received: Email[];
  /** Breaks every connection off. */
  dropAll(): void;
}

/** An answer that refuses: 4xx for now, 5xx for good. */
export const smtpAnswer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** An SMTP server on a free port that keeps what it accepts; `accepts` may deal with a message otherwise and return false. */
export async function startSmtp(
  options: SMTPServerOptions = {},
  accepts: (message: Readable) => boolean = () => true,
): Promise<TestSmtp> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _, done) {
      if (!accepts(stream)) return;
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => received.push(mail))
        .then(() => done(), done);
    },
    ...options,
  });
  // A client that leaves in the midst of a message, as these tests make it.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    received,
    dropAll() {
      for (const { _socket } of server.connections as Set<{ _socket: { destroy(): void } }>) _socket.destroy();
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
