import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import { db, inTransaction } from '@/lib/db/database';
import { type RunningJob, startJob } from '@/lib/jobs/job';
import { queueMail } from '@/lib/letters/compose';
import type { Mail } from '@/lib/mail/mail';
import type { Transport } from '@/lib/mail/transport';
import { defaultSettings, mailJob, type WorkerSettings } from '@/lib/mail/worker';
import { endings } from './database';
import { mail } from './examples';

/** A worker of this test that wakes with each commit and retries at once, up to four times. */
export function deliver(transport: Transport, own: Partial<WorkerSettings> = {}): RunningJob {
  const retry: WorkerSettings['retry'] = (_, tries, now) => (tries < 4 ? now : null);
  const settings = { ...defaultSettings, busyPollMs: 50, quietPollMs: 50, retry, ...own };
  const worker = startJob('mails', mailJob(transport, settings));
  endings.push(() => {
    processState.jobs = {};
    return worker.stop();
  });
  return worker;
}

export const queue = (...mails: Partial<Mail>[]): Promise<void> =>
  inTransaction(async (trx) => {
    for (const own of mails) await queueMail(trx, mail(own));
  });

/** The state of the mails, the oldest first. */
export const outbox = async () =>
  (await db()).selectFrom('outbox').select(['state', 'tries', 'last_error']).orderBy('created_at').execute();

/** Resolves when no mail is waiting. */
export const settled = () =>
  vi.waitFor(
    async () => {
      const mails = await outbox();
      if (mails.some(({ state }) => state === 'waiting')) throw new Error(`still waiting: ${JSON.stringify(mails)}`);
      return mails;
    },
    { timeout: 15_000, interval: 30 },
  );

interface TestSmtp extends AsyncDisposable {
  url: string;
  /** The accepted mails, in order. */
  received: Email[];
  /** Closes every connection. */
  dropAll(): void;
}

/** A refusal: 4xx is temporary, 5xx permanent. */
export const smtpAnswer = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** An SMTP server on a free port that stores accepted mails; `accepts` may handle a message differently and return false. */
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
  // The client disconnects during a message, as some tests do.
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
