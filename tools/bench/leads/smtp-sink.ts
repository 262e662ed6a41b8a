import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on a free port that accepts everything and tells which submission a mail belongs to. */
export async function startSmtpSink(onMail: (submission: string) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _, done) {
      text(stream).then((message) => {
        done();
        onMail(/^X-Submission: (\S+)/m.exec(message)?.[1] ?? '');
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://localhost:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
