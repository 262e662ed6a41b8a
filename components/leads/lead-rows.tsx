import { getTranslations } from 'next-intl/server';
import styles from '@/components/staff/list-page.module.css';
import { dayOf, timeOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { shortDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import type { LeadLine } from '@/lib/leads/store-inbox';
import { officeHref } from '@/lib/routes/office-paths';
import { LeadRow, type RowView } from './lead-row';

interface RowsInput {
  lines: readonly LeadLine[];
  /** Names of staff by their account. */
  names: ReadonlyMap<string, string>;
  locale: Locale;
  data: Snapshot;
}

/** Leads as their list shows them. */
export async function rowViews({ lines, names, locale, data }: RowsInput): Promise<RowView[]> {
  const [t, kinds, statuses] = await Promise.all([
    getTranslations('office.leads'),
    getTranslations('office.kinds'),
    getTranslations('office.status'),
  ]);
  const today = dayOf(Date.now());
  return lines.map((line) => {
    const { id, name, form, status, assignee, followUp, createdAt } = line;
    const day = dayOf(createdAt);
    return {
      id,
      name,
      status,
      href: officeHref(`leads/${id}`, locale),
      kind: nameLeadKind(form, kinds),
      subject: subjectLine(line, locale, data),
      statusText: statuses(status),
      who: (assignee && names.get(assignee)) ?? '',
      followUp: followUp && t('followUpOn', { day: shortDay(followUp, locale) }),
      isDue: followUp !== null && followUp <= today,
      time: day === today ? timeOf(createdAt) : shortDay(day, locale),
      dateTime: new Date(createdAt).toISOString(),
    };
  });
}

/** Leads, one a line. */
export async function LeadRows({ label, ...input }: RowsInput & { label: string }) {
  const rows = await rowViews(input);
  return (
    <ul className={styles.rows} aria-label={label} data-part="lead-rows">
      {rows.map((row) => (
        <li key={row.id}>
          <LeadRow row={row} />
        </li>
      ))}
    </ul>
  );
}
