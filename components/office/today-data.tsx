import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { RefusalText } from '@/components/import/refusal-text';
import { IssueText } from '@/components/records/issue-text';
import page from '@/components/staff/office.module.css';
import { subjectLine } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import type { DataIssue } from '@/lib/files/issues';
import { dateAndTime, list, moment, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { sourceLabel } from '@/lib/import/import-page';
import { type ImportOutcome, importCounts } from '@/lib/import/outcome';
import type { readDataPart } from '@/lib/office/today-data';
import { type FaultEntry, missingText } from '@/lib/records/faults';
import { labelOfPath } from '@/lib/records/fields/field-words';
import type { DraftHome } from '@/lib/records/homes/draft-homes';
import { fileLabel } from '@/lib/records/issue-messages';
import { readHomeNumber } from '@/lib/routes/home-record';
import styles from './today.module.css';
import { Part } from './today-part';

type DataPart = NonNullable<Awaited<ReturnType<typeof readDataPart>>>;

/** The number of issues shown at once. */
const maxShown = 20;

interface PlaceProps {
  locale: Locale;
  data: Snapshot;
}

/** The files that keep the last change off the site, each with its issues and what the site shows instead. */
export async function HeldFiles({ entries, isRefused, locale, data }: HeldFilesProps) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('faults')} count={number(entries.length, locale)} name="today-faults">
      <p>{t(isRefused ? 'faultsText' : 'heldText')}</p>
      <ul className={styles.lines}>
        {entries.slice(0, maxShown).map((entry) => (
          <li key={entry.file} className={styles.fault}>
            <IssuePlace file={entry.file} locale={locale} data={data} />{' '}
            {entry.held && !isRefused && <HeldText held={entry.held} locale={locale} />}
            <EntryIssues entry={entry} locale={locale} data={data} />
          </li>
        ))}
      </ul>
      {entries.length > maxShown && (
        <p className={page.muted}>{t('draftsMore', { count: entries.length - maxShown })}</p>
      )}
    </Part>
  );
}

/** A change is saved, but its commit failed. */
export async function GitError({ reason }: { reason: string }) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('git')} name="today-git">
      <p>{t('gitText')}</p>
      <p className={page.muted} lang="en">
        {reason}
      </p>
    </Part>
  );
}

