import 'server-only';
import { enabledLocales } from '../content/schema.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { findPersonId } from '../db/person-index.ts';
import { env } from '../env.ts';
import { list } from '../i18n/format.ts';
import { translatorIn } from '../i18n/translator.ts';
import { queueMail } from '../letters/compose.tsx';
import type { Mail } from '../mail/mail.ts';
import { officeHref } from '../routes/office-paths.ts';
import { type Erasure, erasePerson, retainsAccount } from './erase-person.ts';
import { listErasureLines } from './erasure-words.ts';

/** Erases a person who asked for it on the site, as far as the law allows, and tells the agency; the mail does not name them. */
export const eraseOwnData = (email: string, data: Snapshot): Promise<Erasure> =>
  erasePerson(email, { id: null, name: '/my-data/', action: 'person.erase-self' }, data, async (trx, erasure) => {
    const page = retainsAccount(erasure) ? await findPersonId(email, trx) : null;
    await queueMail(trx, await erasedMail(erasure, page, data));
  });

/** If the account stays, the person has a page in the office. */
async function erasedMail(erasure: Erasure, page: string | null, data: Snapshot): Promise<Mail> {
  const { site } = data.content;
  const [locale = 'nl'] = enabledLocales(site);
  const t = await translatorIn(locale, 'myData.told');
  const { homes, isStaff, inGit } = erasure.stays;
  const stays = [
    ...(homes.length > 0 ? [t('homes', { homes: list(homes.map(String), locale) })] : []),
    ...(isStaff ? [t('isStaff')] : []),
    ...(inGit ? [t('history')] : []),
  ];
  return {
    to: site.email,
    subject: t('subject'),
    content: {
      locale,
      heading: t('subject'),
      paragraphs: [
        t('text', { what: list(await listErasureLines(erasure, locale, data), locale) }),
        ...stays,
        ...(erasure.newsletter ? [t('newsletter')] : []),
        t('files'),
      ],
      action: page ? { text: t('button'), href: env.siteUrl + officeHref(`people/${page}`, locale) } : undefined,
    },
  };
}
