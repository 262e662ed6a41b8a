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
  /** Whether the message of the value is shown by a field within. */
  saysBelow?: boolean;
  className?: string;
  children: (aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** The label of a field, its input, and its hint and message below. */
export function FieldFrame({ path, label, hint, isGroup, saysBelow, className = '', children }: FrameProps) {
  const id = useId();
  const ownMessage = useFieldMessage(path);
  const message = saysBelow ? null : ownMessage;
  const hasBelow = hint || message;
  const describedBy = hasBelow ? `${id}-message` : undefined;
  const aria = {
    id,
    // The fieldset of a group is described once, not each of its inputs.
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

/** An error, a warning or a note below a field; a warning can be accepted. */
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

/** Returns the most important message of a field: an error before a missing value, a warning or a note; null for none. */
export function useFieldMessage(path: string): FieldMessageProps | null {
  const { errors, missing, warnings, notes } = useEdit().check;
  if (errors[path] !== undefined) return { kind: 'error', text: errors[path] };
  if (missing[path] !== undefined) return { kind: 'missing', text: missing[path] };
  if (warnings[path] !== undefined) return { kind: 'warning', ...warnings[path] };
  return notes[path] === undefined ? null : { kind: 'note', text: notes[path] };
}
