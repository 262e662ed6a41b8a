import { registerMails, storeSearch } from '../alerts/register-search.ts';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { newsletterMails, storeReader } from '../newsletter/sign-up.ts';
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

/** A form without one is answered by an action of its own. */
export const handlings: Partial<Record<FormId, Handling>> = {
  'site-contact': lead,
  'contact-me': lead,
  'contact-construction': lead,
  'contact-demand': lead,
  'send-to-friend': { mails: friendMails },
  'demand-register': { mails: registerMails, also: storeSearch },
  'sign-newsletter': { mails: newsletterMails, also: storeReader },
};
