import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtp {
  url: string;
  /** What has been accepted, in order. */
  received: Email[];
  close(): Promise<void>;
}

/** An SMTP server on a free port that keeps what it accepts; faults are options of smtp-server. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => received.push(mail))
        .then(() => done(), done);
    },
    ...options,
  });
  server.on('error', (error) => console.log(`smtp-server: ${error.message}`));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
