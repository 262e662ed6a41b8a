import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { list as listText } from '@/lib/i18n/format';
import { cityChoices, type FoundList, provinceChoices } from '@/lib/search/list-filters';
import { townName } from '@/lib/search/list-words';
import { Check } from './checks';
import styles from './town-filter.module.css';

/** The number of chosen places that are named; more are counted. */
const maxNamed = 2;

/**
 * The towns of a list, to tick as many as one likes, in a panel below what is chosen; provinces that are chosen can be let go of.
 * With FollowFilters a field above them narrows the towns to those that hold what is typed.
 */
export async function TownFilter({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const towns = cityChoices(list, locale);
  const inProvinces = provinceChoices(list, locale);
  const checked = [...inProvinces, ...towns].filter((choice) => choice.checked).map(({ text }) => text);
  const chosen = [...checked, ...(list.criteria.towns ?? []).map((name) => townName(name, locale))];
  const summary = chosen.length > maxNamed ? t('chosenTowns', { count: chosen.length }) : listText(chosen, locale);
  return (
    <details className={`field ${styles.towns}`} name="filter-panel" data-field="city">
      <summary>
        <span>{t('city')}</span>
        <span className={`input ${styles.chosen}`}>
          <span>{summary || t('allCities')}</span>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.panel}>
        <input
          className={`input ${styles.narrow}`}
          type="search"
          data-narrow=""
          aria-label={t('narrowTowns')}
          placeholder={t('narrowTowns')}
          autoComplete="off"
        />
        <fieldset className={styles.choices} data-part="towns">
          <legend className="sr-only">{t('city')}</legend>
          {inProvinces.map((province) => (
            <Check key={province.value} name="province" {...province} />
          ))}
          {towns.map((town) => (
            <Check key={town.value} name="city" {...town} />
          ))}
          <p className={styles.none}>{t('noTown')}</p>
        </fieldset>
      </div>
    </details>
  );
}
