import type { ErrorKey } from '@/lib/forms/error-keys';
import { Choices } from './choices';
import { Control } from './control';
import styles from './form.module.css';
import type { FieldView, FormWordsView } from './form-view';
import { SlotField } from './slot-field';

export interface FieldProps {
  field: FieldView;
  /** What was sent before and is filled in again. */
  value: string | string[] | undefined;
  error: ErrorKey | undefined;
  words: FormWordsView;
  /** What tells this form from others. */
  formKey: () => string;
}

const grouped: readonly string[] = ['radios', 'checkboxes', 'moments'];

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
          {words.errors[error]}
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
