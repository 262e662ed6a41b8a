import type { ReactNode } from 'react';
import type { ErrorKey, TextCaptcha } from '@/lib/forms/form-state';
import type { FieldView, FormView } from '@/lib/forms/form-view';
import { fillWords } from '@/lib/i18n/fill-words';
import { AmountInput } from './amount-input';
import { FileInput } from './file-input';
import styles from './form.module.css';
import { SlotField } from './slot-field';

export interface FieldProps {
  field: FieldView;
  /** The value sent before, filled in again. */
  value: string | string[] | undefined;
  error: ErrorKey | undefined;
  words: FormView['words'];
  /** Identifies this form. */
  formKey: () => string;
}

const grouped: readonly string[] = ['radios', 'checkboxes', 'moments'];

/** Returns the error of a field in words; a label that is a question loses its question mark before a colon. */
export const errorText = (key: ErrorKey, label: string, { errors }: FormView['words']): string =>
  fillWords(errors[key], { field: label.replace(/\s*\?$/, '') });

/** A field with its label above, its help before it, and what is wrong with it between them. */
export function FormField({ field, value, error, words, formKey }: FieldProps) {
  const { name, kind, label, hint, link, required, half, slotDays } = field;
  if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={value} />;
  const notes = [hint || link ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  const described = notes || undefined;
  const mark = required && (
    <span className={styles.formRequired} title={words.required}>
      {' *'}
    </span>
  );
  const about = (
    <>
      {(hint || link) && (
        <p id={`${name}-hint`} className={styles.formHint}>
          {hint}
          {link && (
            <a href={link.href} target="_blank" rel="noopener">
              {link.text}
            </a>
          )}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.formError}>
          {errorText(error, label, words)}
        </p>
      )}
    </>
  );
  const className = `${styles.formField}${half ? ` ${styles.formHalf}` : ''}${error ? ` ${styles.formWrong}` : ''}`;
  if (grouped.includes(kind))
    return (
      <fieldset
        id={name}
        className={className}
        data-half={half || undefined}
        aria-describedby={described}
        tabIndex={-1}
      >
        <legend>
          {label}
          {mark}
        </legend>
        {about}
        {slotDays ? (
          <SlotField name={name} days={slotDays} chosen={String(value ?? '')} words={words.slots} formKey={formKey} />
        ) : (
          <Choices field={field} value={value} />
        )}
      </fieldset>
    );
  const labelled = (
    <label htmlFor={name}>
      {label}
      {mark}
    </label>
  );
  const control = <Control field={field} value={value} wrong={Boolean(error)} described={described} words={words} />;
  if (kind === 'checkbox')
    return (
      <div className={className} data-half={half || undefined}>
        <div className={styles.formBox}>
          {control}
          {labelled}
        </div>
        {about}
      </div>
    );
  return (
    <div className={className} data-half={half || undefined}>
      {labelled}
      {about}
      {control}
    </div>
  );
}

interface ControlProps {
  field: FieldView;
  value: string | string[] | undefined;
  wrong: boolean;
  described: string | undefined;
  words: FormView['words'];
}

/** The control of a field. */
export function Control({ field, value, wrong, described, words }: ControlProps) {
  const { name, kind, required, autocomplete, options, unit, prices, accept } = field;
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
  if (kind === 'number' && prices)
    return (
      <AmountInput
        className="input figures"
        inputMode="decimal"
        {...shared}
        defaultValue={typed}
        prices={prices}
        understood={words.understood}
      />
    );
  if (kind === 'number')
    return (
      <span className={styles.formUnit}>
        <input className="input figures" type="text" inputMode="decimal" {...shared} defaultValue={typed} />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    );
  if (kind === 'file') return <FileInput accept={accept} {...shared} text={words.chooseFile} />;
  return <input className="input" type={kind} {...shared} defaultValue={typed} />;
}

/** The options of a field side by side: one of them, or any. */
export function Choices({ field: { name, kind, options, required }, value }: ChoicesProps) {
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <div className={kind === 'radios' ? styles.formRadios : styles.formChecks}>
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

interface QuestionFieldProps {
  question: TextCaptcha;
  error: ErrorKey | undefined;
  words: FormView['words'];
}

/** A sum, in the place of the captcha that a browser without script cannot solve. */
export const TextCaptchaField = ({ question: { token, text }, error, words }: QuestionFieldProps) => (
  <div className={`${styles.formField}${error ? ` ${styles.formWrong}` : ''}`}>
    <input type="hidden" name="question" value={token} />
    <label htmlFor="answer">{text}</label>
    <p id="answer-hint" className={styles.formHint}>
      {words.questionHint}
    </p>
    {error && (
      <p id="answer-error" className={styles.formError}>
        {words.errors[error]}
      </p>
    )}
    <input
      key={token}
      id="answer"
      name="answer"
      className={`input ${styles.formShort}`}
      inputMode="numeric"
      autoComplete="off"
      aria-describedby={`answer-hint${error ? ' answer-error' : ''}`}
    />
  </div>
);

interface FieldsetProps {
  /** Null for fields that need no heading. */
  legend: string | null;
  /** Behind its heading, closed unless it `isOpen`. */
  isFolded?: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

/** Fields that belong together, below their heading. */
export function Fieldset({ legend, isFolded, isOpen, children }: FieldsetProps) {
  const fields = <div className={styles.formFields}>{children}</div>;
  if (!legend) return fields;
  return isFolded ? (
    <details className={styles.formFold} open={isOpen}>
      <summary className="fold-line">{legend}</summary>
      {fields}
    </details>
  ) : (
    <fieldset className={styles.formSection}>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}
