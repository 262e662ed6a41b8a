import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import type { Mail } from '../mail/mail.ts';
import type { Filled } from './filled.ts';
import { leadMails } from './lead-mails.ts';

/** Of the sale price, paid to the third-party account when the sale agreement is signed (specification, section 9). */
const depositShare = 0.1;

/** An offer, with the deposit that it would come to. */
export async function offerMails(filled: Filled<'make-offer'>, data: Snapshot): Promise<Mail[]> {
  const words = await formWordsIn(filled.locale);
  const deposit = euro(Math.round(filled.values.offerAmount * depositShare));
  const paragraphs = [words.deposit({ deposit, account: data.content.site.thirdPartyAccount })];
  return leadMails(filled, data, { paragraphs });
}
