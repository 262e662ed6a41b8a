import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import styles from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import type { Staff } from '@/lib/accounts/store-staff';
import type { Snapshot } from '@/lib/content/snapshot';
import { leadStatuses } from '@/lib/db/tables/leads';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { maxExported } from '@/lib/leads/export';
import { type InboxQuery, inboxHref, inboxStart, inboxStatuses, type readInbox } from '@/lib/leads/inbox';
import type { SavedView } from '@/lib/leads/store-views';
import { officeHref } from '@/lib/routes/office-paths';
import { ExportLeads } from './export-leads';
import { InboxFilters } from './inbox-filters';
import { InboxList } from './inbox-list';
import { rowViews } from './lead-rows';
import { SavedViews } from './saved-views';

interface InboxProps {
  query: InboxQuery;
  inbox: Awaited<ReturnType<typeof readInbox>>;
  team: readonly Staff[];
  staff: Staff;
  saved: { views: readonly SavedView[]; start: SavedView | null };
  isFresh: boolean;
  locale: Locale;
  data: Snapshot;
}

/** All that came in by forms or by hand: what is to do first, then by status. */
export async function Inbox({ query, inbox, team, staff, saved, isFresh, locale, data }: InboxProps) {
  const [t, statuses, nav] = await Promise.all([
    getTranslations('office.leads'),
    getTranslations('office.status'),
    getTranslations('office.nav'),
  ]);
  const { lines, next, counts, all, sources } = inbox;
  const countByStatus = (status: InboxQuery['status']) => (status === 'all' ? all : counts[status]);
  const isFiltered = inboxHref({ ...query, status: 'todo', sort: 'newest' }) !== inboxStart;
  const names = new Map(team.map(({ id, name }) => [id, name]));
  return (
    <main id="content" className={page.page} data-part="inbox">
      <div className={page.head}>
        <h1 className={page.title}>{nav('leads')}</h1>
        <Link className="button" href={officeHref('leads/new', locale)} prefetch={false}>
          {t('add')}
        </Link>
      </div>
      <nav className={styles.tabs} aria-label={t('statuses')}>
        {inboxStatuses.map((status) => (
          <Link
            key={status}
            className={styles.tab}
            href={inboxHref(query, { status })}
            prefetch={false}
            aria-current={query.status === status ? 'page' : undefined}
          >
            {statuses(status)} <span className={styles.count}>{number(countByStatus(status), locale)}</span>
          </Link>
        ))}
      </nav>
      <SavedViews {...saved} query={inboxHref(query)} staff={staff} locale={locale} />
      <InboxFilters query={query} team={team} sources={sources} isFiltered={isFiltered} locale={locale} />
      <p className="sr-only" role="status">
        {t('count', { count: countByStatus(query.status) })}
      </p>
      {lines.length > 0 ? (
        <InboxList
          rows={await rowViews({ lines, names, locale, data })}
          statuses={[['', t('leave')], ...leadStatuses.map((status) => [status, statuses(status)] as const)]}
          assignees={[['', t('leave')], ['none', t('nobody')], ...team.map(({ id, name }) => [id, name] as const)]}
          me={staff.name}
        />
      ) : (
        <div className={page.empty}>
          {isFiltered ? (
            <p>{t('noneFound')}</p>
          ) : (
            <>
              <h2>{t('none')}</h2>
              <p>{t('noneText')}</p>
            </>
          )}
        </div>
      )}
      {(next || query.after) && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {query.after && (
            <Link className="button button-quiet" href={inboxHref(query)} prefetch={false}>
              {t('first')}
            </Link>
          )}
          {next && (
            <Link className="button button-quiet" href={inboxHref(query, { after: next })} prefetch={false}>
              {t('older')}
            </Link>
          )}
        </nav>
      )}
      <ExportLeads query={inboxHref(query)} isFresh={isFresh} maxRows={number(maxExported, locale)} locale={locale} />
      <p className={styles.keys}>{t('keys')}</p>
    </main>
  );
}
