export interface Choice {
  value: string;
  text: string;
}

export interface SelectView {
  name: string;
  label: string;
  value: string;
  choices: Choice[];
}

/** A filter or an order to choose from a list. */
export const FilterSelect = ({ select: { name, label, value, choices } }: { select: SelectView }) => (
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
