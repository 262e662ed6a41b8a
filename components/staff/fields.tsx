'use client';

import { type ChangeEvent, type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import styles from './office.module.css';

/** The errors of a form's fields, as sentences by name; set by OfficeForm. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

interface FieldProps {
  label: string;
  /** A hint under the field. */
  hint?: string;
}

type Control<Element extends 'input' | 'select' | 'textarea'> = FieldProps & ComponentProps<Element> & { name: string };

/** A labelled input of one line. */
export function TextField({ label, hint, className = '', ...input }: Control<'input'>) {
  const { aria, below } = useField(input.name, hint);
  return (
    <label className={`field ${className}`}>
      <span>{label}</span>
      <input className="input" {...input} {...aria} />
      {below}
    </label>
  );
}

interface FileProps extends Omit<Control<'input'>, 'type' | 'onChange'> {
  maxBytes: number;
  /** The message for a larger file. */
  tooLarge: string;
}

/** A labelled file; the browser refuses one that is too large before it is sent. */
export function FileField({ maxBytes, tooLarge, ...input }: FileProps) {
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > maxBytes;
    currentTarget.setCustomValidity(isTooLarge ? tooLarge : '');
    if (isTooLarge) currentTarget.reportValidity();
  };
  return <TextField {...input} type="file" onChange={check} />;
}

/** A labelled input of several lines. */
export function AreaField({ label, hint, className = '', ...area }: Control<'textarea'>) {
  const { aria, below } = useField(area.name, hint);
  return (
    <label className={`field ${className}`}>
      <span>{label}</span>
      <textarea className="input" rows={5} {...area} {...aria} />
      {below}
    </label>
  );
}

export type Option = readonly [value: string, text: string, isDisabled?: boolean];

/** A labelled choice of one. */
export function SelectField({
  label,
  hint,
  options,
  className = '',
  ...select
}: Control<'select'> & { options: readonly Option[] }) {
  const { aria, below } = useField(select.name, hint);
  return (
    <label className={`field ${className}`}>
      <span>{label}</span>
      <select className="input" {...select} {...aria}>
        {options.map(([value, text, isDisabled]) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
      {below}
    </label>
  );
}

/** The text under a field, and how assistive technology finds it. */
function useField(name: string, hint: string | undefined) {
  const error = use(FieldErrors)[name];
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const below: ReactNode = (
    <>
      {hint && (
        <span id={`${id}-hint`} className={styles.muted}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </>
  );
  return { aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }, below };
}
