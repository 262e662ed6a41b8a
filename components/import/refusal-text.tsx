import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { ImportOutcome } from '@/lib/import/outcome';
import { FetchIssueText } from './fetch-issue-text';

interface RefusalProps {
  outcome: Extract<ImportOutcome, { isRefused: true }>;
  locale: Locale;
}

/** The reason why an import was refused; technical messages are shown unchanged, in English. */
export async function RefusalText({ outcome: { reason, fault }, locale }: RefusalProps) {
  const t = await getTranslations('office.import.refused');
  const why = fault?.kind === 'unreadable' && fault.why;
  return (
    <>
      <span className={page.error}>{t('title')}</span>
      {fault?.kind === 'gone' ? (
        <span className={page.muted}>
          {' '}
          {t('gone', {
            count: fault.gone,
            all: number(fault.all, locale),
            percent: number(fault.percent, locale),
          })}
        </span>
      ) : (
        fault && <span className={page.muted}> {t(`why.${fault.kind}`)}</span>
      )}
      {why && (
        <span className={page.muted}>
          {' '}
          <FetchIssueText issue={why} />.
        </span>
      )}
      {reason && !why && fault?.kind !== 'gone' && fault?.kind !== 'empty' && (
        <span className={page.muted} lang="en">
          {' '}
          {reason}
        </span>
      )}
    </>
  );
}
