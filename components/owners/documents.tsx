import { getLocale, getTranslations } from 'next-intl/server';
import figuresStyles from '@/components/property/figures.module.css';
import { Icon } from '@/components/ui/icon';
import { dayOf } from '@/lib/base/day';
import { date, fileSize } from '@/lib/i18n/format';
import { type DownloadableDocument, documentTypes } from '@/lib/owners/documents';
import type { NameOf } from '@/lib/owners/homes';
import { HomeLine } from './home-line';
import styles from './records.module.css';

/** The documents that the agency put ready for an owner. */
export async function OwnerDocuments({ documents, homeName }: { documents: DownloadableDocument[]; homeName: NameOf }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('owner.documents')]);
  return (
    <div className={styles.ownerSection}>
      <p className="lead">{t(documents.length > 0 ? 'lead' : 'empty')}</p>
      {documents.length > 0 && (
        <table className={`${figuresStyles.figureTable} ${styles.ownerDocuments}`}>
          <thead>
            <tr>
              <th scope="col">{t('document')}</th>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('size')}</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ id, title, property, href, type, size, createdAt }) => (
              <tr key={id}>
                <td>
                  <a className={styles.ownerDownload} href={href}>
                    <Icon name="file-down" />
                    <span className="link">{title}</span>
                  </a>
                  <HomeLine home={homeName(property)} />
                </td>
                <td>{date(dayOf(createdAt), locale)}</td>
                <td>
                  {fileSize(size, locale)}
                  <small>{documentTypes[type]}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
