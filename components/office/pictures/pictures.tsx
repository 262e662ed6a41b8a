import Form from 'next/form';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { pictureUrl } from '@/components/ui/picture';
import { pictureView } from '@/lib/catalogue/picture-views';
import type { Snapshot } from '@/lib/data/load';
import { dayOf } from '@/lib/day';
import { date, number } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { homeOfFile } from '@/lib/office/data-rights';
import { subjectLine } from '@/lib/office/lead-view';
import { officeHref } from '@/lib/office/paths';
import { may } from '@/lib/office/permissions';
import { knownPicture } from '@/lib/office/pictures/known-pictures';
import {
  type listPictures,
  type PictureLine,
  type PicturesQuery,
  pictureKinds,
  picturesHref,
} from '@/lib/office/pictures/picture-list';
import type { StaffMember } from '@/lib/office/views';
import { SelectField, TextField } from '../fields';
import inbox from '../inbox.module.css';
import frame from '../office.module.css';
import { OfficeForm } from '../office-form';
import { AddPictures } from './add-pictures';
import { DescribePicture } from './describe-picture';
import { describeWords, pictureFieldWords } from './field-words';
import styles from './pictures.module.css';

interface PicturesProps {
  query: PicturesQuery;
  pictures: Awaited<ReturnType<typeof listPictures>>;
  staff: StaffMember;
  locale: Locale;
  /** With the drafts. */
  data: Snapshot;
}

/** All pictures of the data, those that nothing uses first. */
export async function Pictures({ query, pictures, staff, locale, data }: PicturesProps) {
  const [t, nav] = [await getTranslations('office.pictures'), await getTranslations('office.nav')];
  const { lines, counts, found, pages } = pictures;
  const tab = (unused: boolean, text: string, count: number) => (
    <Link
      className={inbox.tab}
      href={picturesHref(query, { unused })}
      prefetch={false}
      aria-current={query.unused === unused ? 'page' : undefined}
    >
      {text} <span className={inbox.count}>{number(count, locale)}</span>
    </Link>
  );
  return (
    <main id="content" className={frame.page} data-part="pictures">
      <h1 className={frame.title}>{nav('pictures')}</h1>
      <p className={frame.muted}>{query.unused ? t('unusedText') : t('text')}</p>
      {/* A broker uploads at one of their homes. */}
      {may(staff.role, 'picture.delete') && (
        <details className={styles.add}>
          <summary className="link">{t('add')}</summary>
          <AddPictures label={t('add')} locale={locale} words={await pictureFieldWords(locale)} />
        </details>
      )}
      <nav className={inbox.tabs} aria-label={nav('pictures')}>
        {tab(false, t('all'), counts.all)}
        {tab(true, t('unused'), counts.unused)}
      </nav>
      <Form
        key={picturesHref(query)}
        action={officeHref('pictures', locale)}
        className={`${inbox.filters} ${styles.filters}`}
        role="search"
      >
        {query.unused && <input type="hidden" name="unused" value="1" />}
        <TextField className={inbox.search} label={t('search')} type="search" name="text" defaultValue={query.text} />
        <SelectField
          label={t('kind')}
          name="kind"
          defaultValue={query.kind ?? ''}
          options={[['', t('any')], ...pictureKinds.map((kind) => [kind, t(`kinds.${kind}`)] as const)]}
        />
        <button className="button button-quiet" type="submit">
          {t('show')}
        </button>
      </Form>
      <p className="sr-only" role="status">
        {t('count', { count: found })}
      </p>
      {lines.length > 0 ? (
        <ul className={styles.grid} data-part="picture-grid">
          {lines.map((line) => (
            <PictureItem key={line.picture.id} line={line} staff={staff} locale={locale} data={data} />
          ))}
        </ul>
      ) : (
        <p className={frame.empty}>{t('none')}</p>
      )}
      {pages > 1 && (
        <nav className={inbox.pages} aria-label={t('pages')}>
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
  const t = await getTranslations('office.pictures');
  const { id, alt, kind } = picture;
  const view = pictureView(data.catalogue, id, locale);
  const width = view?.widths.find((one) => one >= 400);
  const source = view && width ? pictureUrl(view, width, 'webp') : `/api/office/pictures/${id}/?locale=${locale}`;
  const facts = [
    t(`kinds.${kind}`),
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
      {may(staff.role, 'picture.describe') && (
        <DescribePicture picture={knownPicture(picture)} locale={locale} words={await describeWords(locale)} />
      )}
      {isOld && may(staff.role, 'picture.delete') && (
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

/** So many are named. */
const most = 2;

async function Uses({ uses, locale, data }: { uses: readonly string[]; locale: Locale; data: Snapshot }) {
  const t = await getTranslations('office.pictures');
  const named = uses.slice(0, most).map((file) => {
    const home = homeOfFile(file);
    const text = home === null ? file : subjectLine({ property: home, project: null }, locale, data);
    return { file, text, href: home === null ? null : officeHref(`homes/${home}`, locale) };
  });
  return (
    <p className={styles.uses}>
      <span className="sr-only">{t('usedIn')} </span>
      {named.map(({ file, text, href }) => (
        <span key={file}>
          {href ? (
            <a className="link" href={href}>
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
      {uses.length > most && <span>{t('more', { count: number(uses.length - most, locale) })}</span>}
    </p>
  );
}

const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    Math.max(bytes / 1e6, 0.1),
  );
