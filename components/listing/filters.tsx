import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Filters as FilterValues, sorts } from '@/lib/catalogue/search/criteria';
import { listingHref, namedParams, writeArea } from '@/lib/catalogue/search/criteria-query';
import { euro } from '@/lib/i18n/euro';
import {
  bedroomChoices,
  type FoundList,
  hasFilter,
  kindChoices,
  listOrders,
  offeredPrices,
  typeChoices,
  withChosen,
} from '@/lib/search/list-filters';
import { Count } from './count';
import { countedOption, FilterSelect } from './filter-select';
import styles from './filters.module.css';
import { MoreFilters } from './more-filters';
import { TownFilter } from './town-filter';

interface FiltersProps {
  list: FoundList;
  /** Controls between the count and the order, such as the choice of list or map. */
  children?: ReactNode;
}

/** The filters that the search line can set and no field shows. */
const onlyFromWords = ['town', 'notcity', 'notkinds', 'without', 'floor'];

/** The filters of a list: a form that submits to the list's own address; with FollowFilters each change submits it. */
export async function Filters({ list, children }: FiltersProps) {
  const [t, layout, locale] = await Promise.all([getTranslations('listings'), getTranslations('layout'), getLocale()]);
  const { criteria, result } = list;
  const { words, view, area } = criteria;
  return (
    <form
      className={styles.filters}
      aria-label={t('filters')}
      data-part="filters"
      data-follows=""
      action={listingHref({ list: criteria.list, sort: sorts[0], page: 1 }, locale, list)}
    >
      <div className={view === 'map' ? styles.filtersWithMap : styles.filtersRow}>
        <div className={styles.filtersBar} data-part="filters-bar">
          <button
            type="button"
            className={`button button-quiet ${styles.filtersOpen}`}
            data-part="filters-open"
            popoverTarget="filter-sheet"
          >
            <Icon name="sliders-horizontal" />
            {t('filters')}
          </button>
          <div id="filter-sheet" className={styles.filterSheet} popover="auto">
            <div className={styles.filterSheetHead}>
              <h2>{t('filters')}</h2>
              <button
                type="button"
                className="drawer-close"
                popoverTarget="filter-sheet"
                popoverTargetAction="hide"
                aria-label={layout('close')}
              >
                <Icon name="x" />
              </button>
            </div>
            <div className={styles.filterFields} data-part="filter-fields">
              <BarFilters list={list} />
              <TravelButton />
              <MoreFilters list={list} />
            </div>
            <div className={styles.filterSheetFoot}>
              <button className="button" type="submit" data-part="filters-apply">
                {t('show', { count: result.total })}
              </button>
            </div>
          </div>
        </div>
        <div className={styles.filtersLine} data-part="filters-line">
          {/* The words that led here are kept while they mean what is filtered; area, view and sold homes in any case. */}
          {words && <input type="hidden" name="words" value={words} />}
          {area && <input type="hidden" name="area" value={writeArea(area)} />}
          {view && <input type="hidden" name="view" value={view} />}
          {namedParams(criteria)
            .filter(([name]) => onlyFromWords.includes(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          {criteria.sold && <input type="hidden" name="sold" value="1" />}
          {view === 'map' && <Count list={list} />}
          {/* For wide screens without JavaScript. */}
          <button className={`button button-quiet ${styles.filtersSubmit}`} type="submit">
            {t('apply')}
          </button>
          {children}
          {result.total > 0 || view === 'map' ? (
            <FilterSelect
              name="sort"
              label={t('sort')}
              value={criteria.sort}
              options={listOrders(criteria.list).map((order) => ({ value: order, text: t(order) }))}
            />
          ) : (
            <input type="hidden" name="sort" value={criteria.sort} />
          )}
        </div>
      </div>
    </form>
  );
}

/** Opens the question for the visitor's own addresses (components/travel), which works with a script alone; page.js names its answer here. */
async function TravelButton() {
  const t = await getTranslations('travel');
  return (
    <button
      type="button"
      className={`button button-quiet ${styles.travel}`}
      data-part="travel-open"
      data-needs-script=""
      popoverTarget="travel"
    >
      <Icon name="car" />
      <span data-part="travel-name">{t('open')}</span>
    </button>
  );
}

/** The most used filters. */
async function BarFilters({ list }: { list: FoundList }) {
  const [t, locale] = await Promise.all([getTranslations('listings'), getLocale()]);
  const { criteria } = list;
  const { types: [type] = [], kind, bedrooms } = criteria;
  const has = (filter: keyof FilterValues) => hasFilter(criteria.list, filter);
  const types = typeChoices(list, locale);
  const any = (text: string) => ({ value: '', text });
  const prices = (name: 'min' | 'max', chosen: number | undefined) => (
    <FilterSelect
      name={name}
      label={t(name)}
      value={chosen}
      options={[
        any(t('noLimit')),
        ...withChosen(offeredPrices(criteria), chosen).map((price) => ({
          value: String(price),
          text: euro(price, locale),
        })),
      ]}
    />
  );
  return (
    <>
      <GoalFilter list={list} />
      <TownFilter list={list} />
      {types.length > 1 && (
        <FilterSelect
          name="type"
          label={t('type')}
          value={type}
          options={[any(t('allTypes')), ...types.map(countedOption)]}
        />
      )}
      {has('kind') && (
        <FilterSelect
          name="kind"
          label={t('kind')}
          value={kind}
          options={[any(t('allKinds')), ...kindChoices(list, locale).map(countedOption)]}
        />
      )}
      {has('minPrice') && prices('min', criteria.minPrice)}
      {has('maxPrice') && prices('max', criteria.maxPrice)}
      {has('bedrooms') && (
        <FilterSelect
          name="bedrooms"
          label={t('bedrooms')}
          value={bedrooms}
          options={[any(t('noLimit')), ...bedroomChoices(list).map(countedOption)]}
        />
      )}
    </>
  );
}

/** Sale and rent are two lists; in the others the goal narrows. */
async function GoalFilter({ list: { criteria, result } }: { list: FoundList }) {
  const t = await getTranslations('listings');
  const { list, goal } = criteria;
  if (list === 'sale' || list === 'rent')
    return (
      <FilterSelect
        name="goal"
        label={t('goal')}
        value={list === 'sale' ? 0 : 1}
        options={[
          { value: '0', text: t('sale') },
          { value: '1', text: t('rent') },
        ]}
      />
    );
  const closed = list === 'references';
  const option = (of: 'sale' | 'rent', value: string, text: string) =>
    countedOption({ value, text, count: result.facets.goals.get(of) ?? 0 });
  return (
    <FilterSelect
      name="goal"
      label={t(closed ? 'closedGoal' : 'goal')}
      value={goal && (goal === 'sale' ? 0 : 1)}
      options={[
        { value: '', text: t('anyGoal') },
        option('sale', '0', t(closed ? 'sold' : 'sale')),
        option('rent', '1', t(closed ? 'rented' : 'rent')),
      ]}
    />
  );
}
