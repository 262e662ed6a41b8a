import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { entryHead } from '@/components/leads/lead-entries';
import { MailState } from '@/components/leads/mail-state';
import { VisitorFiles } from '@/components/leads/visitor-files';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import { dayOf } from '@/lib/base/day';
import { date } from '@/lib/i18n/format';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './people.module.css';
import type { PersonProps } from './person-page';

/** The notes, answers and forwarded messages of staff. */
export async function PersonNotes({ view: { record }, locale }: PersonProps) {
  const [t, lead] = await Promise.all([getTranslations('office.people'), getTranslations('office.lead')]);
  if (record.notes.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('notesTitle')}</h2>
      <ul>
        {record.notes.map((entry) => (
          <li key={entry.id} className={styles.note}>
            <Link className="link" href={officeHref(`leads/${entry.lead}`, locale)} prefetch={false}>
              {entryHead(entry, locale, lead)}
            </Link>
            {entry.subject && <p className={styles.noteSubject}>{entry.subject}</p>}
            <p>{entry.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The mails to them, and whether each was delivered. */
export async function PersonMails({ view: { record }, locale }: PersonProps) {
  const t = await getTranslations('office.people');
  if (record.mails.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('mailsTitle')}</h2>
      <ul className={twoColumns.list} data-part="person-mails">
        {record.mails.map(({ id, subject, state, createdAt, finishedAt, lastError }) => (
          <li key={id}>
            {subject}
            <MailState
              mail={{ state, finishedAt, lastError }}
              before={finishedAt === null ? date(dayOf(createdAt), locale) : null}
              locale={locale}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The files that the person sent with forms. */
export async function PersonFiles({ view: { record } }: PersonProps) {
  const [t, lead] = await Promise.all([getTranslations('office.people'), getTranslations('office.lead')]);
  if (record.files.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{t('filesTitle')}</h2>
      <p className={page.muted}>{lead('filesText')}</p>
      <VisitorFiles files={record.files} />
    </section>
  );
}
