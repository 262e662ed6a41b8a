import { toRentalCosts } from '../catalogue/rental-costs.ts';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../format.ts';
import { rentalWordsIn } from '../i18n/rental-words.ts';
import type { Mail } from '../mail/mail.ts';
import type { Filled } from './filled.ts';
import { leadMails } from './lead-mails.ts';

/** A candidacy to rent, with what is paid at the start: first month, charges, deposit of the region (specification, section 9). */
export async function rentalMails(filled: Filled, data: Snapshot): Promise<Mail[]> {
  const home = filled.about && data.catalogue.properties.get(filled.about.id);
  const costs = home && toRentalCosts(home, dayOf(Date.now()), await rentalWordsIn(filled.locale), data);
  const rows = costs?.rows.map(({ label, amount, detail }) => ({
    label,
    value: detail ? `${amount} (${detail})` : amount,
  }));
  return leadMails(filled, data, { paragraphs: costs ? [costs.lead] : [], rows });
}
