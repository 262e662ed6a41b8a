import { z } from 'zod';
import { locales } from '../i18n/locales.ts';

/** A text without line breaks and other control characters, which could start another header. */
const oneLine = z.string().regex(/^\P{Cc}+$/u);
const address = z.email().max(254);
const webAddress = z.url({ protocol: /^https?$/ });
/** The Content-ID of an attachment that the mail shows inline (RFC 2392). */
const contentId = z.string().regex(/^[\w.-]+@[\w.-]+$/);
const href = z.url({ protocol: /^(?:https?|mailto|tel)$/ });

const pixels = { width: z.int().positive(), height: z.int().positive() };
const rows = z.array(z.strictObject({ label: z.string(), value: z.string(), href: href.optional() })).readonly();

const contentSchema = z.strictObject({
  locale: z.enum(locales),
  /** The preview text that mail programs show beside the subject. */
  preview: z.string().optional(),
  heading: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  /** Facts, amounts, links, or what somebody else entered. */
  rows: rows.optional(),
  /** The fields that the recipient entered, below a heading. */
  filled: z.strictObject({ text: z.string(), rows }).optional(),
  homes: z
    .array(
      z.strictObject({ title: z.string(), text: z.string(), price: z.string(), href, picture: webAddress.optional() }),
    )
    .readonly()
    .optional(),
  /** The figures of each home, with a chart as an attachment. */
  reports: z
    .array(
      z.strictObject({
        title: z.string(),
        text: z.string(),
        picture: z.strictObject({ cid: contentId, alt: z.string(), ...pixels }).optional(),
        /** The content of the chart in words. */
        caption: z.string(),
        rows,
      }),
    )
    .readonly()
    .optional(),
  /** A button. */
  action: z.strictObject({ text: z.string(), href }).optional(),
  closing: z.array(z.string()).readonly().optional(),
  /** The portrait of the person whose name ends the closing. */
  portrait: webAddress.optional(),
  /** Above the footer of the agency: the reason for this mail, how to unsubscribe. */
  footer: z
    .array(z.strictObject({ text: z.string(), href: href.optional() }))
    .readonly()
    .optional(),
});

/** The content of a mail in the language of its recipient; lib/letters renders it. */
export type MailContent = z.infer<typeof contentSchema>;

export const mailSchema = z.strictObject({
  to: address,
  replyTo: address.optional(),
  subject: oneLine.max(250),
  content: contentSchema,
  headers: z.record(z.string().regex(/^[A-Za-z][A-Za-z-]*$/), oneLine.max(900)).optional(),
  attachments: z
    .array(
      z.strictObject({
        filename: oneLine.max(200),
        contentType: oneLine.max(200),
        content: z.base64(),
        /** The content id of a picture that is shown inline. */
        cid: contentId.optional(),
      }),
    )
    .readonly()
    .optional(),
  /** The earliest time to send it, in ms since epoch. */
  notBefore: z.int().optional(),
  /** Pointless from then on (ms since epoch), and not sent any more. */
  notAfter: z.int().optional(),
  /** The behaviour when the recipient has received too many mails today: the mail is skipped, or the form is rejected. */
  beyondLimit: z.enum(['left-out', 'refused']).optional(),
});

/** A mail to compose. The sender is always the agency; `replyTo` is the visitor. */
export type Mail = z.infer<typeof mailSchema>;

/** A complete mail: it is stored in its final form, so that each attempt sends the same. */
export interface OutgoingMail {
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: readonly OutgoingFile[];
  /** See Mail. */
  notAfter?: number;
}

interface OutgoingFile {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
  /** For showing it inline. */
  cid?: string;
}

/** A mail that is ready to be stored. */
export interface ComposedMail {
  id: string;
  /** The earliest time to send it, in ms since epoch. */
  notBefore?: number;
  /** See Mail. */
  beyondLimit?: Mail['beyondLimit'];
  message: OutgoingMail;
}
