import 'server-only';
import { z } from 'zod';
import { listStaff, type Staff } from '../accounts/store-staff.ts';
import type { Trx } from '../db/database.ts';
import { translatorIn } from '../i18n/translator.ts';
import { mailSubject, queueMail } from '../letters/compose.tsx';
import type { Destination } from '../staff/data-rights.ts';

const isMailAddress = (value: string | null): value is string => z.email().safeParse(value).success;

/** Queues mails to all owners of the agency and to the replaced address that say where mails or money go from now on. */
export async function queueDestinationMails(trx: Trx, changed: readonly Destination[], by: Staff): Promise<void> {
  if (changed.length === 0) return;
  const owners = (await listStaff(trx)).filter(({ role }) => role === 'owner');
  for (const { before, after } of changed) {
    const to = new Map(owners.map(({ email, locale }) => [email, locale]));
    if (isMailAddress(before) && !to.has(before)) to.set(before, by.locale);
    for (const [email, locale] of to) {
      const t = await translatorIn(locale, 'office.mails.destination');
      const values = { name: by.name, before: before ?? '–', after: after ?? '–' };
      await queueMail(trx, {
        to: email,
        replyTo: by.email,
        subject: mailSubject(t('subject')),
        content: {
          locale,
          heading: t('subject'),
          paragraphs: [t('text', values), t('check')],
          footer: [{ text: t('why') }],
        },
      });
    }
  }
}
