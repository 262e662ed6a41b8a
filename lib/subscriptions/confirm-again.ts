import 'server-only';
import { storedCriteria } from '../catalogue/search/alert-criteria.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Trx } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import { composeNewsletterMail } from './newsletter.ts';
import { searchConfirmMail } from './register-search.ts';
import type { AskedAgain } from './store.ts';

/** The mails that ask the new address of somebody to confirm what went to the old one: staff may have mistyped it. */
export async function confirmAgainMails(trx: Trx, { searches, reader }: AskedAgain, data: Snapshot): Promise<Mail[]> {
  const mails = reader ? [await composeNewsletterMail(reader, data, trx)] : [];
  for (const search of searches) {
    const criteria = storedCriteria(search);
    if (criteria) mails.push(await searchConfirmMail(search, criteria, data, trx));
  }
  return mails;
}
