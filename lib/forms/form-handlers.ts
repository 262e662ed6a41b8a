import { registerMails, storeSearch } from '../alerts/register-search.ts';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { newsletterMails, storeReader } from '../newsletter/sign-up.ts';
import { bookVisit } from '../visits/book-visit.ts';
import { documentMails, friendMails, leadMails, offerMails, rentalMails } from './form-mails.ts';
import type { PageForm } from './forms.ts';
import type { Submission } from './store-form.ts';

/** What is done with a submission besides storing its lead. */
export interface FormHandler<Form extends PageForm = PageForm> {
  /** Its mails, which are put into the outbox in the same transaction. */
  mails(submission: Submission<Form>, data: Snapshot): Promise<Mail[]>;
  /** Stores more in the same transaction; throws a FormRefusal where that cannot be. */
  store?(submission: Submission<Form>, data: Snapshot, trx: Trx, leadId: string): Promise<void>;
}

/** The forms that do more than mail the lead. */
const handlers: { [Form in PageForm]?: FormHandler<Form> } = {
  'send-to-friend': { mails: friendMails },
  'request-documents': { mails: documentMails },
  'make-offer': { mails: offerMails },
  'rent-application': { mails: rentalMails },
  // Its mails depend on whether there is a place left, which only the transaction knows.
  'contact-appointment': { mails: async () => [], store: bookVisit },
  'demand-register': { mails: registerMails, store: storeSearch },
  'sign-newsletter': { mails: newsletterMails, store: storeReader },
};

/** The handler of a form. The table has each for its own values, which the schema of the form made. */
export const handlerOf = (form: PageForm): FormHandler => (handlers[form] ?? { mails: leadMails }) as FormHandler;
