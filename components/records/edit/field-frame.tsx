import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import page from '@/components/staff/office.module.css';
import { useEdit } from './edit-context';
import styles from './fields.module.css';

interface FrameProps {
  /** The path of the field in the record. */
  path: string;
  label: string;
  hint?: string;
  /** A group of several inputs has a legend instead of a label. */
  isGroup?: boolean;
  /** Whether a field within it says what there is to say of its value. */
  saysBelow?: boolean;
  className?: string;
  children: (aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** The label of a field, with what there is to say about it below. */
export function FieldFrame({ path, label, hint, isGroup, saysBelow, className = '', children }: FrameProps) {
  const id = useId();
  const ofValue = useFieldMessage(path);
  const message = saysBelow ? null : ofValue;
  const hasBelow = hint || message;
  const describedBy = hasBelow ? `${id}-message` : undefined;
  const aria = {
    id,
    // Of a group all of it is described, once for all its inputs.
    'aria-describedby': isGroup ? undefined : describedBy,
    'aria-invalid': message?.kind === 'error' ? (true as const) : undefined,
  };
  const below = hasBelow && (
    <span id={describedBy} className={styles.below}>
      {hint && <span className={page.muted}>{hint}</span>}
      {message && <FieldMessage {...message} />}
    </span>
  );
  return isGroup ? (
    <fieldset className={`${styles.field} ${className}`} data-path={path} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {children(aria)}
      {below}
    </fieldset>
  ) : (
    <div className={`${styles.field} ${className}`} data-path={path}>
      <label htmlFor={id}>{label}</label>
      {children(aria)}
      {below}
    </div>
  );
}

interface FieldMessageProps {
  kind: 'error' | 'missing' | 'warning' | 'note';
  text: string;
  /** The code of a warning; an error has none. */
  code?: string;
}

/** An error, a warning or a hint below a field; a warning can be overruled. */
export function FieldMessage({ kind, text, code }: FieldMessageProps) {
  const t = useTranslations('office.edit');
  const { getValues, setValue } = useFormContext();
  const accept = () => setValue('accepted', [...(getValues('accepted') ?? []), code], { shouldDirty: true });
  return (
    <span className={styles.message} data-kind={kind}>
      {text}
      {code !== undefined && (
        <>
          {' '}
          <button className="link" type="button" onClick={accept}>
            {t('accept')}
          </button>
        </>
      )}
    </span>
  );
}

/** The first thing to say of a field: an error before what is missing, a warning or a note; null for nothing. */
export function useFieldMessage(path: string): FieldMessageProps | null {
  const { errors, missing, warnings, notes } = useEdit().check;
  if (errors[path] !== undefined) return { kind: 'error', text: errors[path] };
  if (missing[path] !== undefined) return { kind: 'missing', text: missing[path] };
  if (warnings[path] !== undefined) return { kind: 'warning', ...warnings[path] };
  return notes[path] === undefined ? null : { kind: 'note', text: notes[path] };
}
