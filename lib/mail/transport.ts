import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { env } from '../env.ts';
import type { OutgoingMail } from './outgoing.ts';

/** What carries mails away. */
export interface Transport {
  /** Resolves once the mail is accepted; throws what the other side said. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The SMTP server of SMTP_URL; without one, files that any mail program opens. */
export const ownTransport = (parallel: number): Transport =>
  env.smtpUrl ? smtpTransport(env.smtpUrl, parallel) : fileTransport(path.join(env.varDir, 'mail'));

export interface Patience {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  dnsTimeout: number;
}
const usualPatience: Patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

// A mail holds what it needs: nothing is read from a disk or another host.
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sends through a few connections that stay open. smtps:// is TLS from the start; smtp:// uses it where the server offers it, and with ?requireTLS=true only so. */
export function smtpTransport(url: string, parallel: number, patience = usualPatience): Transport {
  const transporter = nodemailer.createTransport({ url, pool: true, maxConnections: parallel, ...patience, ...closed });
  return {
    send: async (mail) => void (await transporter.sendMail(toMessage(mail))),
    close: () => transporter.close(),
  };
}

/** Writes each mail whole or not at all; a second try replaces the file of the first. */
export function fileTransport(dir: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...closed });
  return {
    async send(mail) {
      const { message } = await writer.sendMail(toMessage(mail));
      const file = path.join(dir, `${mail.messageId.slice(1, mail.messageId.indexOf('@'))}.eml`);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: () => writer.close(),
  };
}

const toMessage = ({ attachments, ...mail }: OutgoingMail): SendMailOptions => ({
  ...mail,
  attachments: attachments.map((attachment) => ({ ...attachment, encoding: 'base64' })),
});
