import { type ReactNode, useId } from 'react';
import page from '../office.module.css';
import { useEdit } from './edit-context';
import styles from './fields.module.css';

interface FrameProps {
  /** In the record. */
  path: string;
  label: string;
  hint?: string;
  /** A group of several inputs has a legend instead of a label. */
  isGroup?: boolean;
  className?: string;
  children: (aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** The label of a field, with what there is to say about it below. */
export function FieldFrame({ path, label, hint, isGroup, className = '', children }: FrameProps) {
  const id = useId();
  const said = useSaid(path);
  const hasBelow = hint || said;
  const aria = {
    id,
    'aria-describedby': hasBelow ? `${id}-said` : undefined,
    'aria-invalid': said?.kind === 'error' ? (true as const) : undefined,
  };
  const below = hasBelow && (
    <span id={`${id}-said`} className={styles.below}>
      {hint && <span className={page.muted}>{hint}</span>}
      {said && (
        <span className={styles.said} data-kind={said.kind}>
          {said.text}
        </span>
      )}
    </span>
  );
  return isGroup ? (
    <fieldset className={`${styles.field} ${className}`} data-path={path}>
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

/** The first thing to say of a field: an error before what is missing, a warning or a note. */
export function useSaid(path: string): { kind: 'error' | 'missing' | 'warning' | 'note'; text: string } | null {
  const { errors, missing, warnings, notes } = useEdit().check;
  const found = ([kind, said]: readonly ['error' | 'missing' | 'warning' | 'note', Record<string, string>]) => {
    const text = said[path];
    return text === undefined ? [] : [{ kind, text }];
  };
  const all = [
    ...found(['error', errors]),
    ...found(['missing', missing]),
    ...found(['warning', warnings]),
    ...found(['note', notes]),
  ];
  return all[0] ?? null;
}
