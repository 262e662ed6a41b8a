import { useState } from 'react';
import page from '../office.module.css';
import { useEdit } from './edit-context';
import type { FieldOf } from './field';
import { FieldFrame } from './field-frame';
import styles from './fields.module.css';
import { TypedArea } from './typed-area';
import { useField } from './use-field';

/** A value of a shape that has no field of its own, as JSON. */
export function JsonField({ field, path }: { field: FieldOf<'json'>; path: string }) {
  const { words } = useEdit();
  const input = useField(path);
  const [isWrong, setWrong] = useState(false);
  const read = (typed: string) => {
    const json = readJson(typed);
    setWrong(!json);
    if (json) input.onChange(json.value);
  };
  return (
    <FieldFrame {...field} path={path} className={styles.wide}>
      {(aria) => (
        <>
          <TypedArea
            {...aria}
            input={input}
            className={`input ${styles.code}`}
            rows={2}
            spellCheck={false}
            text={input.value === undefined ? '' : JSON.stringify(input.value)}
            onType={read}
          />
          {isWrong && <span className={page.error}>{words.notJson}</span>}
        </>
      )}
    </FieldFrame>
  );
}

/** null for what is no JSON; nothing is the value of an empty text. */
function readJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
