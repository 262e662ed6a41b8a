import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { createListItem } from '@/lib/records/fields/list-items';
import { DragHandle } from './drag-handle';
import { type FieldOf, under } from './field';
import { FieldFrame } from './field-frame';
import styles from './fields.module.css';
import { dropIndex, Fields, Item } from './group-fields';
import { ItemButtons } from './item-buttons';
import { useItems } from './use-items';

/** Fields that follow from a choice: those of a banner with a video. What other choices had is dropped when the record is kept. */
export function VariantField({ field, path }: { field: FieldOf<'variants'>; path: string }) {
  const { register } = useFormContext();
  const name = under(path, field.by);
  const value = useWatch({ name });
  const variant = field.variants.find((one) => one.value === value);
  return (
    <fieldset className={styles.group} data-path={path}>
      <legend>{field.label}</legend>
      {field.hint && <span className={styles.below}>{field.hint}</span>}
      <FieldFrame path={name} label={field.byLabel} className={styles.kind}>
        {(aria) => (
          <select className={`input ${styles.short}`} {...aria} {...register(name)}>
            {field.variants.map(({ value: one, label }) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {variant && <Fields key={variant.value} fields={variant.fields} at={path} />}
    </fieldset>
  );
}

/** A list of groups of several kinds, as the modules of a page. */
export function VariantList({
  field: { label, hint, by, variants },
  path,
}: {
  field: FieldOf<'variants'>;
  path: string;
}) {
  const t = useTranslations('office.edit');
  const { getValues } = useFormContext();
  const { items, add, remove, move } = useItems(path);
  const values = useWatch({ name: path }) as Record<string, unknown>[] | undefined;
  const [added, setAdded] = useState(variants[0]?.value ?? '');
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {items.map(({ key, isOpen, onOpen }, i) => {
        const variant = variants.find(({ value }) => value === values?.[i]?.[by]);
        return (
          <Item
            key={key}
            path={`${path}.${i}`}
            list={path}
            place={String(i)}
            handle={
              <DragHandle list={path} place={String(i)} onDrop={(onto, where) => move(i, dropIndex(i, onto, where))} />
            }
            kind={variant?.label}
            label={`${label} ${i + 1}`}
            fields={variant?.fields ?? []}
            isOpen={isOpen}
            onOpen={onOpen}
            buttons={(name) => (
              <ItemButtons name={name} index={i} count={items.length} onMove={move} onRemove={remove} />
            )}
          />
        );
      })}
      <div className={styles.entryNew}>
        <select
          className="input"
          aria-label={`${t('add')} – ${label}`}
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
          data-add=""
          onClick={() => {
            const fields = variants.find(({ value }) => value === added)?.fields ?? [];
            // The watched value may be one render old at a quick second press.
            add({ [by]: added, ...createListItem(fields, getValues(path) ?? [], added) });
          }}
        >
          {t('add')}
        </button>
      </div>
    </fieldset>
  );
}
