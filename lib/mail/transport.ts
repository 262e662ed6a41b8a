import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { env } from '../env.ts';
import type { OutgoingMail } from './mail.ts';

/** A connection to the mail server. */
export interface Transport {
  /** Resolves when the mail is accepted; throws the error of the server. */
  send(id: string, mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The SMTP server of SMTP_URL; without one, files in VAR_DIR. */
export const ownTransport = (parallel: number): Transport =>
  env.smtpUrl ? smtpTransport(env.smtpUrl, parallel) : fileTransport();

/** Timeouts of the SMTP connection, in ms. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

// A mail is complete: nothing is read from files or other hosts.
const noExternalContent = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Sends through a pool of connections. smtps:// uses TLS from the start; smtp:// uses STARTTLS if the server offers it, and with
 * ?requireTLS=true sends nothing without it.
 */
export function smtpTransport(url: string, parallel: number, own: Partial<typeof timeouts> = {}): Transport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: parallel,
    // The worker counts the attempts.
    maxRequeues: 0,
    ...timeouts,
    ...own,
    ...noExternalContent,
  });
  return {
    send: async (_, mail) => void (await transporter.sendMail(toMessage(mail))),
    close: () => transporter.close(),
  };
}

export function fileTransport(): Transport {
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    ...noExternalContent,
  });
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

const mailFile = (id: string): string => path.join(env.varDir, 'mail', `${id}.eml`);

/** Writes a mail as an .eml file, atomically, replacing that of an earlier attempt. */
async function writeMailFile(id: string, message: Buffer): Promise<void> {
  const file = mailFile(id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.tmp`, message, { mode: 0o600 });
  await rename(`${file}.tmp`, file);
}

/** Deletes the files of mails; those sent by SMTP have none. */
export async function removeMailFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(mailFile(id), { force: true });
}
