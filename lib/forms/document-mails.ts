import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { dayOf } from '../day.ts';
import { lastLeadAt } from '../db/leads.ts';
import { date } from '../format.ts';
import { formWordsIn } from '../i18n/form-words.ts';
import type { Mail } from '../mail/mail.ts';
import { documentHref, documentLife } from './document-links.ts';
import type { Filled } from './filled.ts';
import { leadMails } from './lead-mails.ts';

/** Links to the documents of a home, for two weeks; one who asks again gets new ones, and is told. What is not there the broker sends. */
export async function documentMails(filled: Filled, data: Snapshot): Promise<Mail[]> {
  const { form, locale, about, email } = filled;
  const documents = (about && data.catalogue.properties.get(about.id)?.documents) ?? [];
  if (!about || documents.length === 0) return leadMails(filled, data);
  const words = await formWordsIn(locale);
  const before = await lastLeadAt({ form, email, property: about.id });
  const until = Date.now() + documentLife;
  const rows = documents.map(async ({ kind }) => ({
    label: words.document(kind),
    value: words.open,
    href: await documentHref({ property: about.id, kind, until, locale }),
  }));
  const day = (time: number) => date(dayOf(time), locale);
  const paragraphs = before ? [words.again(day(before))] : [];
  return leadMails(filled, data, {
    confirmation: words.links(day(until)),
    paragraphs,
    rows: await Promise.all(rows),
    isNeeded: true,
  });
}
