import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { maxWordsLength } from '@/lib/catalogue/search/criteria-query';
import type { Locale } from '@/lib/i18n/locales';
import type { ListName } from '@/lib/routes/routes';
import type { SearchFormView } from '@/lib/search/search-line';
import styles from './search.module.css';
import { SearchLine } from './search-line';

interface SearchFormProps {
  search: SearchFormView;
  /** The initial text of the line. */
  typed?: string;
}

/** The search block: one line, two buttons. A plain form that submits to the lists; suggestions come on top with JavaScript. */
export async function SearchForm({ search: { salePath, rentPath, totals }, typed }: SearchFormProps) {
  const t = await getTranslations('search');
  return (
    <search>
      <form className={styles.search} aria-label={t('label')} action={salePath}>
        <div className={styles.searchLine}>
          <Icon name="search" />
          <Line list="sale" label={t('label')} placeholder={t('placeholder')} typed={typed} />
        </div>
        <div className={styles.searchButtons}>
          <button className="button" type="submit">
            {t('sale')} {totals && <span className={`${styles.searchTotal} figures`}>{totals.sale}</span>}
          </button>
          <button className="button button-quiet" type="submit" formAction={rentPath}>
            {t('rent')} {totals && <span className={`${styles.searchTotal} figures`}>{totals.rent}</span>}
          </button>
        </div>
      </form>
      <p className={styles.searchExample}>
        {t('forExample')}{' '}
        <a className="link" href={`${salePath}?${new URLSearchParams({ q: t('example') })}`}>
          {t('example')}
        </a>
      </p>
    </search>
  );
}

interface ListSearchProps {
  list: ListName;
  /** The list's own address: it understands the words. */
  action: string;
  /** The visitor's search in words, if it led here. */
  typed: string | undefined;
  /** The words that were not understood. */
  unknown: readonly string[];
}

/** The search line above a list: words become its filters. */
export async function ListSearch({ list, action, typed, unknown }: ListSearchProps) {
  const [t, locale] = await Promise.all([getTranslations('search'), getLocale()]);
  return (
    <search className={styles.listSearch}>
      <form className={styles.search} aria-label={t('listLabel')} action={action}>
        <div className={styles.searchLine}>
          <Icon name="search" />
          <Line list={list} label={t('listLabel')} placeholder={t(`examples.${list}`)} typed={typed} />
        </div>
        <button className="button" type="submit">
          {t('submit')}
        </button>
      </form>
      {unknown.length > 0 && (
        <p className={styles.notUnderstood} data-not-understood="">
          <Icon name="info" />
          {t('notUnderstood', { words: unknown.map((words) => quotes[locale].join(words)).join(', ') })}
        </p>
      )}
    </search>
  );
}

const quotes: Record<Locale, [string, string]> = {
  nl: ['“', '”'],
  fr: ['«\u00a0', '\u00a0»'],
  en: ['“', '”'],
  de: ['„', '“'],
};

interface LineProps {
  /** The address that Enter opens. */
  list: ListName;
  label: string;
  placeholder: string;
  typed?: string;
}

async function Line({ list, label, placeholder, typed }: LineProps) {
  const [t, locale] = await Promise.all([getTranslations('search'), getLocale()]);
  return (
    <SearchLine
      indexUrl={`/api/search/${locale}/`}
      lineUrl={`/api/search/${locale}/${list}/?q=`}
      maxLength={maxWordsLength}
      typed={typed}
      words={{
        label,
        placeholder,
        sale: t('sale'),
        rent: t('rent'),
        line: t('line'),
        homes: t('homes'),
        projects: t('projects'),
        cities: t('cities'),
        types: t('types'),
        none: t('none'),
      }}
    />
  );
}
