import type { Mail } from './mail.ts';

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
