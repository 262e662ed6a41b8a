import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { energyLetters, features } from '@/lib/catalogue/search/criteria';
import { area } from '@/lib/i18n/format';
import {
  countAround,
  countMore,
  type FoundList,
  figures,
  hasFilter,
  homeKindChoices,
  otherTypes,
  withChosen,
} from '@/lib/search/list-filters';
import { homeKindName } from '@/lib/search/list-words';
import { type CheckOfFilter, Checks } from './checks';
import { FilterSelect } from './filter-select';
import styles from './more-filters.module.css';

/** The less used filters, closed until the visitor opens them. */
export async function MoreFilters({ list }: { list: FoundList }) {
  const [t, chips, locale] = await Promise.all([getTranslations('listings'), getTranslations('chips'), getLocale()]);
  const { criteria, result } = list;
  const chosen = countMore(criteria);
  const metres = (figure: number) => area(figure, locale);
  const around = (km: number) => {
    const count = countAround(list, km);
    return count === null ? t('km', { km }) : `${t('km', { km })} (${count})`;
  };
  const bound = (
    name: 'minLiving' | 'maxLiving' | 'minPlot' | 'maxPlot' | 'minGarages' | 'maxGarages',
    offered: readonly number[],
    write: (figure: number) => string,
  ) =>
    hasFilter(criteria.list, name) && (
      <FigureSelect
        name={name.toLowerCase()}
        label={t(name)}
        none={t('noLimit')}
        offered={offered}
        chosen={criteria[name]}
        write={write}
      />
    );
  return (
    <details className={styles.moreFilters} name="filter-panel">
      <summary>
        <Icon name="chevron-down" />
        {t('more')}
        {chosen > 0 && <span className={`figures ${styles.moreFiltersChosen}`}>{chosen}</span>}
      </summary>
      <div className={styles.moreFiltersFields}>
        <div className={styles.moreFiltersSelects}>
          <FigureSelect
            name="radius"
            label={t('radius')}
            none={t('noRadius')}
            offered={figures.radius}
            chosen={criteria.radius}
            write={around}
          />
          {bound('minLiving', figures.living, metres)}
          {bound('maxLiving', figures.living, metres)}
          {bound('minPlot', figures.plot, metres)}
          {bound('maxPlot', figures.plot, metres)}
          {bound('minGarages', figures.garages, String)}
          {bound('maxGarages', figures.garages, String)}
        </div>
        <FeatureChecks list={list} />
        <Checks
          legend={t('energy')}
          look="letters"
          checks={energyLetters
            .filter((letter) => result.facets.energy.has(letter) || criteria.energy?.includes(letter))
            .map((letter) => ({
              name: 'energy',
              value: letter,
              text: letter.toUpperCase(),
              count: result.facets.energy.get(letter) ?? 0,
              checked: criteria.energy?.includes(letter) ?? false,
            }))}
        />
        <Checks
          legend={t('homeKinds')}
          checks={homeKindChoices(list, (kind) => homeKindName(kind, locale, chips, list.catalogue)).map((choice) => ({
            name: 'kinds',
            ...choice,
          }))}
        />
        <Checks
          legend={t('otherTypes')}
          checks={otherTypes(list, locale).map((choice) => ({ name: 'type', ...choice }))}
        />
      </div>
    </details>
  );
}

interface FigureSelectProps {
  name: string;
  label: string;
  /** Stands for no limit. */
  none: string;
  offered: readonly number[];
  chosen: number | undefined;
  write(figure: number): string;
}

const FigureSelect = ({ name, label, none, offered, chosen, write }: FigureSelectProps) => (
  <FilterSelect
    name={name}
    label={label}
    value={chosen}
    options={[
      { value: '', text: none },
      ...withChosen(offered, chosen).map((figure) => ({ value: String(figure), text: write(figure) })),
    ]}
  />
);

async function FeatureChecks({ list: { criteria, result } }: { list: FoundList }) {
  const t = await getTranslations('listings');
  const { facets } = result;
  const check = (name: string, text: string, count: number, checked: boolean): CheckOfFilter => ({
    name,
    value: '1',
    text,
    count,
    checked,
  });
  return (
    <Checks
      legend={t('features')}
      checks={[
        ...features.map((feature) =>
          check(feature, t(feature), facets.features.get(feature) ?? 0, criteria.features?.includes(feature) ?? false),
        ),
      ]}
    />
  );
}
