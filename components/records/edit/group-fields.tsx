import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import page from '@/components/staff/office.module.css';
import type { FormField } from '@/lib/records/fields/form-fields';
import { createListItem } from '@/lib/records/fields/list-items';
import type { DropWhere } from '@/lib/records/fields/tree';
import { itemText, nameOfItem } from '@/lib/records/fields/value-text';
import { DragHandle } from './drag-handle';
import { useEdit } from './edit-context';
import { Field, type FieldOf, under } from './field';
import styles from './fields.module.css';
import { ItemButtons } from './item-buttons';
import rowStyles from './items.module.css';
import { TreeField } from './tree-field';
import { useItems } from './use-items';

/** Fields; the empty ones that a record of this kind hardly needs are shown on demand. */
export function Fields({ fields, at }: { fields: readonly FormField[]; at: string }) {
  const t = useTranslations('office.edit');
  const { check } = useEdit();
  const { getValues } = useFormContext();
  const [showsAll, setShowsAll] = useState(false);
  // A field that was filled in stays visible: it is empty while it is being retyped.
  const [filledIn, setFilledIn] = useState<readonly string[]>([]);
  const paths = fields.map(({ path }) => under(at, path));
  const fresh = paths.filter((path) => !filledIn.includes(path) && (getValues(path) ?? null) !== null);
  if (fresh.length > 0) setFilledIn([...filledIn, ...fresh]);
  const isSpare = (path: string) => check.unneeded.includes(path) && !filledIn.includes(path) && !check.errors[path];
  const spare = fields.filter((_, i) => isSpare(paths[i] as string));
  const shown = fields.filter((field) => showsAll || !spare.includes(field));
  const folded = shown.filter(({ isFolded }) => isFolded);
  const drawn = (some: readonly FormField[]) => (
    <div className={styles.fields}>
      {some.map((field) => (
        <Field key={field.path || field.label} field={field} at={at} />
      ))}
    </div>
  );
  return (
    <>
      {drawn(shown.filter((field) => !folded.includes(field)))}
      {folded.length > 0 && (
        <details>
          <summary>
            <span className="link">{t('sharing')}</span>
          </summary>
          {drawn(folded)}
        </details>
      )}
      {spare.length > 0 && (
        <button className={`link ${styles.more}`} type="button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('fewer') : t('more', { count: spare.length })}
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
export function ListField({ field, path }: { field: FieldOf<'list'>; path: string }) {
  const { tree } = field;
  return tree ? <TreeField field={{ ...field, tree }} path={path} /> : <FlatList field={field} path={path} />;
}

function FlatList({ field: { label, hint, fields }, path }: { field: FieldOf<'list'>; path: string }) {
  const t = useTranslations('office.edit');
  const { getValues } = useFormContext();
  const { items, add, remove, move } = useItems(path);
  return (
    <fieldset className={styles.list} data-path={path}>
      <legend>{label}</legend>
      {hint && <span className={styles.below}>{hint}</span>}
      {items.map(({ key, isOpen, onOpen }, i) => (
        <Item
          key={key}
          path={`${path}.${i}`}
          list={path}
          place={String(i)}
          handle={
            <DragHandle list={path} place={String(i)} onDrop={(onto, where) => move(i, dropIndex(i, onto, where))} />
          }
          label={`${label} ${i + 1}`}
          fields={fields}
          isOpen={isOpen || items.length === 1}
          onOpen={onOpen}
          buttons={(name) => <ItemButtons name={name} index={i} count={items.length} onMove={move} onRemove={remove} />}
        />
      ))}
      <button
        className="button button-quiet"
        type="button"
        data-add=""
        onClick={() => add(createListItem(fields, getValues(path) ?? [], 'item'))}
      >
        {t('add')}
      </button>
    </fieldset>
  );
}

/** Returns the new index of an item that is dropped on another one. */
export function dropIndex(from: number, onto: string, where: DropWhere): number {
  const to = Number(onto) + (where === 'after' ? 1 : 0);
  return from < to ? to - 1 : to;
}

interface ItemProps {
  path: string;
  /** The path of its list and its place in it. */
  list: string;
  place: string;
  handle: React.ReactNode;
  /** The kind of the item, in a list of several kinds. */
  kind?: string;
  /** The label of an item without a name. */
  label: string;
  fields: readonly FormField[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Renders the buttons of the item with this name. */
  buttons: (name: string) => React.ReactNode;
}

/** An item of a list, folded to its name: a long list stays in view as a whole. */
export function Item({ path, list, place, handle, kind, label, fields, isOpen, onOpen, buttons }: ItemProps) {
  const t = useTranslations('office.edit');
  const { locale, tables, check } = useEdit();
  const value = useWatch({ name: path });
  const own = kind ? nameOfItem(value, locale) : itemText(value, fields, { locale, tables }) || label;
  const name = [kind, own].filter(Boolean).join(' · ');
  const isWrong = Object.keys(check.errors).some((one) => one.startsWith(`${path}.`));
  // An error opens its item; it stays open once corrected, since somebody may still be typing in it.
  const [wasWrong, setWasWrong] = useState(false);
  const [isHeld, setHeld] = useState(false);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setHeld(true);
  }
  const isUnfolded = isOpen || isHeld;
  return (
    <details
      className={rowStyles.item}
      data-item=""
      data-list={list}
      data-place={place}
      data-wrong={isWrong || undefined}
      open={isUnfolded}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isUnfolded) return;
        setHeld(false);
        onOpen(open);
      }}
    >
      <summary>
        {handle}
        <span className={rowStyles.name}>
          <span>{name}</span>
          {isHidden(value) && <span className={page.muted}>{t('hidden')}</span>}
          {isBesideMenu(value) && <span className={page.muted}>{t('notInMenu')}</span>}
        </span>
      </summary>
      {buttons(name)}
      {/* A moved item is mounted again: its inputs have other names. */}
      <Fields key={path} fields={fields} at={path} />
    </details>
  );
}

const isHidden = (item: unknown): boolean => {
  const { status, public: isPublic } = (item ?? {}) as { status?: unknown; public?: unknown };
  return isPublic === false || (typeof status === 'string' && status.toLowerCase() !== 'published');
};

const isBesideMenu = (item: unknown): boolean => (item as { inMenu?: unknown } | undefined)?.inMenu === false;
