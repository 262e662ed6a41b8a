import { z } from 'zod';
import { locales } from '../i18n/locales.ts';

/** No line break nor any other control character: what stands in a header of a mail cannot begin another one. */
const oneLine = z.string().regex(/^\P{Cc}+$/u);
const address = z.email().max(254);
const webAddress = z.url({ protocol: /^https?$/ });
/** Names an attachment that the letter shows (RFC 2392). */
const contentId = z.string().regex(/^[\w.-]+@[\w.-]+$/);
const href = z.url({ protocol: /^(?:https?|mailto|tel)$/ });

const pixels = { width: z.int().positive(), height: z.int().positive() };
const rows = z.array(z.strictObject({ label: z.string(), value: z.string(), href: href.optional() })).readonly();

const contentSchema = z.strictObject({
  locale: z.enum(locales),
  /** What a mailbox shows beside the subject. */
  preview: z.string().optional(),
  heading: z.string(),
  paragraphs: z.array(z.string()).readonly(),
  /** What somebody else filled in, or what there is to know: facts, amounts, links. */
  rows: rows.optional(),
  /** What its reader filled in, below a line that says so. */
  filled: z.strictObject({ text: z.string(), rows }).optional(),
  homes: z
    .array(
      z.strictObject({ title: z.string(), text: z.string(), price: z.string(), href, picture: webAddress.optional() }),
    )
    .readonly()
    .optional(),
  /** What each home came to, in figures and a picture of them that comes with the letter. */
  reports: z
    .array(
      z.strictObject({
        title: z.string(),
        text: z.string(),
        picture: z.strictObject({ cid: contentId, alt: z.string(), ...pixels }).optional(),
        /** What the picture says, for all. */
        caption: z.string(),
        rows,
      }),
    )
    .readonly()
    .optional(),
  /** The one thing to do: a button. */
  action: z.strictObject({ text: z.string(), href }).optional(),
  closing: z.array(z.string()).readonly().optional(),
  /** Small print before the agency's own: why this mail came, how to unsubscribe. */
  footer: z
    .array(z.strictObject({ text: z.string(), href: href.optional() }))
    .readonly()
    .optional(),
});

/** What a mail says, in the language of its reader; its look is lib/mail/template. */
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
        /** Of a picture that the letter shows instead of listing it. */
        cid: contentId.optional(),
      }),
    )
    .readonly()
    .optional(),
  /** Not to be sent before, in ms since epoch. */
  notBefore: z.int().optional(),
  /** Of a mail that anybody can ask for, where its mailbox got too many today: it is left out, or the form is refused. */
  beyondLimit: z.enum(['left-out', 'refused']).optional(),
});

/** A mail to be written. The sender is always the agency; a visitor is answered through `replyTo`. */
export type Mail = z.infer<typeof mailSchema>;

/** A mail as it goes out: everything is decided when it is stored, so that each try sends the same. */
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
}

interface OutgoingFile {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
  /** By which the letter shows it. */
  cid?: string;
}

/** A mail that is ready to be stored. */
export interface ComposedMail {
  id: string;
  /** Not to be sent before, in ms since epoch. */
  notBefore?: number;
  /** As in Mail. */
  beyondLimit?: Mail['beyondLimit'];
  message: OutgoingMail;
}
