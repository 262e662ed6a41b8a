import { wholeAmount } from '../catalogue/prices/price.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import { type FormSubject, thanksHref } from '../forms/form-pages.ts';
import type { FormErrors } from '../forms/form-state.ts';
import type { Locale } from '../i18n/locales.ts';
import {
  composeDocumentMails,
  composeFriendMails,
  composeLeadMails,
  composeOfferMails,
  composeRentalMails,
} from '../leads/form-mails.ts';
import type { Submission } from '../leads/submission.ts';
import type { Mail } from '../mail/mail.ts';
import type { PageForm } from '../routes/page-forms.ts';
import { composeNewsletterMails, storeReader } from '../subscriptions/newsletter.ts';
import { composeAlertMails, registerMails, storeAlert, storeSearch } from '../subscriptions/register-search.ts';
import { bookedHref, bookVisit } from '../visits/book-visit.ts';

/** The work for a submission in addition to storing its lead. */
export interface FormHandler<Form extends PageForm = PageForm> {
  /** Returns the errors beyond the rules of its fields; null for none. */
  check?(values: Submission<Form>['values'], subject: FormSubject | null, data: Snapshot): FormErrors | null;
  /** Returns its mails, which are put into the outbox in the same transaction. */
  mails(submission: Submission<Form>, data: Snapshot): Promise<Mail[]>;
  /** Stores further rows in the same transaction; throws a FormRefusalError if that is impossible. */
  store?(submission: Submission<Form>, data: Snapshot, trx: Trx, leadId: string): Promise<void>;
  /** Returns the address of the next page, if it is not the thank-you page. */
  next?(leadId: string, locale: Locale, data: Snapshot): Promise<string>;
}

/** The forms that do more than mail the lead. */
const handlers: { [Form in PageForm]?: FormHandler<Form> } = {
  'send-to-friend': { mails: composeFriendMails },
  'request-documents': { mails: composeDocumentMails },
  'make-offer': { mails: composeOfferMails, check: checkOffer },
  'rent-application': { mails: composeRentalMails },
  // Its mails depend on whether there is a place left, which only the transaction knows.
  'contact-appointment': { mails: async () => [], store: bookVisit, next: bookedHref },
  'demand-register': { mails: registerMails, store: storeSearch },
  'search-alert': {
    mails: composeAlertMails,
    store: storeAlert,
    // An alert and a registered search have the same thank-you page.
    next: async (_, locale, data) => thanksHref('demand-register', locale, data),
  },
  'sign-newsletter': { mails: composeNewsletterMails, store: storeReader },
};

/** Shares of the published price (€) outside which an offer is confirmed before it is sent. */
const [lowOffer, highOffer] = [0.7, 1.3];

function checkOffer(
  { offerAmount, offerConfirmed }: Submission<'make-offer'>['values'],
  subject: FormSubject | null,
  { catalogue }: Snapshot,
): FormErrors | null {
  const home = subject && catalogue.properties.get(subject.id);
  const price = home ? wholeAmount(home, catalogue) : null;
  const isFar = price !== null && (offerAmount < price * lowOffer || offerAmount > price * highOffer);
  return isFar && !offerConfirmed ? { offerConfirmed: 'offerFar' } : null;
}

/** The handler of a form. The table has each for its own values, which the schema of the form made. */
export const getHandler = (form: PageForm): FormHandler =>
  (handlers[form] ?? { mails: composeLeadMails }) as FormHandler;
