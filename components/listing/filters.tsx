import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { FilterSelect, type SelectView } from './filter-select';
import { MoreFilters, type MoreFiltersView } from './more-filters';

export interface FiltersView {
  action: string;
  /** What is asked for most. */
  fields: SelectView[];
  more: MoreFiltersView;
  sort: SelectView;
  /** The words that led here: kept while they mean what is filtered. */
  typed: string | undefined;
  /** List or map, kept while the filters change; undefined for the plain list. */
  view: string | undefined;
  /** null while nothing is filtered. */
  resetPath: string | null;
  words: { filters: string; apply: string; reset: string; close: string };
}

interface FiltersProps {
  filters: FiltersView;
  count: string;
  /** What stands between the count and the order, such as the choice of list or map. */
  children?: ReactNode;
}

/** The filters of a list: a form that submits to the list's own address; with FollowFilters a change submits it at once. */
export function Filters({ filters, count, children }: FiltersProps) {
  const { words, action, fields, more, sort, typed, view, resetPath } = filters;
  return (
    <form className="filters" action={action}>
      {typed && <input type="hidden" name="words" value={typed} />}
      {view && <input type="hidden" name="view" value={view} />}
      <div className="filters-bar">
        <button type="button" className="button button-quiet filters-open" popoverTarget="filter-sheet">
          <Icon name="sliders-horizontal" />
          {words.filters}
        </button>
        <div id="filter-sheet" className="filter-sheet" popover="auto">
          <div className="filter-sheet-head">
            <h2>{words.filters}</h2>
            <button
              type="button"
              className="drawer-close"
              popoverTarget="filter-sheet"
              popoverTargetAction="hide"
              aria-label={words.close}
            >
              <Icon name="x" />
            </button>
          </div>
          {fields.map((field) => (
            <FilterSelect key={field.name} select={field} />
          ))}
          <MoreFilters more={more} />
          <button className="button filters-apply" type="submit">
            {words.apply}
          </button>
        </div>
      </div>
      <div className="filters-line">
        <p className="filters-count figures" role="status">
          {count}
        </p>
        {resetPath && (
          <a className="link filters-reset" href={resetPath}>
            {words.reset}
          </a>
        )}
        {/* For wide screens without JavaScript; with it the place stays empty, so that nothing moves. */}
        <button className="button button-quiet filters-submit" type="submit">
          {words.apply}
        </button>
        {children}
        <FilterSelect select={sort} />
      </div>
    </form>
  );
}
