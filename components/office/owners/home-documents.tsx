import { getTranslations } from 'next-intl/server';
import { dayOf } from '@/lib/day';
import { date, fileSize } from '@/lib/format';
import { maxFileBytes } from '@/lib/forms/field-rules';
import type { Locale } from '@/lib/i18n/locales';
import { type DownloadableDocument, documentTypes, longestTitle } from '@/lib/owners/documents';
import { FileField, TextField } from '../fields';
import page from '../office.module.css';
import { OfficeForm } from '../office-form';
import styles from './owners.module.css';

interface DocumentsProps {
  home: number;
  documents: readonly Omit<DownloadableDocument, 'href'>[];
  locale: Locale;
}

/** The documents that the owners of a home can download, and a form to add one. */
export async function HomeDocuments({ home, documents, locale }: DocumentsProps) {
  const [t, errors] = [await getTranslations('office.documents'), await getTranslations('office.errors')];
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
        <OfficeForm action="document.add" className={page.form} resets>
          <input type="hidden" name="property" value={home} />
          <TextField label={t('title')} hint={t('titleHint')} name="title" maxLength={longestTitle} required />
          <FileField
            label={t('file')}
            hint={t('fileHint', { types: Object.values(documentTypes).join(', ') })}
            maxBytes={maxFileBytes}
            tooLarge={errors('fileSize')}
            name="file"
            accept={Object.keys(documentTypes).join(',')}
            required
          />
          <button className="button button-quiet" type="submit">
            {t('submit')}
          </button>
        </OfficeForm>
      </details>
    </div>
  );
}
