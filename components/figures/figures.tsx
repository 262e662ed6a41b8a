import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ExportFile } from '@/components/staff/export-file';
import { TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import frame from '@/components/staff/office.module.css';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { type FiguresQuery, figurePeriods, figuresHref, figureViews } from '@/lib/figures/query';
import type { FiguresOfView } from '@/lib/figures/read';
import type { FiguresScope } from '@/lib/figures/scope';
import { date } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './figures.module.css';
import { HomeFigures } from './home-figures';
import { FiguresOverview } from './overview';
import { SearchFigures } from './search-figures';
import { SourceFigures } from './source-figures';

interface FiguresProps {
  query: FiguresQuery;
  figures: FiguresOfView;
  scope: FiguresScope;
  isFresh: boolean;
  today: string;
  locale: Locale;
  data: Snapshot;
}

/** The figures of the agency, or of a broker's homes: one view at a time, for a period. */
export async function Figures({ query, figures, scope, isFresh, today, locale, data }: FiguresProps) {
  const [t, nav] = await Promise.all([getTranslations('office.figures'), getTranslations('office.nav')]);
  const span = ({ first, last }: FiguresQuery['now']) =>
    t('span', { first: date(first, locale), last: date(last, locale) });
  const home = scope.home === undefined ? null : subjectLine({ property: scope.home, project: null }, locale, data);
  return (
    <main id="content" className={frame.page} data-part="figures">
      <h1 className={frame.title}>{nav('figures')}</h1>
      <p className={frame.muted}>{t(scope.leads ? 'text' : 'textEditor')}</p>
      <nav className={listPage.tabs} aria-label={t('views.label')}>
        {figureViews.map((view) => (
          <Link
            key={view}
            className={listPage.tab}
            href={figuresHref(query, { view })}
            prefetch={false}
            aria-current={query.view === view ? 'page' : undefined}
          >
            {t(`views.${view}`)}
          </Link>
        ))}
      </nav>
      <Periods query={query} today={today} locale={locale} />
      <p className={frame.muted} data-part="figures-span">
        {t('compared', { now: span(query.now), before: span(query.before) })}
      </p>
      {home !== null && (query.view === 'overview' || query.view === 'sources') && (
        <p className={styles.home}>
          {t('onlyHome', { home })}{' '}
          <Link className="link" href={figuresHref(query, { home: undefined })} prefetch={false}>
            {t('allHomes')}
          </Link>
        </p>
      )}
      {figures.view === 'overview' && <FiguresOverview figures={figures} scope={scope} locale={locale} />}
      {figures.view === 'homes' && (
        <HomeFigures lines={figures.lines} query={query} scope={scope} locale={locale} data={data} />
      )}
      {figures.view === 'sources' && <SourceFigures figures={figures} scope={scope} locale={locale} />}
      {figures.view === 'searches' && <SearchFigures figures={figures} locale={locale} data={data} />}
      <details className={frame.fold} open={!isFresh || undefined}>
        <summary className="link">{t('export')}</summary>
        <ExportFile
          action="/api/office/figures/"
          fields={{ locale, query: figuresHref(query) }}
          formats={[
            ['csv', t('csv')],
            ['json', t('json')],
          ]}
          isFresh={isFresh}
        >
          <p className={frame.muted}>{t('exportText')}</p>
        </ExportFile>
      </details>
    </main>
  );
}

async function Periods({ query, today, locale }: Pick<FiguresProps, 'query' | 'today' | 'locale'>) {
  const t = await getTranslations('office.figures');
  const { view, home, sort, period, now } = query;
  const params = { view: view === 'overview' ? undefined : view, home, sort: sort === 'visits' ? undefined : sort };
  return (
    <div className={styles.periods}>
      <nav className={listPage.viewLinks} aria-label={t('period')}>
        {figurePeriods.map((choice) => (
          <Link
            key={choice}
            className={listPage.view}
            href={figuresHref(query, { period: choice })}
            prefetch={false}
            aria-current={period === choice ? 'true' : undefined}
          >
            {t(`periods.${choice}`)}
          </Link>
        ))}
      </nav>
      <details open={period === null || undefined}>
        <summary className={`link ${styles.own}`}>{t('own')}</summary>
        {/* A new address is a new form: what it begins with is what the address says. */}
        <Form key={figuresHref(query)} action={officeHref('figures', locale)} className={listPage.filters}>
          {Object.entries(params).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <TextField label={t('from')} type="date" name="from" defaultValue={now.first} max={today} required />
          <TextField label={t('until')} type="date" name="until" defaultValue={now.last} max={today} required />
          <button className="button button-quiet" type="submit">
            {t('show')}
          </button>
        </Form>
      </details>
    </div>
  );
}
