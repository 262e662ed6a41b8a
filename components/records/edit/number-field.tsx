import { useState } from 'react';
import { readNumber } from '@/lib/base/amount';
import { numberText } from '@/lib/records/fields/value-text';
import { useEdit } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame } from './field-frame';
import styles from './fields.module.css';
import { useField } from './use-field';

/** A number as people type it: "350.000", "1.250,50", "-3"; what is none stays as it was typed, for the check to say so. */
export function NumberField({
  field: { unit, isWhole, hasPin, ...field },
  path,
}: {
  field: FieldOf<'number'>;
  path: string;
}) {
  const { locale } = useEdit();
  const input = useField(path);
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    typed ?? (typeof input.value === 'number' ? numberText(input.value, locale, unit) : (input.value ?? ''));
  return (
    <FieldFrame {...field} path={path}>
      {(aria) => (
        <span className={styles.measure}>
          <input
            className="input"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            {...aria}
            ref={input.ref}
            name={path}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              input.onChange(typedNumber(target.value));
            }}
            onBlur={() => {
              setTyped(null);
              input.onBlur();
            }}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </FieldFrame>
  );
}

/** What was typed; a text that is no number stays one, so that its check can name it. */
const typedNumber = (text: string): number | string | undefined => readNumber(text) ?? (text.trim() || undefined);
