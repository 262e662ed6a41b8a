import { getLocale, getTranslations } from 'next-intl/server';
import { sorts } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { type FoundList, isFiltered } from '@/lib/search/list-filters';
import { formatNoHomesTitle } from '@/lib/search/list-words';
import type { LooserSearch } from '@/lib/search/looser-searches';
import styles from './list.module.css';

interface NoHomesProps {
  list: FoundList;
  looser: LooserSearch[];
}

/** The text of a list without homes, and the ways out of it, the best as a button: without one of its filters, without any, or an alert. */
export async function NoHomes({ list, looser }: NoHomesProps) {
  const [t, alerts, locale] = await Promise.all([getTranslations('listings'), getTranslations('alerts'), getLocale()]);
  const { criteria } = list;
  const ways = looser.map(({ text, criteria: wider }) => ({ text, href: listingHref(wider, locale, list) }));
  return (
    <div className={styles.noHomes} data-part="no-homes">
      <div>
        <h2>{formatNoHomesTitle(criteria, locale, t, list.catalogue)}</h2>
        <p className="lead">{t('noneText')}</p>
      </div>
      {ways.map(({ text, href }, at) => (
        <a key={href} className={at === 0 ? 'button' : 'link'} href={href}>
          {text}
        </a>
      ))}
      {looser.length === 0 && isFiltered(criteria) && (
        <a
          className="button"
          href={listingHref({ list: criteria.list, sort: sorts[0], view: criteria.view, page: 1 }, locale, list)}
        >
          {t('reset')}
        </a>
      )}
      {criteria.list !== 'references' && (
        <a className="link" href="#keep-informed">
          {alerts('keepInformed')}
        </a>
      )}
    </div>
  );
}
