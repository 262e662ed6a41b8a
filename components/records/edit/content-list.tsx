import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import type { ContentGroup, ContentLine } from '@/lib/records/edit/content';
import { officeHref } from '@/lib/routes/office-paths';
import { TextField } from '../../staff/fields';
import page from '../../staff/office.module.css';
import { OfficeForm } from '../../staff/office-form';
import styles from './edit.module.css';

interface ContentListProps {
  content: Readonly<Record<ContentGroup, readonly ContentLine[]>>;
  locale: Locale;
}

/** What the site says beside its homes: pages, articles, projects, and the parts that all pages share. */
export async function ContentList({ content, locale }: ContentListProps) {
  const [t, nav] = [await getTranslations('office.edit'), await getTranslations('office.nav')];
  const groups = Object.entries(content) as [ContentGroup, readonly ContentLine[]][];
  return (
    <main className={page.page} id="content">
      <h1 className={page.title}>{nav('content')}</h1>
      {groups.map(([group, lines]) => (
        <section key={group} className={page.section} data-part={group}>
          <h2>{t(`groups.${group}`)}</h2>
          <ul className={styles.records}>
            {lines.map(({ record, title, isHidden, isChanged }) => (
              <li key={record}>
                <Link className={page.row} href={officeHref(`edit/${record}`, locale)} prefetch={false}>
                  <span>{title}</span>
                  {isHidden && <span className={page.muted}>{t('hidden')}</span>}
                  {isChanged && <span className={styles.changed}>{t('changed')}</span>}
                </Link>
              </li>
            ))}
          </ul>
          {(group === 'pages' || group === 'articles') && (
            <details className={styles.new}>
              <summary>
                <span className="link">{t(group === 'pages' ? 'newPage' : 'newArticle')}</span>
              </summary>
              <OfficeForm action="content.add" className={`${page.form} ${page.narrow}`}>
                <input type="hidden" name="folder" value={group} />
                <TextField label={t('newName')} hint={t('newHint')} name="name" maxLength={100} required />
                <button className="button" type="submit">
                  {t('begin')}
                </button>
              </OfficeForm>
            </details>
          )}
        </section>
      ))}
    </main>
  );
}
