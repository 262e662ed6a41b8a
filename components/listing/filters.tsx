import { Icon } from '@/components/ui/icon';
import { AutoSubmit } from './auto-submit';

export interface Choice {
  value: string;
  text: string;
}

export interface SelectView {
  name: 'goal' | 'city' | 'type' | 'min' | 'max' | 'bedrooms' | 'sort';
  label: string;
  value: string;
  choices: Choice[];
}

export interface FiltersView {
  action: string;
  fields: SelectView[];
  sort: SelectView;
  /** null while nothing is filtered. */
  resetPath: string | null;
  words: { filters: string; apply: string; reset: string; close: string };
}

/** The filters of a list: a form that submits to the list's own address; with JavaScript a change submits it at once. */
export function Filters({ filters, count }: { filters: FiltersView; count: string }) {
  const { words, action, fields, sort, resetPath } = filters;
  return (
    <AutoSubmit
      className="filters"
      action={action}
      values={Object.fromEntries([...fields, sort].map(({ name, value }) => [name, value]))}
    >
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
            <Select key={field.name} select={field} />
          ))}
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
        <Select select={sort} />
      </div>
    </AutoSubmit>
  );
}

const Select = ({ select: { name, label, value, choices } }: { select: SelectView }) => (
  <label className={`field field-${name}`}>
    <span>{label}</span>
    <select className="input" name={name} defaultValue={value}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </label>
);
