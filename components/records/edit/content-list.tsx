import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { TextField } from '@/components/staff/fields';
import page from '@/components/staff/office.module.css';
import { OfficeForm } from '@/components/staff/office-form';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { type ContentGroup, type ContentLine, contentGroups } from '@/lib/records/content/content-list';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './edit.module.css';

interface ContentListProps {
  content: Readonly<Record<ContentGroup, readonly ContentLine[]>>;
  locale: Locale;
}

/** Groups that are rarely looked for: closed until somebody opens them. */
const folded: readonly ContentGroup[] = ['forms', 'thanks', 'rare'];

/** The list of pages in the order of the menu, of articles, and of the parts that all pages share. */
export async function ContentList({ content, locale }: ContentListProps) {
  const [t, nav] = await Promise.all([getTranslations('office.edit'), getTranslations('office.nav')]);
  return (
    <main className={page.page} id="content">
      <h1 className={page.title}>{nav('content')}</h1>
      {contentGroups.map((group) =>
        folded.includes(group) ? (
          <details key={group} className={`${page.fold} ${styles.folded}`} data-part={group}>
            <summary>
              <h2>{t(`groups.${group}`)}</h2>
              <span className={page.muted}>{content[group].length}</span>
            </summary>
            <ContentLines lines={content[group]} locale={locale} t={t} />
          </details>
        ) : (
          <section key={group} className={page.section} data-part={group}>
            <h2>{t(`groups.${group}`)}</h2>
            <ContentLines lines={content[group]} locale={locale} t={t} />
            {(group === 'pages' || group === 'articles') && <NewRecord folder={group} t={t} />}
          </section>
        ),
      )}
    </main>
  );
}

interface ContentLinesProps {
  lines: readonly ContentLine[];
  locale: Locale;
  t: Translator<'office.edit'>;
}

function ContentLines({ lines, locale, t }: ContentLinesProps) {
  return (
    <ul className={styles.records}>
      {lines.map(({ record, title, isHidden, unsaved, below }) => (
        <li key={record}>
          <Link className={page.row} href={officeHref(`edit/${record}`, locale)} prefetch={false}>
            <span>{title}</span>
            {isHidden && <span className={page.muted}>{t('hidden')}</span>}
            {unsaved && <span className={styles.changed}>{unsaved}</span>}
          </Link>
          {below.length > 0 && <ContentLines lines={below} locale={locale} t={t} />}
        </li>
      ))}
    </ul>
  );
}

function NewRecord({ folder, t }: { folder: 'pages' | 'articles'; t: Translator<'office.edit'> }) {
  return (
    <details className={styles.new}>
      <summary>
        <span className="link">{t(folder === 'pages' ? 'newPage' : 'newArticle')}</span>
      </summary>
      <OfficeForm action="content.add" className={`${page.form} ${page.narrow}`}>
        <input type="hidden" name="folder" value={folder} />
        <TextField label={t('newName')} hint={t('newHint')} name="name" maxLength={100} required />
        <button className="button" type="submit">
          {t('begin')}
        </button>
      </OfficeForm>
    </details>
  );
}
