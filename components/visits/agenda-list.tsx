import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import { dayOf } from '@/lib/base/day';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { longDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { brokerOfAgenda } from '@/lib/visits/agenda';
import { type AgendaQuery, agendaHref, type readList } from '@/lib/visits/agenda-page';
import type { Visit } from '@/lib/visits/store';
import styles from './agenda.module.css';
import { AgendaEntry } from './agenda-entry';

interface ListProps {
  query: AgendaQuery;
  list: Awaited<ReturnType<typeof readList>>;
  locale: Locale;
  data: Snapshot;
}

/** Appointments from a day on, day by day. */
export async function AgendaList({ query, list: { visits, next }, locale, data }: ListProps) {
  const t = await getTranslations('office.agenda');
  const hostName = ({ agenda }: Visit) => {
    const broker = brokerOfAgenda(agenda);
    return broker === null ? null : (data.content.team.get(broker)?.name ?? broker);
  };
  return (
    <>
      {query.home && (
        <p className={`${page.muted} ${styles.only}`} data-part="agenda-home">
          {t('onlyHome', { home: subjectLine({ property: query.home, project: null }, locale, data) })}{' '}
          <Link className="link" href={agendaHref(query, { home: undefined })} prefetch={false}>
            {t('allHomes')}
          </Link>
        </p>
      )}
      {visits.length === 0 && (
        <div className={page.empty}>
          <p>{t('noneFrom')}</p>
        </div>
      )}
      {[...Map.groupBy(visits, ({ startsAt }) => dayOf(startsAt))].map(([day, ofDay]) => (
        <section key={day} className={styles.listed}>
          <h3>{longDay(day, locale)}</h3>
          <ul>
            {ofDay.map((visit) => (
              <li key={visit.id}>
                <AgendaEntry visit={visit} host={query.broker ? null : hostName(visit)} locale={locale} data={data} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(next || query.after) && (
        <nav className={listPage.pages} aria-label={t('pages')}>
          {query.after && (
            <Link className="button button-quiet" href={agendaHref(query)} prefetch={false}>
              {t('first')}
            </Link>
          )}
          {next && (
            <Link className="button button-quiet" href={agendaHref(query, { after: next })} prefetch={false}>
              {t('later')}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
