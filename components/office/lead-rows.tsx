import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Snapshot } from '@/lib/data/load';
import { dayOf, timeOf } from '@/lib/day';
import { shortDay } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { kindOfLead } from '@/lib/office/lead-kinds';
import { subjectLine } from '@/lib/office/lead-view';
import { officeHref } from '@/lib/office/paths';
import type { InboxLine } from '@/lib/office/views';
import styles from './inbox.module.css';

interface LeadRowsProps {
  lines: readonly InboxLine[];
  /** Names of staff by their account. */
  names: ReadonlyMap<string, string>;
  label: string;
  locale: Locale;
  data: Snapshot;
}

/** Leads, one a line: who, what about, who has it, since when. */
export async function LeadRows({ lines, names, label, locale, data }: LeadRowsProps) {
  const [t, kinds, statuses] = [
    await getTranslations('office.leads'),
    await getTranslations('office.kinds'),
    await getTranslations('office.status'),
  ];
  const today = dayOf(Date.now());
  return (
    <ul className={styles.rows} aria-label={label} data-part="lead-rows">
      {lines.map((line) => {
        const day = dayOf(line.createdAt);
        const subject = subjectLine(line, locale, data);
        return (
          <li key={line.id}>
            <Link
              className={styles.row}
              href={officeHref(`leads/${line.id}`, locale)}
              prefetch={false}
              data-lead={line.id}
            >
              <span className={line.status === 'new' ? `${styles.name} ${styles.isNew}` : styles.name}>
                {line.name}
              </span>
              <span className={styles.kind}>{kindOfLead(line.form, kinds)}</span>
              <span className={styles.subject}>{subject}</span>
              <span className={styles.state} data-status={line.status}>
                {statuses(line.status)}
              </span>
              <span className={styles.who}>
                {(line.assignee && names.get(line.assignee)) ?? ''}
                {line.followUp && (
                  <span className={line.followUp <= today ? styles.due : undefined}>
                    {' '}
                    {t('followUpOn', { day: shortDay(line.followUp, locale) })}
                  </span>
                )}
              </span>
              <time className={styles.time} dateTime={new Date(line.createdAt).toISOString()}>
                {day === today ? timeOf(line.createdAt) : shortDay(day, locale)}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
