import styles from './form.module.css';
import type { FieldView } from './form-view';

/** The options of a field side by side: one of them, or any. */
export function Choices({ field: { name, kind, options, required }, value }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <div className={styles.formChoices}>
      {options.map((option) => (
        <div key={option.value} className={styles.formBox}>
          <input
            id={`${name}-${option.value}`}
            type={kind === 'radios' ? 'radio' : 'checkbox'}
            name={name}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            required={kind === 'radios' && required}
          />
          <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
        </div>
      ))}
    </div>
  );
}

interface ChoicesProps {
  field: FieldView;
  value: string | string[] | undefined;
}
