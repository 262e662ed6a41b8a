import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { IssueText } from '@/components/records/issue-text';
import page from '@/components/staff/office.module.css';
import { OwnUnsaved } from '@/components/staff/own-unsaved';
import type { Snapshot } from '@/lib/content/snapshot';
import type { FeedOut } from '@/lib/feeds/left-out';
import type { Locale } from '@/lib/i18n/locales';
import type { ImportOverview } from '@/lib/import/import-page';
import { officeHref } from '@/lib/routes/office-paths';
import type { FormCopy } from '@/lib/staff/working-copies/form-copies';
import { FeedsOut } from './feeds-out';
import styles from './import.module.css';
import { Running, RunText } from './run-text';
import { formatTitles, SourceForm } from './source-form';

interface ImportPageProps {
  overview: ImportOverview;
  feeds: readonly FeedOut[];
  /** The person's unsaved changes in the forms of sources, by source. */
  savedCopies: ReadonlyMap<string, FormCopy>;
  locale: Locale;
  data: Snapshot;
}

/** Runs that are listed. */
const maxRuns = 12;

/** The sources of homes, the results of their last runs, and the outgoing feeds. */
export async function ImportPage({ overview, feeds, savedCopies, locale, data }: ImportPageProps) {
  const [t, nav] = await Promise.all([getTranslations('office.import'), getTranslations('office.nav')]);
  const { sources, issues, runs, running } = overview;
  return (
    <main id="content" className={page.page} data-part="import">
      <h1 className={page.title}>{nav('import')}</h1>
      <p className={page.muted}>{t('lead')}</p>
      {running && <Running run={running} locale={locale} />}
      {issues.length > 0 && (
        <div role="alert">
          <p className={page.error}>{t('fileFaulty')}</p>
          <ul className={styles.lines}>
            {issues.map((issue) => (
              <li key={`${issue.path} ${issue.code}`} className={styles.line}>
                <span>
                  <IssueText issue={issue} locale={locale} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <section className={page.section}>
        <h2>{t('sources')}</h2>
        {sources.length === 0 && issues.length === 0 && <p className={page.muted}>{t('noSources')}</p>}
        <ul className={styles.lines}>
          {sources.map(({ source: { id, format, address }, last }) => (
            <li key={id} className={styles.line}>
              <span className={styles.head}>
                <Link
                  className={`link ${styles.link}`}
                  href={`${officeHref('import', locale)}?source=${id}`}
                  prefetch={false}
                >
                  {id}
                </Link>
                <span>{formatTitles[format]}</span>
                <span className={page.muted}>{address ?? t('byFile')}</span>
                <OwnUnsaved copy={savedCopies.get(id)} locale={locale} />
              </span>
              {last ? <RunText run={last} locale={locale} /> : <span className={page.muted}>{t('neverRan')}</span>}
            </li>
          ))}
        </ul>
        {issues.length === 0 && (
          <details className={page.fold}>
            <summary className="link">
              {t('addSource')} <OwnUnsaved copy={savedCopies.get('')} locale={locale} />
            </summary>
            <SourceForm savedCopy={savedCopies.get('')} data={data} />
          </details>
        )}
      </section>
      <FeedsOut feeds={feeds} locale={locale} />
      {runs.length > 0 && (
        <section className={page.section}>
          <h2>{t('runs')}</h2>
          <ul className={styles.lines}>
            {runs.slice(0, maxRuns).map((run) => (
              <li key={run.id} className={styles.line}>
                <span className={styles.head}>
                  {run.hasDetails && sources.some(({ source }) => source.id === run.feed) ? (
                    <Link
                      className={`link ${styles.link}`}
                      href={`${officeHref('import', locale)}?source=${run.feed}&run=${run.id}`}
                      prefetch={false}
                    >
                      {run.feed}
                    </Link>
                  ) : (
                    <code>{run.feed}</code>
                  )}
                </span>
                <RunText run={run} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
