import { getTranslations } from 'next-intl/server';
import frame from '@/components/staff/office.module.css';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchFigures as Searches } from '@/lib/figures/searches';
import { searchWords } from '@/lib/figures/words';
import { number } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import compared from './compared-figures.module.css';
import { CountTable } from './count-table';
import styles from './figures.module.css';

interface SearchFiguresProps {
  figures: Searches;
  locale: Locale;
  data: Snapshot;
}

const maxClasses = 50;
const maxNames = 15;

/** Searches that found no homes, or few. */
export async function SearchFigures({ figures, locale, data }: SearchFiguresProps) {
  const [t, lists] = await Promise.all([getTranslations('office.figures'), getTranslations('listings')]);
  const words = searchWords(locale, t, lists, data);
  const { now, before, classes, towns, types } = figures;
  const total = (name: string, count: number, earlier: number) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={compared.figure}>{number(count, locale)}</span>{' '}
        <span className={compared.before}>{t('before', { count: number(earlier, locale) })}</span>
      </dd>
    </div>
  );
  const columns = ['list', 'type', 'town', 'budget', 'bedrooms', 'more'] as const;
  return (
    <>
      <p className={frame.muted}>{t('searchesText')}</p>
      <dl className={`${compared.figures} ${styles.totals}`} data-part="figures-totals">
        {total(t('nothingFound'), now.nothing, before.nothing)}
        {total(t('fewFound'), now.few, before.few)}
        {total(t('unknown'), now.unknown, before.unknown)}
      </dl>
      {classes.length === 0 ? (
        <p className={frame.empty}>{t('noSearches')}</p>
      ) : (
        <>
          <section className={frame.section}>
            <h2 id="figures-asked">{t('asked')}</h2>
            {classes.length > maxClasses && (
              <p className={frame.muted}>{t('mostOf', { count: number(maxClasses, locale) })}</p>
            )}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
            <section className={styles.scroll} aria-labelledby="figures-asked" tabIndex={0}>
              <table className={`${styles.table} ${styles.asked}`} data-part="figures-asked">
                <thead>
                  <tr>
                    {columns.map((name) => (
                      <th key={name} scope="col">
                        {t(name)}
                      </th>
                    ))}
                    <th scope="col">{t('nothingFound')}</th>
                    <th scope="col">{t('fewFound')}</th>
                  </tr>
                </thead>
                <tbody>
                  {classes.slice(0, maxClasses).map((asked) => {
                    const row = words.row(asked);
                    const { nothing, few, unknown: _, ...key } = asked;
                    return (
                      <tr key={Object.values(key).join(' ')}>
                        {columns.map((name) => (
                          <td key={name}>{row[name]}</td>
                        ))}
                        <td>{number(nothing, locale)}</td>
                        <td>{number(few, locale)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </section>
          </section>
          <div className={styles.beside}>
            <section className={frame.section}>
              <h2>{t('towns')}</h2>
              <CountTable
                label={t('town')}
                count={t('count')}
                rows={towns
                  .slice(0, maxNames)
                  .map(({ name, count }) => ({ key: name, name: words.town(name), now: count }))}
                locale={locale}
              />
            </section>
            <section className={frame.section}>
              <h2>{t('types')}</h2>
              <CountTable
                label={t('type')}
                count={t('count')}
                rows={types
                  .slice(0, maxNames)
                  .map(({ name, count }) => ({ key: String(name), name: words.type(name), now: count }))}
                locale={locale}
              />
            </section>
          </div>
        </>
      )}
    </>
  );
}
