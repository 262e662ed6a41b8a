import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { DocumentFiles } from '@/components/records/documents/document-files';
import { SelectField, TextField } from '@/components/staff/fields';
import listPage from '@/components/staff/list-page.module.css';
import frame from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import { pictureUrl } from '@/components/ui/picture';
import type { Staff } from '@/lib/accounts/store-staff';
import { dayOf } from '@/lib/base/day';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import type { Snapshot } from '@/lib/content/snapshot';
import { date, number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { listDocumentFiles } from '@/lib/records/documents/document-list';
import { deletePictureAction } from '@/lib/records/pictures/delete-picture';
import { describePictureAction } from '@/lib/records/pictures/describe-picture';
import { knownPicture } from '@/lib/records/pictures/known-pictures';
import {
  type listPictures,
  type PictureLine,
  type PicturesQuery,
  picturesHref,
  shownOrigin,
} from '@/lib/records/pictures/picture-list';
import { pictureKinds, shownOrigins } from '@/lib/records/pictures/picture-words';
import { setOriginsAction } from '@/lib/records/pictures/set-origins';
import { officeHref } from '@/lib/routes/office-paths';
import { may } from '@/lib/staff/rights';
import { AddPictures } from './add-pictures';
import { DescribePicture } from './describe-picture';
import styles from './pictures.module.css';
import { Uses } from './uses';

interface PicturesProps {
  query: PicturesQuery;
  pictures: Awaited<ReturnType<typeof listPictures>>;
  documents: Awaited<ReturnType<typeof listDocumentFiles>>;
  staff: Staff;
  locale: Locale;
  /** With the drafts. */
  data: Snapshot;
}

/** All pictures of the data and the documents for visitors, those that nothing uses first. */
export async function Pictures({ query, pictures, documents, staff, locale, data }: PicturesProps) {
  const [t, nav] = await Promise.all([getTranslations('office.pictures'), getTranslations('office.nav')]);
  const origins = await getTranslations('origin.labels');
  const originOptions = shownOrigins.map((origin) => [origin, origins(origin)] as const);
  const { lines, counts } = pictures;
  const { found, pages } = query.documents ? documents : pictures;
  const tab = (view: Pick<PicturesQuery, 'unused' | 'documents'>, text: string, count: number) => (
    <Link
      className={listPage.tab}
      href={picturesHref(query, view)}
      prefetch={false}
      aria-current={query.unused === view.unused && query.documents === view.documents ? 'page' : undefined}
    >
      {text} <span className={listPage.count}>{number(count, locale)}</span>
    </Link>
  );
  return (
    <main id="content" className={frame.page} data-part="pictures">
      <h1 className={frame.title}>{nav('pictures')}</h1>
      <p className={frame.muted}>{query.documents ? t('documentsText') : query.unused ? t('unusedText') : t('text')}</p>
      {/* A broker uploads at one of their homes. */}
      {!query.documents && may(staff.role, deletePictureAction) && (
        <details className={styles.add}>
          <summary className="link">{t('add')}</summary>
          <AddPictures label={t('add')} locale={locale} />
        </details>
      )}
      <nav className={listPage.tabs} aria-label={nav('pictures')}>
        {tab({ unused: false, documents: false }, t('all'), counts.all)}
        {tab({ unused: true, documents: false }, t('unused'), counts.unused)}
        {tab({ unused: false, documents: true }, t('documents'), documents.count)}
      </nav>
      <Form
        key={picturesHref(query)}
        action={officeHref('pictures', locale)}
        className={`${listPage.filters} ${styles.filters}`}
        role="search"
      >
        {query.unused && <input type="hidden" name="unused" value="1" />}
        {query.documents && <input type="hidden" name="documents" value="1" />}
        <TextField
          className={listPage.search}
          label={t('search')}
          type="search"
          name="text"
          defaultValue={query.text}
        />
        {!query.documents && (
          <>
            <SelectField
              label={t('kind')}
              name="kind"
              defaultValue={query.kind ?? ''}
              options={[['', t('any')], ...pictureKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)]}
            />
            <SelectField
              label={t('origin')}
              name="origin"
              defaultValue={query.origin ?? ''}
              options={[['', t('any')], ...originOptions]}
            />
          </>
        )}
        <button className="button button-quiet" type="submit">
          {t('show')}
        </button>
      </Form>
      {!query.documents && pictures.judged > 0 && may(staff.role, setOriginsAction) && (
        <details className={styles.add}>
          <summary className="link">{t('setOrigin', { count: pictures.judged })}</summary>
          <OfficeForm action="picture.origin" className={listPage.filters}>
            <input type="hidden" name="query" value={picturesHref(query)} />
            <SelectField label={t('origin')} name="origin" options={originOptions} />
            <button className="button button-quiet" type="submit">
              {t('save')}
            </button>
          </OfficeForm>
        </details>
      )}
      <p className="sr-only" role="status">
        {query.documents ? t('documentCount', { count: found }) : t('count', { count: found })}
      </p>
      {query.documents ? (
        <DocumentFiles lines={documents.lines} staff={staff} locale={locale} data={data} />
      ) : lines.length > 0 ? (
        <ul className={styles.grid} data-part="picture-grid">
          {lines.map((line) => (
            <PictureItem key={line.picture.id} line={line} staff={staff} locale={locale} data={data} />
          ))}
        </ul>
      ) : (
        <p className={frame.empty}>{t('none')}</p>
      )}
      {pages > 1 && (
        <nav className={listPage.pages} aria-label={t('pages')}>
          {query.page > 1 && (
            <Link className="button button-quiet" href={picturesHref(query, { page: query.page - 1 })} prefetch={false}>
              {t('previous')}
            </Link>
          )}
          {query.page < pages && (
            <Link className="button button-quiet" href={picturesHref(query, { page: query.page + 1 })} prefetch={false}>
              {t('next')}
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}

interface ItemProps extends Pick<PicturesProps, 'staff' | 'locale' | 'data'> {
  line: PictureLine;
}

async function PictureItem({ line: { picture, uses, stored, isOld }, staff, locale, data }: ItemProps) {
  const [t, origins] = await Promise.all([getTranslations('office.pictures'), getTranslations('origin.labels')]);
  const { id, alt, kind } = picture;
  const origin = shownOrigin(picture);
  const view = pictureView(data.catalogue, id, locale);
  const width = view?.widths.find((one) => one >= 400);
  const source = view && width ? pictureUrl(view, width, 'webp') : `/api/office/pictures/${id}/?locale=${locale}`;
  const facts = [
    t(`kinds.${kind}`),
    origin && t('originIs', { origin: origins(origin) }),
    stored ? megabytes(stored.size, locale) : t('lost'),
    stored && date(dayOf(stored.at), locale),
    !view && stored && t('waiting'),
  ];
  return (
    <li className={styles.item} data-picture={id}>
      {stored ? (
        <img
          className={kind === 'plan' ? `${styles.picture} ${styles.plan}` : styles.picture}
          src={source}
          alt={alt[locale]}
          loading="lazy"
        />
      ) : (
        <div className={styles.picture} />
      )}
      <p className={styles.name}>{id}</p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {uses.length > 0 ? (
        <Uses uses={uses} locale={locale} data={data} />
      ) : (
        <p className={styles.unused}>{t('notUsed')}</p>
      )}
      {may(staff.role, describePictureAction) && <DescribePicture picture={knownPicture(picture)} locale={locale} />}
      {isOld && may(staff.role, deletePictureAction) && (
        <OfficeForm action="picture.delete" label={t('deleteNamed', { id })}>
          <input type="hidden" name="id" value={id} />
          <button className="link" type="submit">
            {t('delete')}
          </button>
        </OfficeForm>
      )}
    </li>
  );
}

const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1e6, 0.1),
  );
