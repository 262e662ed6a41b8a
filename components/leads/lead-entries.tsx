import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import { list, moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import type { LeadEntry } from '@/lib/leads/store-work';
import styles from './lead.module.css';

/** "Note by Tom Claes, 3 November 2026 at 10:00". */
export function entryHead(
  { kind, authorName: name, createdAt, recipient }: Pick<LeadEntry, 'kind' | 'authorName' | 'createdAt' | 'recipient'>,
  locale: Locale,
  t: Translator<'office.lead'>,
): string {
  const written = { name, moment: moment(createdAt, locale) };
  if (kind === 'forward') return t('isForward', { ...written, to: recipient ?? '…' });
  return t(kind === 'note' ? 'isNote' : 'isAnswer', written);
}

/** Answers, notes and forwarded messages, the oldest first. */
export async function LeadEntries({ entries, locale }: { entries: readonly LeadEntry[]; locale: Locale }) {
  const t = await getTranslations('office.lead');
  return (
    <section className={page.section} data-part="lead-entries">
      <h2>{t('answers')}</h2>
      {entries.length === 0 && <p className={page.muted}>{t('answersNone')}</p>}
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} className={entry.kind === 'note' ? `${styles.entry} ${styles.note}` : styles.entry}>
            <p className={page.muted}>{entryHead(entry, locale, t)}</p>
            {entry.subject && <p className={styles.entrySubject}>{entry.subject}</p>}
            <p className={twoColumns.text}>{entry.text}</p>
            {entry.files.length > 0 && (
              <p className={page.muted}>{t('forwardedFiles', { files: list(entry.files, locale) })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
