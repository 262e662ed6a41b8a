import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormField } from '@/lib/records/fields/form-fields';
import { useRecordField } from './edit-context';
import { Field, type FieldOf } from './field';
import { FieldFrame } from './field-frame';
import { FieldSelect } from './field-select';
import styles from './fields.module.css';

/** A value that is one of a few, or that is typed once its kind is chosen: a figure that the site counts, or a number. */
export function EitherField({ field: { isRequired, ...field }, path }: { field: FieldOf<'either'>; path: string }) {
  const input = useRecordField(path);
  const [chosen, setChosen] = useState<FormField['kind'] | null>(null);
  const { value } = input;
  const { options, typed } = usePossible(field, path);
  const option = options.findIndex(([one]) => one === value);
  const open = option >= 0 ? undefined : (typed.find(({ kind }) => kind === chosen) ?? findMatchingField(value, typed));
  // Options and kinds by their place in the list: a kind may be called as an option is.
  const place = option >= 0 ? option : open ? options.length + typed.indexOf(open) : '';
  const choose = (text: string) => {
    const at = text === '' ? -1 : Number(text);
    setChosen(typed[at - options.length]?.kind ?? null);
    input.onChange(options[at]?.[0]);
  };
  return (
    <FieldFrame {...field} path={path} saysBelow={open !== undefined}>
      {(aria) => (
        <>
          <FieldSelect
            aria={aria}
            input={input}
            isRequired={isRequired}
            value={String(place)}
            options={[...options.map(([, label]) => label), ...typed.map(({ label }) => label)].map(
              (label, i) => [String(i), label] as const,
            )}
            onChoose={choose}
          />
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

/** The possible values: if the neighbouring field names an attribute with a list of values, those, one or several. */
function usePossible(
  { options, typed, by }: Pick<FieldOf<'either'>, 'options' | 'typed' | 'by'>,
  path: string,
): Pick<FieldOf<'either'>, 'options' | 'typed'> {
  const name = useWatch({ name: by ? path.replace(/[^.]*$/, by.field) : path }) as unknown;
  const own = by?.values[String(name)];
  if (!own) return { options, typed };
  const several = typed.flatMap((one) =>
    one.kind === 'lines' ? [{ ...one, kind: 'choices' as const, options: own }] : [],
  );
  return { options: own, typed: several };
}

/** The field in which a value was typed; what fits none is shown in the first, for its check to be read. */
function findMatchingField(value: unknown, typed: readonly FormField[]): FormField | undefined {
  if (value === undefined || value === null) return undefined;
  const kinds = Array.isArray(value) ? ['lines', 'choices'] : [typeof value === 'number' ? 'number' : 'text'];
  return typed.find((field) => kinds.includes(field.kind)) ?? typed[0];
}
