import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import page from '@/components/staff/office.module.css';
import { Icon } from '@/components/ui/icon';
import { visitStates } from '@/lib/db/tables/visits';
import { briefDay, longDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import { type AgendaQuery, agendaHref, agendaViews, findNeighbourDays, listDaysOfView } from '@/lib/visits/agenda-page';
import type { OfficeAgenda } from '@/lib/visits/agenda-scope';
import styles from './agenda.module.css';
import { AgendaKeys } from './agenda-keys';

export interface AgendaProps {
  query: AgendaQuery;
  agendas: readonly OfficeAgenda[];
  /** YYYY-MM-DD */
  today: string;
  locale: Locale;
}

/** The frame around every view of the agenda: which view, whose agenda, and when. */
export async function Agenda({ query, agendas, today, locale, children }: AgendaProps & { children: ReactNode }) {
  const [t, nav] = await Promise.all([getTranslations('office.agenda'), getTranslations('office.nav')]);
  const { before, after } = findNeighbourDays(query, today);
  const { broker } = query;
  const isToday = listDaysOfView(query, today).includes(today);
  const book = officeHref('agenda/new', locale) + (broker ? `?${new URLSearchParams({ broker })}` : '');
  return (
    <main id="content" className={`${page.page} ${styles.wide}`} data-part="agenda">
      <AgendaKeys />
      <div className={page.head}>
        <h1 className={page.title}>{nav('agenda')}</h1>
        <Link className="button" href={book} prefetch={false} aria-keyshortcuts="n">
          {t('add')}
        </Link>
      </div>
      <nav className={listPage.tabs} aria-label={t('views')}>
        {agendaViews.map((view) => (
          <Link
            key={view}
            className={listPage.tab}
            href={agendaHref(query, { view })}
            prefetch={false}
            aria-current={query.view === view ? 'page' : undefined}
            aria-keyshortcuts={view.charAt(0)}
          >
            {t(view)}
          </Link>
        ))}
      </nav>
      <div className={styles.when}>
        <h2 className={styles.period}>{await periodText(query, today, locale)}</h2>
        <nav className={styles.steps} aria-label={t('steps')}>
          <Link
            className={styles.step}
            href={agendaHref(query, { day: before })}
            prefetch={false}
            aria-keyshortcuts="ArrowLeft"
            aria-label={t('before')}
          >
            <Icon name="chevron-left" />
          </Link>
          <Link
            className={styles.step}
            href={agendaHref(query, { day: undefined })}
            prefetch={false}
            aria-keyshortcuts="t"
            aria-current={isToday ? 'date' : undefined}
          >
            {t('today')}
          </Link>
          <Link
            className={styles.step}
            href={agendaHref(query, { day: after })}
            prefetch={false}
            aria-keyshortcuts="ArrowRight"
            aria-label={t('after')}
          >
            <Icon name="chevron-right" />
          </Link>
        </nav>
        <AgendaFilters query={query} agendas={agendas} today={today} locale={locale} />
      </div>
      {children}
      <p className={listPage.keys}>{t('keys')}</p>
    </main>
  );
}

async function periodText(query: AgendaQuery, today: string, locale: Locale): Promise<string> {
  const t = await getTranslations('office.agenda');
  const days = listDaysOfView(query, today);
  const [first = today, last = first] = [days[0], days.at(-1)];
  if (query.view === 'week') return t('period', { first: briefDay(first, locale), last: briefDay(last, locale) });
  const year = first.slice(0, 4) === today.slice(0, 4) ? '' : ` ${first.slice(0, 4)}`;
  const day = longDay(first, locale) + year;
  return query.view === 'list' ? t('from', { day }) : day;
}

/** A day to go to, and whose agenda, as a form whose address can be kept. */
async function AgendaFilters({ query, agendas, today, locale }: AgendaProps) {
  const [t, states] = await Promise.all([getTranslations('office.agenda'), getTranslations('office.agenda.states')]);
  const { view, day, broker = '', state = '', home } = query;
  return (
    // A new address is a new form, so that its initial values are those of the address.
    <Form key={agendaHref(query)} action={officeHref('agenda', locale)} className={styles.filters}>
      {view !== 'day' && <input type="hidden" name="view" value={view} />}
      {view === 'list' && home && <input type="hidden" name="home" value={home} />}
      <TextField label={t('goTo')} type="date" name="day" defaultValue={day ?? today} required />
      {agendas.length > 1 && (
        <SelectField
          label={t('whose')}
          name="broker"
          defaultValue={broker}
          options={[['', t('everybody')], ...agendas.map(({ word, name }) => [word, name ?? t('office')] as const)]}
        />
      )}
      {view === 'list' && (
        <SelectField
          label={t('state')}
          name="state"
          defaultValue={state}
          options={[['', t('anyState')], ...visitStates.map((state) => [state, states(state)] as const)]}
        />
      )}
      <button className="button button-quiet" type="submit">
        {t('show')}
      </button>
    </Form>
  );
}
