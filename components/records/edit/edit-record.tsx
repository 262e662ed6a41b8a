import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { enabledLocales } from '@/lib/content/schema';
import type { Snapshot } from '@/lib/content/snapshot';
import { type Locale, localize } from '@/lib/i18n/locales';
import { previewOf } from '@/lib/records/edit/content';
import { facadesOf } from '@/lib/records/edit/facades';
import { hasPreview } from '@/lib/records/edit/instead';
import { isOnSite } from '@/lib/records/edit/on-site';
import type { OpenForm } from '@/lib/records/edit/open-form';
import { backOf } from '@/lib/records/edit/records';
import { titleOf } from '@/lib/records/edit/title';
import { fieldWords } from '@/lib/records/edit/words';
import { officeHref } from '@/lib/routes/office-paths';
import { canTranslate } from '@/lib/translation/service';
import { documentWords } from '../../owners/document-words';
import page from '../../staff/office.module.css';
import { OfficeForm } from '../../staff/office-form';
import { pictureFieldWords } from '../pictures/field-words';
import { conflictWords } from './conflict-words';
import styles from './edit.module.css';
import { pinWords, townWords } from './place-words';
import { RecordForm } from './record-form';

interface EditRecordProps {
  open: OpenForm;
  locale: Locale;
  data: Snapshot;
}

/** The page on which a record is changed. */
export async function EditRecord({ open: { record, broken, ...form }, locale, data }: EditRecordProps) {
  const [t, projects] = [await getTranslations('office.edit'), await getTranslations('office.projects')];
  const [documents, kept] = [await getTranslations('office.documents'), await getTranslations('myData.kept')];
  const preview = await previewOf(record, locale);
  const isHome = record.folder === 'properties';
  // A new home has no title yet; the name in the settings is that of the agency.
  const title = record.folder ? titleOf(form.content, locale) : undefined;
  const untitled = isHome ? kept('homeNumber', { id: record.id }) : fieldWords(locale).choice(['file'], record.id);
  const back = backOf(record);
  const onSite = isHome && data.catalogue.properties.has(Number(record.id));
  return (
    <main className={`${page.page} ${styles.page}`} id="content">
      <p className={page.back}>
        <Link className="link" href={officeHref(back, locale)} prefetch={false}>
          {t(back === 'content' ? 'backToContent' : back === 'projects' ? 'backToProjects' : 'backToHome')}
        </Link>
      </p>
      <h1 className={page.title}>{title ?? untitled}</h1>
      {broken && <p className={page.error}>{t('broken', { why: broken })}</p>}
      <RecordForm
        key={record.name}
        record={record.name}
        {...form}
        facades={record.folder === 'projects' ? facadesOf(Number(record.id), form.content, locale, data) : undefined}
        locale={locale}
        pageLanguages={
          hasPreview(record)
            ? enabledLocales(data.content.site).map((code) => [code, t(`languages.${code}`)] as const)
            : []
        }
        canTranslate={canTranslate()}
        words={{
          none: t('none'),
          unknown: t('unknown'),
          accept: t('accept'),
          choose: t('choose'),
          add: t('add'),
          remove: t('remove'),
          up: t('up'),
          down: t('down'),
          inward: t('inward'),
          outward: t('outward'),
          hidden: t('hidden'),
          notInMenu: t('notInMenu'),
          removed: t('removed', { name: '{name}' }),
          movedTo: t('movedTo', { name: '{name}', place: '{place}', count: '{count}' }),
          more: t('more', { count: '{count}' }),
          fewer: t('fewer'),
          key: t('key'),
          pictures: await pictureFieldWords(locale),
          documents: { ...(await documentWords(locale)), open: documents('open') },
          town: await townWords(),
          pin: await pinWords(locale, data),
          drafts: {
            unread: t('drafts.unread'),
            approve: t('drafts.approve'),
            empty: t('drafts.empty'),
            older: t('drafts.older'),
            from: localize((language) => t(`drafts.from.${language}`, { languages: '{languages}' })),
          },
          corners: {
            draw: t('corners.draw'),
            remove: t('corners.remove'),
            choosePicture: t('corners.choosePicture'),
            help: t('corners.help'),
            handle: t('corners.handle', { name: '{name}' }),
            names: [t('corners.upperLeft'), t('corners.upperRight'), t('corners.lowerRight'), t('corners.lowerLeft')],
            place: t('corners.place', { x: '{x}', y: '{y}' }),
          },
          languages: localize((language) => t(`languages.${language}`)),
          sections: t('parts'),
          others: t('others', { names: '{names}' }),
          wrong: t('wrong', { count: '{count}' }),
          missing: t('toFill', { count: '{count}' }),
          save: t('save'),
          publish: t('publish'),
          withdraw: t('withdraw'),
          discard: t('discard'),
          states: {
            stored: t('states.stored'),
            typed: t('states.typed'),
            keeping: t('states.keeping'),
            kept: t('states.kept'),
            failed: t('states.failed'),
          },
          ...(await conflictWords()),
          keys: t('keys'),
          preview: t('beside.open'),
          closePreview: t('beside.close'),
          title: t('beside.title'),
          language: t('beside.language'),
          widths: { phone: t('beside.phone'), wide: t('beside.wide') },
          hindered: t('beside.hindered'),
          failed: t('beside.failed'),
          making: t('beside.making'),
        }}
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

/** Pages and articles that no visitor sees. */
const mayBeDeleted = (record: OpenForm['record'], stored: unknown, data: Snapshot): boolean =>
  (record.folder === 'pages' || record.folder === 'articles') && stored !== null && !isOnSite(record, stored, data);
