import { getTranslations } from 'next-intl/server';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { dayOf } from '@/lib/base/day';
import { date, fileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { type DownloadableDocument, documentTypes, maxDocumentBytes, maxTitleLength } from '@/lib/owners/documents';
import { AddDocument } from './add-document';
import styles from './owners.module.css';

interface DocumentsProps {
  home: number;
  documents: readonly Omit<DownloadableDocument, 'href'>[];
  locale: Locale;
}

/** The documents that the owners of a home can download, and a form to add one. */
export async function HomeDocuments({ home, documents, locale }: DocumentsProps) {
  const t = await getTranslations('office.documents');
  const types = Object.values(documentTypes).join(', ');
  return (
    <div className={styles.documents} data-part="home-documents">
      {documents.length > 0 && (
        <ul>
          {documents.map(({ id, title, name, type, size, createdAt }) => (
            <li key={id} className={styles.document}>
              <a className="link" href={`/api/office/documents/${id}/`} download={name}>
                {title}
              </a>
              <span className={page.muted}>
                {[documentTypes[type], fileSize(size, locale), date(dayOf(createdAt), locale)].join(' · ')}
              </span>
              <OfficeForm action="document.remove">
                <input type="hidden" name="id" value={id} />
                <button className={`link ${styles.press}`} type="submit">
                  {t('remove')}
                  <span className="sr-only"> {title}</span>
                </button>
              </OfficeForm>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="link">{t('add')}</summary>
        <AddDocument
          home={home}
          locale={locale}
          maxBytes={maxDocumentBytes}
          maxTitleLength={maxTitleLength}
          accept={Object.keys(documentTypes).join(',')}
          fileHint={t('fileHint', { types, size: fileSize(maxDocumentBytes, locale) })}
        />
      </details>
    </div>
  );
}