/** Work beside the pages that has not succeeded for a while. */
export async function LateJobs({ jobs, locale }: { jobs: DataPart['lateJobs']; locale: Locale }) {
  const t = await getTranslations('office.today.jobs');
  return (
    <Part title={t('title')} count={number(jobs.length, locale)} name="today-jobs">
      <p>{t('text')}</p>
      <ul className={styles.lines}>
        {jobs.map(({ name, doneAt, error }) => (
          <li key={name} className={styles.fault}>
            {t(`names.${name}`)}{' '}
            <span className={page.muted}>
              {doneAt === null ? t('never') : t('last', { moment: moment(doneAt, locale) })}
            </span>
            {error && (
              <p className={page.muted} lang="en">
                {error}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface HeldFilesProps extends PlaceProps {
  entries: readonly FaultEntry[];
  isRefused: boolean;
}

async function HeldText({
  held: { since, isShown },
  locale,
}: {
  held: NonNullable<FaultEntry['held']>;
  locale: Locale;
}) {
  const t = await getTranslations('office.today');
  const text = since
    ? t(isShown ? 'heldShown' : 'heldNothing', { moment: moment(since.getTime(), locale) })
    : t('heldDeleted');
  return <span className={page.muted}>{text}</span>;
}

async function EntryIssues({ entry: { file, missing, issues }, locale, data }: PlaceProps & { entry: FaultEntry }) {
  const t = await getTranslations('office.today');
  if (missing.length + issues.length === 0) return <p className={page.muted}>{t('heldWaits')}</p>;
  const lacks = await Promise.all(missing.map((issue) => missingText(issue, locale)));
  return (
    <>
      {lacks.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {issues.slice(0, maxShown).map((issue, i) => (
        // One place may have several issues.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
        <p key={i}>
          {issue.file !== file && <IssuePlace file={issue.file} locale={locale} data={data} />}{' '}
          <IssueText issue={issue} locale={locale} />
        </p>
      ))}
    </>
  );
}

const IssueList = ({ issues, locale, data }: PlaceProps & { issues: readonly DataIssue[] }) => (
  <ul className={styles.lines}>
    {issues.slice(0, maxShown).map((issue, i) => (
      // One place may have several issues.
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
      <li key={i} className={styles.fault}>
        <IssuePlace file={issue.file} locale={locale} data={data} /> <IssueText issue={issue} locale={locale} />
      </li>
    ))}
  </ul>
);

/** The home that a file is about, with its page where there is one; else the file. */
export async function IssuePlace({ file, locale, data }: PlaceProps & { file: string }) {
  const id = readHomeNumber(file);
  if (id === null) return <span>{await fileLabel(file, locale)}</span>;
  const text = subjectLine({ property: id, project: null }, locale, data);
  return data.catalogue.properties.has(id) ? (
    <a className="link" href={data.paths.link({ name: 'property', id }, locale)}>
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
}

/** Unpublished homes, with the reasons. */
export async function Drafts({ drafts: { homes, count }, locale }: { drafts: DataPart['drafts']; locale: Locale }) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('drafts')} count={number(count, locale)} name="today-drafts">
      <p className={page.muted}>{t('draftsText')}</p>
      <ul className={styles.lines}>
        {homes.map((home) => (
          <li key={home.id} className={styles.fault}>
            <a className="link" href={home.href}>
              {home.text}
            </a>{' '}
            <span className={styles.draft}>{home.title}</span>
            <Lacks home={home} locale={locale} />
          </li>
        ))}
      </ul>
      {count > homes.length && <p className={page.muted}>{t('draftsMore', { count: count - homes.length })}</p>}
    </Part>
  );
}

/** The missing legal mentions in one sentence, and every other issue separately. */
async function Lacks({ home: { issues }, locale }: { home: DraftHome; locale: Locale }) {
  const t = await getTranslations('office.today');
  if (issues.length === 0) return <p className={page.muted}>{t('draftReady')}</p>;
  const missing = issues.flatMap(({ found, path }) => (found === undefined ? labelOfPath(path, locale) : []));
  const others = issues.filter(({ found }) => found !== undefined);
  return (
    <>
      {missing.length > 0 && <p className={page.muted}>{t('draftLacks', { fields: list(missing, locale) })}</p>}
      {others.map((issue) => (
        <p key={issue.path} className={page.muted}>
          <IssueText issue={issue} locale={locale} />
        </p>
      ))}
    </>
  );
}

/** The result of the last run of each feed. */
export async function Imports({ imports, locale, data }: { imports: DataPart['imports'] } & PlaceProps) {
  const t = await getTranslations('office.today');
  return (
    <Part title={t('imports')} name="today-imports">
      <ul className={styles.lines}>
        {imports.map(({ feed, ranAt, outcome }) => (
          <li key={feed} className={styles.fault}>
            <span className={styles.when}>{dateAndTime(ranAt, locale)}</span> <span>{feed}</span>{' '}
            <ImportText outcome={outcome} locale={locale} data={data} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

type ImportProps = { outcome: ImportOutcome } & PlaceProps;

async function ImportText({ outcome, locale, data }: ImportProps): Promise<ReactNode> {
  const t = await getTranslations('office.today');
  if (outcome.isRefused)
    return (
      <>
        <RefusalText outcome={outcome} locale={locale} />
        {outcome.issues.length > 0 && <IssueList issues={outcome.issues} locale={locale} data={data} />}
      </>
    );
  const { counts, skipped } = outcome;
  const countTexts = importCounts
    .filter((name) => counts[name] > 0)
    .map((name) => t(`importCounts.${name}`, { count: counts[name] }));
  return (
    <>
      <span className={page.muted}>{countTexts.length > 0 ? list(countTexts, locale) : t('importNothing')}</span>
      {skipped.length > 0 && (
        <details>
          <summary className="link">{t('importSkipped')}</summary>
          <ul className={styles.lines}>
            {skipped.map((issue) => (
              <li key={`${issue.id} ${issue.path} ${issue.code}`} className={styles.fault}>
                <code>{issue.id}</code>{' '}
                <IssueText issue={issue} locale={locale} name={issue.path && sourceLabel(issue.path, locale)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
