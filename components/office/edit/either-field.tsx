import { useState } from 'react';
import type { FormField } from '@/lib/office/edit/form-fields';
import { useEdit } from './edit-context';
import { Field, type FieldOf } from './field';
import { FieldFrame } from './field-frame';
import styles from './fields.module.css';
import { useValue } from './use-value';

/** A value that is one of a few, or that is typed once its kind is chosen: a figure that the site counts, or a number. */
export function EitherField({
  field: { options, typed, isRequired, ...field },
  path,
}: {
  field: FieldOf<'either'>;
  path: string;
}) {
  const { words } = useEdit();
  const input = useValue(path);
  const [chosen, setChosen] = useState<FormField | null>(null);
  const { value } = input;
  const option = options.findIndex(([one]) => one === value);
  const open = option >= 0 ? undefined : (chosen ?? typedFieldOf(value, typed));
  // Options and kinds by their place in the list: a kind may be called as an option is.
  const place = option >= 0 ? option : open ? options.length + typed.indexOf(open) : '';
  const choose = (text: string) => {
    const at = text === '' ? -1 : Number(text);
    setChosen(typed[at - options.length] ?? null);
    input.onChange(options[at]?.[0]);
  };
  return (
    <FieldFrame {...field} path={path} saysBelow={open !== undefined}>
      {(aria) => (
        <>
          <select
            className="input"
            {...aria}
            ref={input.ref}
            name={path}
            value={place}
            onChange={({ target }) => choose(target.value)}
            onBlur={input.onBlur}
          >
            <option value="">{isRequired ? words.choose : words.none}</option>
            {[...options.map(([, label]) => label), ...typed.map(({ label }) => label)].map((label, i) => (
              <option key={label} value={i}>
                {label}
              </option>
            ))}
          </select>
          {open && (
            <div className={styles.typed}>
              <Field key={open.kind} field={{ ...open, path: '' }} at={path} />
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** The field in which a value was typed; what fits none is shown in the first, for its check to be read. */
function typedFieldOf(value: unknown, typed: readonly FormField[]): FormField | undefined {
  if (value === undefined || value === null) return undefined;
  const kind = Array.isArray(value) ? 'lines' : typeof value === 'number' ? 'number' : 'text';
  return typed.find((field) => field.kind === kind) ?? typed[0];
}
