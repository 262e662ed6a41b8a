import { registerMails, storeSearch } from '../alerts/register-search.ts';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { newsletterMails, storeReader } from '../newsletter/sign-up.ts';
import { bookVisit } from '../visits/book-visit.ts';
import { documentMails, friendMails, leadMails, offerMails, rentalMails } from './form-mails.ts';
import type { PageForm } from './forms.ts';
import type { Filled } from './store-form.ts';

/** What becomes of a form that was filled in well. */
export interface Handling<Form extends PageForm = PageForm> {
  /** What is mailed; stored together with the form. */
  mails(filled: Filled<Form>, data: Snapshot): Promise<Mail[]>;
  /** What is stored besides, in the same transaction; throws a FormRefusal where that cannot be. */
  also?(filled: Filled<Form>, data: Snapshot, trx: Trx, leadId: string): Promise<void>;
}

const lead: Handling = { mails: leadMails };

const handlings: { [Form in PageForm]: Handling<Form> } = {
  'site-contact': lead,
  'contact-me': lead,
  'contact-construction': lead,
  'contact-demand': lead,
  'send-to-friend': { mails: friendMails },
  'request-documents': { mails: documentMails },
  'make-offer': { mails: offerMails },
  'rent-application': { mails: rentalMails },
  'job-application': lead,
  'post-testimonial': lead,
  // Its mails depend on whether there is a place left, which only the transaction knows.
  'contact-appointment': { mails: async () => [], also: bookVisit },
  'demand-register': { mails: registerMails, also: storeSearch },
  'sign-newsletter': { mails: newsletterMails, also: storeReader },
};

/** What becomes of a form. The table has the handling of each for its own values, which the form's schema made. */
export const handlingOf = (form: PageForm): Handling => handlings[form] as Handling;
