import styles from './form.module.css';
import type { FieldView, FormWordsView } from './form-view';

interface ControlProps {
  field: FieldView;
  value: string | string[] | undefined;
  wrong: boolean;
  described: string | undefined;
  words: FormWordsView;
}

/** What a visitor types in or chooses from. */
export function Control({ field, value, wrong, described, words }: ControlProps) {
  const { name, kind, required, autocomplete, options, unit, accept } = field;
  const typed = Array.isArray(value) ? value[0] : value;
  const shared = {
    id: name,
    name,
    required,
    'aria-invalid': wrong || undefined,
    'aria-describedby': described,
    autoComplete: autocomplete,
  };
  if (kind === 'textarea') return <textarea className="input" rows={5} {...shared} defaultValue={typed} />;
  if (kind === 'checkbox') return <input type="checkbox" {...shared} defaultChecked={typed === 'on'} />;
  if (kind === 'select')
    return (
      // A new key after an answer: React would keep the first choice of the list otherwise.
      <select key={typed} className="input" {...shared} defaultValue={typed}>
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  if (kind === 'number')
    return (
      <span className={styles.formUnit}>
        <input className="input figures" type="text" inputMode="numeric" {...shared} defaultValue={typed} />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    );
  if (kind === 'file') return <input className="input" type="file" accept={accept} {...shared} />;
  return <input className="input" type={kind} {...shared} defaultValue={typed} />;
}
