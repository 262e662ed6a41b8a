import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { dateAndTime, list, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { FeedRun } from '@/lib/import/import-page';
import { importCounts } from '@/lib/import/outcome';
import styles from './import.module.css';
import { RefusalText } from './refusal-text';
import { WatchRun } from './watch-run';

/** The time, purpose, author and result of a run. */
export async function RunText({ run, locale }: { run: FeedRun; locale: Locale }) {
  const t = await getTranslations('office.import');
  const { kind, record, startedAt, byName } = run;
  return (
    <>
      <span className={styles.head}>
        <span>{dateAndTime(startedAt, locale)}</span>
        <span>{t(`kinds.${kind}`)}</span>
        {record && <code>{record}</code>}
        {byName && <span className={page.muted}>{byName}</span>}
      </span>
      <Outcome run={run} locale={locale} />
    </>
  );
}

async function Outcome({ run: { outcome, isLost }, locale }: { run: FeedRun; locale: Locale }) {
  const [t, today] = await Promise.all([getTranslations('office.import'), getTranslations('office.today')]);
  if (!outcome) return <span className={isLost ? page.error : page.muted}>{t(isLost ? 'lost' : 'atWork')}</span>;
  if (outcome.isRefused)
    return (
      <span>
        <RefusalText outcome={outcome} locale={locale} />{' '}
        {outcome.issues.length > 0 && (
          <span className={page.muted}>{t('refusedFaults', { count: outcome.issues.length })}</span>
        )}
      </span>
    );
  const countTexts = importCounts
    .filter((name) => outcome.counts[name] > 0)
    .map((name) => today(`importCounts.${name}`, { count: outcome.counts[name] }));
  return (
    <span className={page.muted}>{countTexts.length > 0 ? list(countTexts, locale) : today('importNothing')}</span>
  );
}

/** The progress of the current run. */
export async function Running({ run, locale }: { run: FeedRun; locale: Locale }) {
  const t = await getTranslations('office.import');
  const { step, done, total } = run.progress ?? { step: 'read' as const };
  return (
    <div className={styles.bar} role="status" data-part="import-running">
      <span>
        <code>{run.feed}</code> {t(`kinds.${run.kind}`)}. {t(`steps.${step}`)}
        {total ? ` ${number(done ?? 0, locale)} / ${number(total, locale)}` : ''}
      </span>
      <progress aria-label={t(`steps.${step}`)} {...(total ? { value: done ?? 0, max: total } : {})} />
      <WatchRun />
    </div>
  );
}
