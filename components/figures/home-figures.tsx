import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import listPage from '@/components/staff/list-page.module.css';
import frame from '@/components/staff/office.module.css';
import { ownAddress } from '@/lib/catalogue/known-homes';
import type { Snapshot } from '@/lib/content/snapshot';
import { type HomeLine, homesOnPage } from '@/lib/figures/homes';
import { type FiguresQuery, figuresHref, homeFigureSorts } from '@/lib/figures/query';
import type { FiguresScope } from '@/lib/figures/scope';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import styles from './figures.module.css';

interface HomeFiguresProps {
  lines: readonly HomeLine[];
  query: FiguresQuery;
  scope: FiguresScope;
  locale: Locale;
  data: Snapshot;
}

/** The homes with what was counted of each, sorted by a column that is a link; each leads to its own figures. */
export async function HomeFigures({ lines, query, scope, locale, data }: HomeFiguresProps) {
  const t = await getTranslations('office.figures');
  if (lines.length === 0) return <p className={frame.empty}>{t('noHomes')}</p>;
  const pages = Math.ceil(lines.length / homesOnPage);
  const page = Math.min(query.page, pages);
  const shown = lines.slice((page - 1) * homesOnPage, page * homesOnPage);
  const columns = homeFigureSorts.filter((name) => scope.leads || (name !== 'leads' && name !== 'appointments'));
  return (
    <>
      <p className={frame.muted}>{t('similarHint')}</p>
      <p role="status" className="sr-only">
        {t('homesFound', { count: lines.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.scroll} aria-label={t('views.homes')} tabIndex={0}>
        <table className={styles.table} data-part="figures-homes">
          <thead>
            <tr>
              <th scope="col">{t('home')}</th>
              {columns.map((name) => (
                <th key={name} scope="col" aria-sort={query.sort === name ? 'descending' : undefined}>
                  <Link className={styles.sort} href={figuresHref(query, { sort: name })} prefetch={false}>
                    {t(`totals.${name}`)}
                  </Link>
                </th>
              ))}
              <th scope="col">{t('similarColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ home, similar, ...counts }) => (
              <tr key={home.id}>
                <th scope="row">
                  <Link
                    className="link"
                    href={figuresHref(query, { view: 'overview', home: home.id })}
                    prefetch={false}
                  >
                    {home.reference}
                  </Link>
                  <span className={styles.address}>{ownAddress(home, locale, data)}</span>
                </th>
                {columns.map((name) => (
                  <td key={name}>{number(counts[name], locale)}</td>
                ))}
                <td>{similar ? number(similar.median, locale) : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {pages > 1 && (
        <nav className={listPage.pages} aria-label={t('pages')}>
          {page > 1 && (
            <Link className="button button-quiet" href={figuresHref(query, { page: page - 1 })} prefetch={false}>
              {t('previousPage')}
            </Link>
          )}
          {page < pages && (
            <Link className="button button-quiet" href={figuresHref(query, { page: page + 1 })} prefetch={false}>
              {t('nextPage')}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
