import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slug } from '@/lib/base/slug';
import type { FormField } from '@/lib/records/fields/form-fields';
import { nameOfItem } from '@/lib/records/fields/value-text';
import { useEdit } from './edit-context';
import { Field, type FieldOf } from './field';
import styles from './fields.module.css';
import { RemoveButton } from './item-buttons';

/** Values by a key: the sources of costs by a name that is typed, the forms with a period of their own. */
export function MapField({ field: { label, hint, item, keys }, path }: { field: FieldOf<'map'>; path: string }) {
  const t = useTranslations('office.edit');
  const { locale } = useEdit();
  const { setValue, getValues } = useFormContext();
  const value = (useWatch({ name: path }) ?? {}) as Record<string, unknown>;
  const [added, setAdded] = useState('');
  const entry = {
    className: 'input',
    id: useId(),
    'data-add': '',
    value: added,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => setAdded(target.value),
  };
  const key = keys ? added : slug(added);
  const isNew = key !== '' && !Object.hasOwn(value, key);
  const itemName = (one: string) =>
    keys?.find(([known]) => known === one)?.[1] ?? nameOfItem(value[one], locale) ?? one;
  const set = (next: Record<string, unknown>) => setValue(path, next, { shouldDirty: true });
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {Object.keys(value).map((one) => (
        <div key={one} className={styles.entry} data-item="">
          <div className={styles.entryKey}>
            <span>{itemName(one)}</span>
            <RemoveButton
              name={itemName(one)}
              onRemove={() => {
                const { [one]: _, ...rest } = getValues(path) as Record<string, unknown>;
                set(rest);
              }}
            />
          </div>
          {/* The name above says what a single value is of. */}
          <Field field={{ ...item, path: one, ...(item.kind === 'group' ? {} : { label: itemName(one) }) }} at={path} />
        </div>
      ))}
      <div className={styles.entryNew}>
        <div className="field">
          <label htmlFor={entry.id}>{t('key')}</label>
          {keys ? (
            <select {...entry}>
              <option value="">{t('choose')}</option>
              {keys.map(([one, name]) =>
                Object.hasOwn(value, String(one)) ? null : (
                  <option key={String(one)} value={String(one)}>
                    {name}
                  </option>
                ),
              )}
            </select>
          ) : (
            <input {...entry} />
          )}
        </div>
        <button
          className="button button-quiet"
          type="button"
          disabled={!isNew}
          onClick={() => {
            set({ ...value, [key]: emptyValue(item) });
            setAdded('');
          }}
        >
          {t('add')}
        </button>
      </div>
    </fieldset>
  );
}

const emptyValue = ({ kind }: FormField): unknown =>
  kind === 'list' || kind === 'lines' ? [] : kind === 'group' ? {} : undefined;
