import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { ConfirmSession } from './confirm-session';
import page from './office.module.css';

interface ExportProps {
  query: string;
  isFresh: boolean;
  most: string;
  locale: Locale;
}

/** What the inbox shows, as a file; a session that was idle is asked for a code first. */
export async function ExportLeads({ query, isFresh, most, locale }: ExportProps) {
  const t = await getTranslations('office.leads');
  return (
    <details className={page.fold} open={!isFresh || undefined}>
      <summary className="link">{t('export')}</summary>
      {isFresh ? (
        <form method="post" action="/api/office/export/" encType="multipart/form-data" className={page.form}>
          <p className={page.muted}>{t('exportText', { most })}</p>
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="query" value={query} />
          <div className={page.buttons}>
            <button className="button button-quiet" type="submit" name="format" value="csv">
              {t('csv')}
            </button>
            <button className="button button-quiet" type="submit" name="format" value="json">
              {t('json')}
            </button>
          </div>
        </form>
      ) : (
        <ConfirmSession />
      )}
    </details>
  );
}
