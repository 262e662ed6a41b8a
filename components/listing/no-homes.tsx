import { getLocale, getTranslations } from 'next-intl/server';
import { sorts } from '@/lib/catalogue/search/criteria';
import { listingHref } from '@/lib/catalogue/search/criteria-query';
import { type NearHome, nearMatches } from '@/lib/catalogue/search/near-matches';
import { toCardView } from '@/lib/catalogue/views/card-view';
import { type FoundList, isFiltered } from '@/lib/search/list-filters';
import { looserSearches } from '@/lib/search/list-words';
import { CardGrid } from './card-grid';
import styles from './list.module.css';

interface NoHomesProps {
  list: FoundList;
}

/** Whether a nearby home lies outside the place that was asked for. */
const isElsewhere = ({ nearest }: NearHome): boolean => nearest !== null && nearest.km > 0;

/** The text of a list without homes, and the ways out of it, the best as a button: without one of its filters, without any, or an alert; and homes that nearly match. */
export async function NoHomes({ list }: NoHomesProps) {
  const [t, chips, alerts, locale] = await Promise.all([
    getTranslations('listings'),
    getTranslations('chips'),
    getTranslations('alerts'),
    getLocale(),
  ]);
  const { criteria, catalogue } = list;
  const looser = looserSearches(criteria, locale, chips, catalogue);
  const homes =
    criteria.view === 'map'
      ? []
      : nearMatches(
          criteria,
          looser.map(({ without }) => without),
          catalogue,
        );
  const places = (criteria.cities?.length ?? 0) + (criteria.towns?.length ?? 0);
  const toCard = ({ home, nearest }: NearHome) => ({
    ...toCardView(home, locale, list),
    away: nearest?.km ? { km: nearest.km, from: places > 1 ? nearest.town.name[locale] : undefined } : null,
  });
  return (
    <>
      <div className={styles.noHomes} data-part="no-homes">
        <h2>{t('noneTitle')}</h2>
        <p className="lead">{t('noneText')}</p>
        {looser.map(({ text, without, count }, at) => (
          <a key={text} className={at === 0 ? 'button' : 'link'} href={listingHref(without, locale, list)}>
            {t('without', { filter: text, count })}
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
      {[
        { id: 'nearly-right', title: t('nearlyRight'), shown: homes.filter((home) => !isElsewhere(home)) },
        { id: 'nearest', title: t('nearest'), shown: homes.filter(isElsewhere) },
      ]
        .filter(({ shown }) => shown.length > 0)
        .map(({ id, title, shown }) => (
          <section key={id} className={styles.nearlyRight} data-part={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <CardGrid cards={shown.map(toCard)} heading="h3" />
          </section>
        ))}
    </>
  );
}
