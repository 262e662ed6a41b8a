import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LeadSubject } from '@/components/leads/lead-details';
import page from '@/components/staff/office.module.css';
import twoColumns from '@/components/staff/two-columns.module.css';
import { SiteLink } from '@/components/ui/site-link';
import { dayOf, timeOf } from '@/lib/base/day';
import { formatPhone, telHref } from '@/lib/base/phone';
import type { Snapshot } from '@/lib/content/snapshot';
import { clock, languageName, longDay, moment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import { brokerOfAgenda } from '@/lib/visits/agenda';
import { agendaHref } from '@/lib/visits/agenda-page';
import type { Visit } from '@/lib/visits/store';
import type { visitDetails } from '@/lib/visits/visit-details';
import { VisitState } from './agenda-entry';
import { AgendaKeys } from './agenda-keys';
import styles from './office-visit.module.css';
import { VisitAfter } from './visit-after';
import { VisitChanges } from './visit-changes';

export interface VisitProps {
  visit: Visit;
  details: Awaited<ReturnType<typeof visitDetails>>;
  locale: Locale;
  data: Snapshot;
}

/** One appointment with its visitor, time and place, and the actions that staff have now. */
export async function VisitPage({ history, ...props }: VisitProps & { history: ReactNode }) {
  const { visit, details, locale, data } = props;
  const [t, agenda] = await Promise.all([getTranslations('office.agenda.visit'), getTranslations('office.agenda')]);
  const { phone, remark } = visit.fields;
  const back = officeHref('agenda', locale) + agendaHref({ view: 'day', day: dayOf(visit.startsAt) });
  const host = hostName(visit, data);
  return (
    <main id="content" className={page.page} data-part="visit">
      <AgendaKeys />
      <p className={page.back}>
        <Link className="link" href={back} prefetch={false} aria-keyshortcuts="d">
          {t('back')}
        </Link>
      </p>
      <h1 className={page.title}>{visit.name}</h1>
      <p data-part="visit-moment">
        <VisitState state={visit.state} />
        {'\u00a0· '}
        {longDay(dayOf(visit.startsAt), locale)},{' '}
        <span className={styles.span}>{clock(locale, timeOf(visit.startsAt), timeOf(visit.endsAt))}</span>
        {'\u00a0· '}
        {host ? t('with', { name: host }) : agenda('atOffice')}
      </p>
      {visit.offeredUntil !== null && (
        <p className={page.muted}>{t('offeredUntil', { moment: moment(visit.offeredUntil, locale) })}</p>
      )}
      <p className={page.muted}>
        {typeof phone === 'string' && phone !== '' && (
          <>
            <SiteLink href={telHref(phone.replace(/[^\d+]/g, ''))}>{formatPhone(phone)}</SiteLink>
            {'\u00a0· '}
          </>
        )}
        {visit.email === '' ? t('noAddress') : visit.email}
        {'\u00a0· '}
        {languageName(visit.locale, locale)}
      </p>
      <div className={twoColumns.columns}>
        <div className={twoColumns.main}>
          {typeof remark === 'string' && remark !== '' && (
            <section className={page.section}>
              <h2>{t('remark')}</h2>
              <p className={twoColumns.text}>{remark}</p>
            </section>
          )}
          {details.isOpen && <VisitChanges {...props} />}
          {details.hasBegun && <VisitAfter {...props} />}
        </div>
        <aside className={twoColumns.aside}>
          <LeadSubject lead={{ property: visit.property, project: null }} locale={locale} data={data} />
          {details.hasLead && (
            <p className={page.section}>
              <Link className="link" href={officeHref(`leads/${visit.lead}`, locale)} prefetch={false}>
                {t('lead')}
              </Link>
            </p>
          )}
        </aside>
      </div>
      <details className={page.fold}>
        <summary className="link">{t('history')}</summary>
        {history}
      </details>
    </main>
  );
}

/** The host; null at the office. */
function hostName({ agenda }: Visit, { content }: Snapshot): string | null {
  const broker = brokerOfAgenda(agenda);
  return broker === null ? null : (content.team.get(broker)?.name ?? broker);
}
