import type { Snapshot } from '../data/load.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { Mail } from '../mail/mail.ts';
import type { Filled } from './filled.ts';
import { leadMails } from './lead-mails.ts';
import { rentalRows } from './rental-rows.ts';

/** A candidacy to rent, with the income that the rent asks for and what is paid at the start. */
export async function rentalMails(filled: Filled<'rent-application'>, data: Snapshot): Promise<Mail[]> {
  const { locale, about, values } = filled;
  const home = about && data.catalogue.properties.get(about.id);
  const t = await translatorIn(locale, 'renting');
  const rows = home ? rentalRows(home, values.startDate, locale, t, data) : [];
  return leadMails(filled, data, { paragraphs: rows.length > 0 ? [t('lead'), t('note')] : [], rows });
}
