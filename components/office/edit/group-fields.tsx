import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type FormField, initialOf } from '@/lib/office/edit/form-fields';
import { useEdit } from './edit-context';
import { Field, type FieldOf, under } from './field';
import styles from './fields.module.css';
import { ItemButtons } from './item-buttons';

/** Fields of which those that the record hardly needs, and that are empty, are shown on demand. */
export function Fields({ fields, at }: { fields: readonly FormField[]; at: string }) {
  const { words, check } = useEdit();
  const { getValues } = useFormContext();
  const [showsAll, setShowsAll] = useState(false);
  const isSpare = ({ path }: FormField) => {
    const whole = under(at, path);
    return check.unneeded.includes(whole) && getValues(whole) === undefined && !check.errors[whole];
  };
  const spare = fields.filter(isSpare);
  return (
    <>
      <div className={styles.fields}>
        {fields.map((field) =>
          showsAll || !spare.includes(field) ? <Field key={field.path || field.label} field={field} at={at} /> : null,
        )}
      </div>
      {spare.length > 0 && (
        <button className={`link ${styles.more}`} type="button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? words.fewer : words.more.replace('{count}', String(spare.length))}
        </button>
      )}
    </>
  );
}

/** Fields with a heading; an optional group has none of its values until one is filled in. */
export function GroupField({ field: { label, hint, fields }, path }: { field: FieldOf<'group'>; path: string }) {
  return (
    <fieldset className={styles.group} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      <Fields fields={fields} at={path} />
    </fieldset>
  );
}

/** Groups of the same fields, in their order. */
export function ListField({ field: { label, hint, fields }, path }: { field: FieldOf<'list'>; path: string }) {
  const { words } = useEdit();
  const { fields: items, append, remove, move } = useFieldArray({ name: path, keyName: '_key' });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {items.map(({ _key }, i) => (
        <Item
          key={_key}
          path={`${path}.${i}`}
          label={`${label} ${i + 1}`}
          fields={fields}
          isOpen={opened === _key || items.length === 1}
          onOpen={(isOpen) => setOpened(isOpen ? _key : null)}
          buttons={
            <ItemButtons name={`${label} ${i + 1}`} index={i} count={items.length} onMove={move} onRemove={remove} />
          }
        />
      ))}
      <button className="button button-quiet" type="button" onClick={() => append(initialOf(fields))}>
        {words.add}
      </button>
    </fieldset>
  );
}

interface ItemProps {
  path: string;
  /** Where the item has no name of its own. */
  label: string;
  fields: readonly FormField[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  buttons: React.ReactNode;
}

/** An item of a list, folded to its name: a long list stays in view as a whole. */
export function Item({ path, label, fields, isOpen, onOpen, buttons }: ItemProps) {
  const { locale, check } = useEdit();
  const value = useWatch({ name: path });
  const isWrong = Object.keys(check.errors).some((one) => one.startsWith(`${path}.`));
  return (
    <details
      className={styles.item}
      data-wrong={isWrong || undefined}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => currentTarget.open !== (isOpen || isWrong) && onOpen(currentTarget.open)}
    >
      <summary>{nameOf(value, locale) ?? label}</summary>
      {buttons}
      <Fields fields={fields} at={path} />
    </details>
  );
}

/** What people know an item by. */
function nameOf(item: unknown, locale: string): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  for (const name of ['name', 'title', 'label', 'heading', 'id', 'key', 'link', 'file', 'from', 'date']) {
    const value = fields[name];
    const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[locale] : value;
    if (typeof text === 'string' && text.trim() !== '') return text;
    if (typeof text === 'number') return String(text);
  }
  return undefined;
}

/** Groups by a key, such as the sources of costs by their names. */
export function MapField({ field: { label, hint, item }, path }: { field: FieldOf<'map'>; path: string }) {
  const { words } = useEdit();
  const { setValue, getValues } = useFormContext();
  const value = (useWatch({ name: path }) ?? {}) as Record<string, unknown>;
  const [added, setAdded] = useState('');
  const isKey = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(added) && !Object.hasOwn(value, added);
  const set = (next: Record<string, unknown>) => setValue(path, next, { shouldDirty: true });
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {Object.keys(value).map((key) => (
        <div key={key} className={styles.entry}>
          <div className={styles.entryKey}>
            <code>{key}</code>
            <button
              className="link"
              type="button"
              onClick={() => {
                const { [key]: _, ...rest } = getValues(path) as Record<string, unknown>;
                set(rest);
              }}
            >
              {words.remove}
              <span className="sr-only"> {key}</span>
            </button>
          </div>
          <Field field={{ ...item, path: key }} at={path} />
        </div>
      ))}
      <div className={styles.entryNew}>
        <label className="field">
          <span>{words.key}</span>
          <input className="input" value={added} onChange={({ target }) => setAdded(target.value.trim())} />
        </label>
        <button
          className="button button-quiet"
          type="button"
          disabled={!isKey}
          onClick={() => {
            set({ ...value, [added]: emptyOf(item) });
            setAdded('');
          }}
        >
          {words.add}
        </button>
      </div>
    </fieldset>
  );
}

const emptyOf = ({ kind }: FormField): unknown =>
  kind === 'list' || kind === 'lines' ? [] : kind === 'group' ? {} : undefined;
