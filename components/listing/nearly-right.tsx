import { getLocale, getTranslations } from 'next-intl/server';
import { type NearHome, nearMatches } from '@/lib/catalogue/search/near-matches';
import { toCardView } from '@/lib/catalogue/views/card-view';
import type { Snapshot } from '@/lib/content/snapshot';
import { type FoundList, isFiltered } from '@/lib/search/list-filters';
import type { LooserSearch } from '@/lib/search/looser-searches';
import { CardGrid } from './card-grid';
import styles from './list.module.css';

interface NearlyRightProps {
  list: FoundList;
  looser: LooserSearch[];
  data: Snapshot;
}

/** Whether a nearby home lies outside the place that was asked for. */
const isElsewhere = ({ nearest }: NearHome): boolean => nearest !== null && nearest.km > 0;

/** The homes that nearly match a list with no or few homes, those of the place that was asked for first. */
export async function NearlyRight({ list, looser, data }: NearlyRightProps) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const { criteria, catalogue, result } = list;
  const homes = nearMatches(
    criteria,
    result.ids,
    looser.map((search) => search.criteria),
    catalogue,
  );
  const places = (criteria.cities?.length ?? 0) + (criteria.towns?.length ?? 0);
  const toCard = ({ home, nearest }: NearHome) => ({
    ...toCardView(home, locale, data),
    away: nearest?.km ? { km: nearest.km, from: places > 1 ? nearest.town.name[locale] : undefined } : null,
  });
  // Without any filter the homes are some of all, however they differ from what was asked for.
  const isNear = looser.some((search) => isFiltered(search.criteria));
  return [
    {
      id: 'nearly-right',
      title: t(isNear ? 'nearlyRight' : 'otherHomes'),
      shown: homes.filter((home) => !isElsewhere(home)),
    },
    { id: 'nearest', title: t('nearest'), shown: homes.filter(isElsewhere) },
  ]
    .filter(({ shown }) => shown.length > 0)
    .map(({ id, title, shown }) => (
      <section key={id} className={styles.nearlyRight} data-part={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <CardGrid cards={shown.map(toCard)} heading="h3" />
      </section>
    ));
}
