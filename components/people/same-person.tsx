import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LinkedLine } from '@/components/leads/linked-line';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, dateAndTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { nameLeadKind } from '@/lib/leads/lead-kinds';
import type { findSamePerson } from '@/lib/people/store-same-person';
import { officeHref } from '@/lib/routes/office-paths';

/** Lists everything else of the person who sent a lead. `children` follow it. */
export async function SamePerson({
  found: { leads, visits, searches, person },
  locale,
  data,
  children,
}: {
  found: Awaited<ReturnType<typeof findSamePerson>>;
  locale: Locale;
  data: Snapshot;
  children: ReactNode;
}) {
  const [t, kinds, statuses] = await Promise.all([
    getTranslations('office.lead'),
    getTranslations('office.kinds'),
    getTranslations('office.status'),
  ]);
  return (
    <section className={page.section}>
      <h2>{t('person')}</h2>
      {leads.length + visits.length + searches === 0 && <p className={page.muted}>{t('personNone')}</p>}
      <ul className={twoColumns.list}>
        {leads.map((lead) => (
          <LinkedLine
            key={lead.id}
            href={officeHref(`leads/${lead.id}`, locale)}
            text={nameLeadKind(lead.form, kinds)}
            facts={[date(dayOf(lead.created_at), locale), statuses(lead.status), subjectLine(lead, locale, data)]}
          />
        ))}
        {visits.map((visit) => (
          <li key={visit.id}>
            {t('personVisit', { state: t(`visitStates.${visit.state}`) })}
            <span className={page.muted}>{dateAndTime(visit.starts_at, locale)}</span>
          </li>
        ))}
        {searches > 0 && <li>{t('searches', { count: searches })}</li>}
      </ul>
      {person && (
        <p>
          <Link className="link" href={officeHref(`people/${person}`, locale)} prefetch={false}>
            {t('personAll')}
          </Link>
        </p>
      )}
      {children}
    </section>
  );
}
