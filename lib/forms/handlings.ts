import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { bookVisit } from '../visits/book-visit.ts';
import type { Filled } from './filled.ts';
import type { FormId } from './form-ids.ts';
import { friendMails } from './friend-mails.ts';
import { leadMails } from './lead-mails.ts';

/** What becomes of a form that was filled in well. */
export interface Handling {
  /** What is mailed; stored together with the form. */
  mails(filled: Filled, data: Snapshot): Promise<Mail[]>;
  /** What is stored besides, in the same transaction; throws a FormRefusal where that cannot be. */
  also?(filled: Filled, data: Snapshot, trx: Trx, leadId: string): Promise<void>;
}

const lead: Handling = { mails: leadMails };

export const handlings: Record<FormId, Handling> = {
  'site-contact': lead,
  'contact-me': lead,
  'contact-construction': lead,
  'contact-demand': lead,
  'send-to-friend': { mails: friendMails },
  // Its mails depend on whether there is a place left, which only the transaction knows.
  'contact-appointment': { mails: async () => [], also: bookVisit },
};
