import type { FilterChoice } from '@/lib/search/list-filters';

interface FilterSelectProps {
  name: string;
  label: string;
  value: string | number | undefined;
  options: { value: string; text: string }[];
}

/** A filter or an order to choose from a list. */
export const FilterSelect = ({ name, label, value = '', options }: FilterSelectProps) => (
  <label className="field" data-field={name}>
    <span>{label}</span>
    <select className="input" name={name} defaultValue={String(value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);

/** A choice with the number of homes that it would give: "Hasselt (23)". */
export const countedOption = ({ value, text, count }: FilterChoice) => ({ value, text: `${text} (${count})` });
