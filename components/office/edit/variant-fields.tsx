import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { initialOf } from '@/lib/office/edit/form-fields';
import { useEdit } from './edit-context';
import { type FieldOf, under } from './field';
import styles from './fields.module.css';
import { Fields, Item } from './group-fields';
import { ItemButtons } from './item-buttons';

/** Fields that follow from a choice: those of a banner with a video. What other choices had is dropped when the record is kept. */
export function VariantField({ field, path }: { field: FieldOf<'variants'>; path: string }) {
  const { register } = useFormContext();
  const name = under(path, field.by);
  const value = useWatch({ name });
  const variant = field.variants.find((one) => one.value === value);
  return (
    <fieldset className={styles.group} data-path={path}>
      <legend>{field.label}</legend>
      <select className={`input ${styles.short}`} aria-label={field.label} {...register(name)}>
        {field.variants.map(({ value: one, label }) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
      {variant && <Fields key={variant.value} fields={variant.fields} at={path} />}
    </fieldset>
  );
}

/** A list of groups of several kinds, as the modules of a page. */
export function VariantList({ field: { label, by, variants }, path }: { field: FieldOf<'variants'>; path: string }) {
  const { words } = useEdit();
  const { fields: items, append, remove, move } = useFieldArray({ name: path, keyName: '_key' });
  const values = useWatch({ name: path }) as Record<string, unknown>[] | undefined;
  const [opened, setOpened] = useState<string | null>(null);
  const [added, setAdded] = useState(variants[0]?.value ?? '');
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {items.map(({ _key }, i) => {
        const variant = variants.find(({ value }) => value === values?.[i]?.[by]);
        return (
          <Item
            key={_key}
            path={`${path}.${i}`}
            label={variant?.label ?? `${label} ${i + 1}`}
            fields={variant?.fields ?? []}
            isOpen={opened === _key}
            onOpen={(isOpen) => setOpened(isOpen ? _key : null)}
            buttons={
              <ItemButtons name={`${label} ${i + 1}`} index={i} count={items.length} onMove={move} onRemove={remove} />
            }
          />
        );
      })}
      <div className={styles.entryNew}>
        <select
          className="input"
          aria-label={`${words.add} – ${label}`}
          value={added}
          onChange={({ target }) => setAdded(target.value)}
        >
          {variants.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <button
          className="button button-quiet"
          type="button"
          onClick={() =>
            append({ [by]: added, ...initialOf(variants.find(({ value }) => value === added)?.fields ?? []) })
          }
        >
          {words.add}
        </button>
      </div>
    </fieldset>
  );
}
