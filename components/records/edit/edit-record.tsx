import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { mapWords } from '@/components/map/map-words';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { enabledLocales } from '@/lib/content/schema';
import type { Snapshot } from '@/lib/content/snapshot';
import { fileSize } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MapMessage } from '@/lib/map/map-messages';
import { pinMapView } from '@/lib/map/page-map';
import { maxDocumentBytes } from '@/lib/owners/documents';
import { isOnSite, previewLink } from '@/lib/records/content/content-list';
import { fieldWords } from '@/lib/records/fields/field-words';
import { findTitle } from '@/lib/records/fields/value-text';
import { readFacades } from '@/lib/records/form/facades';
import type { OpenForm } from '@/lib/records/form/open-form';
import { hasPreview } from '@/lib/records/preview/record-preview';
import { returnPath } from '@/lib/records/records';
import { officeHref } from '@/lib/routes/office-paths';
import { canTranslate } from '@/lib/translation/service';
import styles from './edit.module.css';
import { RecordForm } from './record-form';

interface EditRecordProps {
  open: OpenForm;
  /** Whether the person may take over unsaved changes of colleagues. */
  canTakeOver: boolean;
  locale: Locale;
  data: Snapshot;
}

/** The page on which a record is changed. */
export async function EditRecord({
  open: { record, broken, version, ...form },
  canTakeOver,
  locale,
  data,
}: EditRecordProps) {
  const [t, projects] = await Promise.all([getTranslations('office.edit'), getTranslations('office.projects')]);
  const preview = await previewLink(record, locale);
  const isHome = record.folder === 'properties';
  // A new home has no title yet; the name in the settings is that of the agency.
  const title = record.folder ? findTitle(form.content, locale) : undefined;
  const untitled = isHome ? t('homeNumber', { id: record.id }) : fieldWords(locale).choice(['file'], record.id);
  const back = returnPath(record);
  const onSite = isHome && data.catalogue.properties.has(Number(record.id));
  return (
    <main className={`${page.page} ${styles.page}`} id="content">
      <p className={page.back}>
        <Link className="link" href={officeHref(back, locale)} prefetch={false}>
          {t(back === 'content' ? 'backToContent' : back === 'projects' ? 'backToProjects' : 'backToHome')}
        </Link>
      </p>
      <h1 className={page.title}>{title ?? untitled}</h1>
      {broken && <p className={page.error}>{broken}</p>}
      <RecordForm
        key={record.name}
        record={record.name}
        version={version}
        {...form}
        facades={record.folder === 'projects' ? readFacades(Number(record.id), form.content, locale, data) : undefined}
        locale={locale}
        pageLanguages={
          hasPreview(record)
            ? enabledLocales(data.content.site).map((code) => [code, t(`languages.${code}`)] as const)
            : []
        }
        canTranslate={canTranslate()}
        canTakeOver={canTakeOver}
        pinMap={await pinMap(locale, data)}
        maxDocumentSize={fileSize(maxDocumentBytes, locale)}
      >
        {record.folder === 'projects' && (
          <Link className="link" href={officeHref(`projects/${record.id}`, locale)} prefetch={false}>
            {projects('editUnits')}
          </Link>
        )}
        {onSite && (
          <a className="link" href={data.paths.link({ name: 'property', id: Number(record.id) }, locale)}>
            {t('onSite')}
          </a>
        )}
        {preview && (
          <a className="link" href={preview} target="_blank" rel="noopener">
            {t('preview')}
          </a>
        )}
        {record.folder === 'pages' && record.id !== 'home' && (
          <Link className="link" href={officeHref('edit/menu', locale)} prefetch={false}>
            {t('placeInMenu')}
          </Link>
        )}
      </RecordForm>
      {mayBeDeleted(record, form.base, data) && (
        <OfficeForm action="content.delete" className={styles.delete}>
          <input type="hidden" name="record" value={record.name} />
          <button className="link" type="submit">
            {t('delete')}
          </button>
          <p className={page.muted}>{t('deleteText')}</p>
        </OfficeForm>
      )}
    </main>
  );
}

/** The map for the pin below coordinates. */
async function pinMap(locale: Locale, data: Snapshot): Promise<MapMessage> {
  const { messageInfo, ...view } = pinMapView(locale, data);
  return { ...view, messageInfo: { ...messageInfo, words: await mapWords() } };
}

/** Whether a record may be deleted: a page or an article that visitors cannot see. */
const mayBeDeleted = (record: OpenForm['record'], stored: unknown, data: Snapshot): boolean =>
  (record.folder === 'pages' || record.folder === 'articles') && stored !== null && !isOnSite(record, stored, data);
