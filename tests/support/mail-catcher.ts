import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { ports } from '../../scripts/support/project.ts';

// Started by playwright.config.ts beside the site: an SMTP server whose mails the tests read over HTTP, by recipient.

const mails = new Map<string, string[]>();

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    text(stream).then((mail) => {
      for (const { address } of envelope.rcptTo) mails.set(address, [...(mails.get(address) ?? []), mail]);
      done();
    }, done);
  },
});
smtp.listen(ports.testMail, 'localhost');

createServer(({ url = '' }, answer) => {
  const to = new URL(url, 'http://localhost').searchParams.get('to') ?? '';
  answer.setHeader('content-type', 'application/json').end(JSON.stringify(mails.get(to) ?? []));
}).listen(ports.testMailbox, 'localhost');
