import { getTranslations } from 'next-intl/server';
import { ExportFile } from '@/components/staff/export-file';
import page from '@/components/staff/office.module.css';
import type { Locale } from '@/lib/i18n/locales';

interface ExportProps {
  query: string;
  isFresh: boolean;
  maxRows: string;
  locale: Locale;
}

/** Exports the leads of the inbox as a file. */
export async function ExportLeads({ query, isFresh, maxRows, locale }: ExportProps) {
  const t = await getTranslations('office.leads');
  return (
    <details className={page.fold} open={!isFresh || undefined}>
      <summary className="link">{t('export')}</summary>
      <ExportFile
        action="/api/office/export/"
        fields={{ locale, query }}
        formats={[
          ['csv', t('csv')],
          ['json', t('json')],
        ]}
        isFresh={isFresh}
      >
        <p className={page.muted}>{t('exportText', { most: maxRows })}</p>
      </ExportFile>
    </details>
  );
}
