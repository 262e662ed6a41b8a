import { Icon } from '@/components/ui/icon';
import { FilterSelect, type SelectView } from './filter-select';

export interface CheckView {
  name: string;
  value: string;
  text: string;
  /** Homes that ticking it would give. */
  count: number;
  checked: boolean;
}

export interface CheckGroupView {
  legend: string;
  look: 'list' | 'letters';
  choices: CheckView[];
}

export interface MoreFiltersView {
  summary: string;
  /** How many of them are chosen. */
  chosen: number;
  selects: SelectView[];
  groups: CheckGroupView[];
}

/** The filters that are asked for less, closed until the visitor opens them. */
export const MoreFilters = ({ more: { summary, chosen, selects, groups } }: { more: MoreFiltersView }) => (
  <details className="more-filters">
    <summary>
      <Icon name="chevron-down" />
      {summary}
      {chosen > 0 && <span className="more-filters-chosen figures">{chosen}</span>}
    </summary>
    <div className="more-filters-fields">
      <div className="more-filters-selects">
        {selects.map((select) => (
          <FilterSelect key={select.name} select={select} />
        ))}
      </div>
      {groups.map((group) => (
        <CheckGroup key={group.legend} group={group} />
      ))}
    </div>
  </details>
);

const CheckGroup = ({ group: { legend, look, choices } }: { group: CheckGroupView }) => (
  <fieldset className={`checks checks-${look}`}>
    <legend>{legend}</legend>
    {choices.map(({ name, value, text, count, checked }) => (
      <label key={`${name}-${value}`} className={count === 0 ? 'check check-empty' : 'check'}>
        <input type="checkbox" name={name} value={value} defaultChecked={checked} />
        <span>
          {text} <span className="check-count figures">({count})</span>
        </span>
      </label>
    ))}
  </fieldset>
);
