import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { env } from '../env.ts';
import type { OutgoingMail } from './mail.ts';

/** What carries mails away. */
export interface Transport {
  /** Resolves once the mail is accepted; throws what the other side said. */
  send(id: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The SMTP server of SMTP_URL; without one, files in VAR_DIR. */
export const ownTransport = (parallel: number): Transport =>
  env.smtpUrl ? smtpTransport(env.smtpUrl, parallel) : fileTransport();

/** How long an SMTP server may keep silent, in ms. */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

// A mail holds what it needs: nothing is read from a disk or another host.
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Sends through a few connections that stay open. smtps:// is TLS from the start; smtp:// turns to TLS where the server offers it,
 * and with ?requireTLS=true sends nothing without.
 */
export function smtpTransport(url: string, parallel: number, own: Partial<typeof patience> = {}): Transport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: parallel,
    // Each try is ours to count.
    maxRequeues: 0,
    ...patience,
    ...own,
    ...closed,
  });
  return {
    send: async (_, mail) => void (await transporter.sendMail(toMessage(mail))),
    close: () => transporter.close(),
  };
}

export function fileTransport(): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...closed });
  return {
    async send(id, mail) {
      const { message } = await writer.sendMail(toMessage(mail));
      await writeMailFile(id, message as Buffer);
    },
    close: () => writer.close(),
  };
}

const toMessage = ({ attachments, ...mail }: OutgoingMail): SendMailOptions => ({
  ...mail,
  attachments: attachments.map((attachment) => ({
    ...attachment,
    encoding: 'base64',
    contentDisposition: attachment.cid ? 'inline' : 'attachment',
  })),
});

const fileOf = (id: string): string => path.join(env.varDir, 'mail', `${id}.eml`);

/** Keeps a mail as a file that any mail program opens: whole or not at all, and in the place of an earlier try. */
async function writeMailFile(id: string, message: Buffer): Promise<void> {
  const file = fileOf(id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, message, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** Removes the files of mails; those that went out by SMTP have none. */
export async function removeMailFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(fileOf(id), { force: true });
}
