import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { IssueText } from '@/components/records/issue-text';
import { FormButton } from '@/components/staff/form-button';
import page from '@/components/staff/office.module.css';
import type { Snapshot } from '@/lib/content/snapshot';
import { list, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatImportedValue, formatMeaning, type RunReport, sourceLabel } from '@/lib/import/import-page';
import { type HomeReport, homeStates } from '@/lib/import/records';
import { fileLabel } from '@/lib/records/issue-messages';
import { editHomePath } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import { CorrectionForm } from './correction-form';
import { FetchIssueText } from './fetch-issue-text';
import styles from './import.module.css';
import { RunText } from './run-text';

interface ReportProps {
  source: string;
  report: RunReport;
  locale: Locale;
  data: Snapshot;
}

/** The changes that a run made, or would make, to each home. */
export async function Report({ source, report, locale, data }: ReportProps) {
  const t = await getTranslations('office.import');
  const { run, counts, state, page: at, pages, records, existing } = report;
  const href = (query: Record<string, string>) =>
    `${officeHref('import', locale)}?${new URLSearchParams({ source, run: run.id, ...query })}`;
  return (
    <section className={page.section} data-part="import-report">
      <h2>{t(run.kind === 'try' ? 'wouldBe' : 'done')}</h2>
      <p>
        <RunText run={run} locale={locale} />
      </p>
      <RunDetails report={report} locale={locale} data={data} />
      <nav className={styles.tabs} aria-label={t('report')}>
        {homeStates.map((choice) => (
          <Link
            key={choice}
            href={href({ state: choice })}
            prefetch={false}
            aria-current={choice === state ? 'page' : undefined}
          >
            {t(`states.${choice}`)} <span className={page.muted}>{number(counts[choice], locale)}</span>
          </Link>
        ))}
      </nav>
      {records.length === 0 ? (
        <p className={page.muted}>{t('noHomes')}</p>
      ) : (
        <ul className={styles.lines}>
          {records.map((record) => (
            <li key={record.id} className={styles.line}>
              <Home
                record={record}
                locale={locale}
                data={data}
                isThere={record.home !== null && existing.has(record.home)}
              />
              {record.state === 'setAside' && (
                <CorrectionForm source={source} record={record} locale={locale} data={data} />
              )}
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav className={styles.acts} aria-label={t('pages')}>
          {at > 1 && (
            <Link className={`link ${styles.link}`} href={href({ state, page: String(at - 1) })} prefetch={false}>
              {t('before')}
            </Link>
          )}
          <span className={page.muted}>
            {number(at, locale)} / {number(pages, locale)}
          </span>
          {at < pages && (
            <Link className={`link ${styles.link}`} href={href({ state, page: String(at + 1) })} prefetch={false}>
              {t('next')}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

async function Home({
  record: { id, home, changes = [], lacks = [], unread = [], reasons = [] },
  locale,
  data,
  isThere,
}: Omit<ReportProps, 'source' | 'report'> & { record: HomeReport; isThere: boolean }) {
  const t = await getTranslations('office.import');
  const { properties, withdrawn } = data.catalogue;
  const known = home === null ? undefined : (properties.get(home) ?? withdrawn.get(home));
  // As displayValue() has it.
  const formatted = (path: string, value: string): ReactNode => {
    if (value === 'nothing') return t('nothing');
    const bare = value.replace(/^"(.*)"$/, '$1');
    const text = formatImportedValue(path, bare, locale, data);
    return text === bare && bare !== value ? <q>{bare}</q> : text;
  };
  return (
    <>
      <span className={styles.head}>
        <code>{id}</code>
        {home !== null &&
          (isThere ? (
            <Link className={`link ${styles.link}`} href={officeHref(editHomePath(home), locale)} prefetch={false}>
              {known ? `${home} ${known.title[locale]}` : home}
            </Link>
          ) : (
            <span className={page.muted}>{home}</span>
          ))}
      </span>
      {reasons.map((reason) => (
        <span key={`${reason.path} ${reason.code}`}>
          <IssueText issue={reason} locale={locale} name={reason.path && sourceLabel(reason.path, locale)} />
        </span>
      ))}
      {lacks.length > 0 && (
        <span className={page.muted}>
          {t('staysDraft', {
            fields: list(
              lacks.map((path) => sourceLabel(`attributes.${path}`, locale)),
              locale,
            ),
          })}
        </span>
      )}
      {unread.length > 0 && (
        <span className={page.muted}>
          {t('staysUnread', {
            fields: list(
              unread.map((path) => sourceLabel(path, locale)),
              locale,
            ),
          })}
        </span>
      )}
      {changes.length > 0 && (
        <dl className={styles.values}>
          {changes.map(({ path, from, to }) => (
            <div key={path} className={styles.pair}>
              <dt>{sourceLabel(path, locale)}</dt>
              <dd>
                {formatted(path, from)} → {formatted(path, to)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Further results of a run: differences from the dry run, ignored faults, pictures, towns, and its undo. */
async function RunDetails({ report: { run, details, canUndo }, locale, data }: Omit<ReportProps, 'source'>) {
  const t = await getTranslations('office.import');
  const { deviations, faults, pictures, cities, lapsed, log, isUndoable } = details;
  const shownIssues = faults.slice(0, 30);
  const labels = new Map(
    await Promise.all(shownIssues.map(async ({ file }) => [file, await fileLabel(file, locale)] as const)),
  );
  const states = (state: HomeReport['state'] | null) => (state ? t(`states.${state}`) : t('nothing'));
  return (
    <>
      {deviations.length > 0 && (
        <details open>
          <summary className="link">{t('deviations', { count: deviations.length })}</summary>
          <ul>
            {deviations.slice(0, 30).map(({ id, was, now }) => (
              <li key={id}>
                <code>{id}</code> {states(was)} → {states(now)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {cities.length > 0 && (
        <p className={page.muted}>
          {t('newTowns', {
            count: cities.length,
            towns: list(
              cities.map((id) => formatMeaning(id, locale, data)),
              locale,
            ),
          })}
        </p>
      )}
      {(pictures.added > 0 || pictures.deleted > 0) && (
        <p className={page.muted}>{t('pictures', { added: pictures.added, deleted: pictures.deleted })}</p>
      )}
      {pictures.failed.length > 0 && (
        <details>
          <summary className="link">{t('failedPictures', { count: pictures.failed.length })}</summary>
          <ul>
            {pictures.failed.slice(0, 30).map(({ id, url, reason, fault }) => (
              <li key={`${id} ${url}`}>
                <code>{id}</code> {fault ? <FetchIssueText issue={fault} /> : <span lang="en">{reason}</span>}:{' '}
                <span className={page.muted}>{url}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {lapsed.length > 0 && (
        <p className={page.muted}>
          {t('lapsed', {
            homes: list(
              lapsed.map(({ id, field }) => `${id} (${sourceLabel(field, locale)})`),
              locale,
            ),
          })}
        </p>
      )}
      {faults.length > 0 && (
        <details>
          <summary className="link">{t('faultsLeft', { count: faults.length })}</summary>
          <ul>
            {shownIssues.map((issue) => (
              <li key={`${issue.file} ${issue.path} ${issue.code}`}>
                <span>{labels.get(issue.file)}</span> <IssueText issue={issue} locale={locale} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {run.kind !== 'try' && log && (
        <div className={styles.acts}>
          {canUndo && <FormButton action="undo" values={{ undo: log }} text={t('undo')} />}
          <p className={page.muted}>{t(canUndo ? 'undoText' : isUndoable ? 'undoPast' : 'noUndo')}</p>
        </div>
      )}
    </>
  );
}
