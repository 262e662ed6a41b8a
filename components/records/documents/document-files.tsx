import { getTranslations } from 'next-intl/server';
import { Uses } from '@/components/records/pictures/uses';
import frame from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayOf } from '@/lib/base/day';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, fileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { deleteDocumentFileAction } from '@/lib/records/documents/document-file-actions';
import type { DocumentLine } from '@/lib/records/documents/document-list';
import { may } from '@/lib/staff/rights';
import styles from './documents.module.css';

interface FilesProps {
  lines: readonly DocumentLine[];
  staff: Staff;
  locale: Locale;
  data: Snapshot;
}

/** The documents that visitors can ask for, those used nowhere first. */
export async function DocumentFiles({ lines, staff, locale, data }: FilesProps) {
  const t = await getTranslations('office.pictures');
  if (lines.length === 0) return <p className={frame.empty}>{t('noDocuments')}</p>;
  return (
    <ul className={styles.list} data-part="document-files">
      {lines.map(({ name, uses, stored, isOld }) => (
        <li key={name} data-document={name}>
          <a className="link" href={`/api/office/documents/${name}`} download={name}>
            {name}
          </a>
          <span className={frame.muted}>
            {[fileSize(stored.size, locale), date(dayOf(stored.at), locale)].join(' · ')}
          </span>
          {uses.length > 0 ? (
            <Uses uses={uses} locale={locale} data={data} />
          ) : (
            <span className={styles.unused}>{t('notUsed')}</span>
          )}
          {isOld && may(staff.role, deleteDocumentFileAction) && (
            <OfficeForm action="file.delete" label={t('deleteNamed', { id: name })}>
              <input type="hidden" name="name" value={name} />
              <button className="link" type="submit">
                {t('delete')}
              </button>
            </OfficeForm>
          )}
        </li>
      ))}
    </ul>
  );
}
