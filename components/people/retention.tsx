import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LinkedLine } from '@/components/leads/linked-line';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, period } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import type { DueForDeletion } from '@/lib/people/store-retention';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './people.module.css';

interface RetentionProps {
  periods: Snapshot['content']['site']['retention'];
  outlook: DueForDeletion;
  locale: Locale;
  data: Snapshot;
}

/** The retention periods, and the data that will be deleted within a week. */
export async function Retention({ periods, outlook, locale, data }: RetentionProps) {
  const [t, kinds, people] = await Promise.all([
    getTranslations('office.retention'),
    getTranslations('office.kinds'),
    getTranslations('office.people'),
  ]);
  const { forms, leads, mails, documents, unconfirmed, shortlists } = periods;
  const rows: [string, string][] = [
    [t('leads'), period(leads, locale)],
    ...Object.entries(forms).map(([form, days]): [string, string] => [nameLeadKind(form, kinds), period(days, locale)]),
    [t('mails'), period(mails, locale)],
    [t('documents'), period(documents, locale)],
    [t('unconfirmed'), period(unconfirmed, locale)],
    [t('shortlists'), period(shortlists, locale)],
    [t('subscriptions'), t('untilStopped')],
    [t('accounts'), t('untilErased')],
    [t('log'), t('forever')],
  ];
  const others = (['mails', 'documents', 'unconfirmed', 'shortlists'] as const).filter((part) => outlook[part] > 0);
  return (
    <main id="content" className={page.page} data-part="retention">
      <p className={page.back}>
        <Link className="link" href={officeHref('people', locale)} prefetch={false}>
          {people('back')}
        </Link>
      </p>
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.muted}>{t('text')}</p>
      <dl className={styles.periods}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={page.section}>
        <h2>{t('week')}</h2>
        {outlook.count + others.length === 0 && <p className={page.muted}>{t('weekNone')}</p>}
        {others.length > 0 && (
          <ul className={styles.list}>
            {others.map((part) => (
              <li key={part}>{t(`goes.${part}`, { count: outlook[part] })}</li>
            ))}
          </ul>
        )}
        {outlook.count > 0 && <p>{t('goes.leads', { count: outlook.count })}</p>}
        <ul className={twoColumns.list} data-part="retention-leads">
          {outlook.leads.map((lead) => (
            <LinkedLine
              key={lead.id}
              href={officeHref(`leads/${lead.id}`, locale)}
              text={lead.name || lead.email}
              facts={[
                nameLeadKind(lead.form, kinds),
                date(dayOf(lead.createdAt), locale),
                subjectLine(lead, locale, data),
              ]}
            />
          ))}
        </ul>
      </section>
    </main>
  );
}
