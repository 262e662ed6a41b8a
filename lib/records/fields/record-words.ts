import { itemKeys } from '../../base/merge-record.ts';
import { isPlainObject, type PlainObject } from '../../base/plain-object.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { withColon } from '../../i18n/format.ts';
import { isLocale, type Locale } from '../../i18n/locales.ts';
import { getSchema, type RecordRef } from '../records.ts';
import { fieldWords } from './field-words.ts';
import { type FormField, formFields } from './form-fields.ts';
import { toJsonSchema } from './json-schema.ts';
import { listTableRows, type TableRows } from './tables.ts';
import { flattenToText, formatFieldValue, itemText, nameOfItem } from './value-text.ts';

/** The field that a path of a merge leads to. */
interface FieldPlace {
  /** "Modules", "Welkom", "Titel", "NL" */
  labels: string[];
  /** null where the form has none: a whole item of a list, and what no form shows. */
  field: FormField | null;
  /** The fields of the item of a list that it is in. */
  of?: readonly FormField[];
}

/** The labels and values of a record as its form shows them, by the paths of a merge. `versions` of the record tell what its items are called. */
export interface RecordWords {
  label(path: string, versions: readonly unknown[]): string;
  value(path: string, value: unknown, versions: readonly unknown[]): string;
}

/** The words of a record in a language; `other` is the label of what no form shows. */
export function recordWords(record: RecordRef, locale: Locale, data: Snapshot, other: string): RecordWords {
  const words = fieldWords(locale, record.schema);
  const fields = formFields(toJsonSchema(getSchema(record)), words);
  const say: Say = {
    locale,
    tables: listTableRows(locale, data),
    data,
    yes: words.choice([], 'true'),
    no: words.choice([], 'false'),
  };
  const find = (path: string, versions: readonly unknown[]) =>
    findPlace(path === '' ? [] : path.split('.'), fields, versions, locale);
  const label: RecordWords['label'] = (path, versions) => find(path, versions)?.labels.join(' › ') || other;
  const describeLines = (
    path: string,
    found: unknown,
    versions: readonly unknown[],
  ): { labels: string[]; text: string }[] => {
    const place = find(path, versions);
    const labels = place?.labels ?? [];
    if (place?.field && !hasParts(place.field, found)) return [{ labels, text: fieldText(place.field, found, say) }];
    if (isPlainObject(found))
      return Object.entries(found).flatMap(([name, part]) =>
        // The label of an item is its name.
        name === 'id' ? [] : describeLines(path === '' ? name : `${path}.${name}`, part, versions),
      );
    const itemFields = place?.field?.kind === 'list' ? place.field.fields : [];
    const items = [found].flat().map((item) => itemText(item, itemFields, say) || flattenToText(item));
    return place ? [{ labels, text: items.join(', ') }] : [];
  };
  const value: RecordWords['value'] = (path, found, versions) => {
    const place = find(path, versions);
    if (!place) return flattenToText(found);
    // A whole item has one line for each field, after the label of the field.
    return describeLines(path, found, versions)
      .filter(({ text }) => text !== '')
      .map(({ labels, text }) => {
        const rest = labels.slice(place.labels.length).join(' › ');
        return rest === '' ? text : `${withColon(rest, locale)} ${text}`;
      })
      .join('\n');
  };
  return { label, value };
}

/** Whether a value is said part by part. */
const hasParts = ({ kind }: FormField, value: unknown): boolean =>
  kind === 'localized'
    ? isPlainObject(value)
    : ['group', 'list', 'map', 'variants'].includes(kind) && typeof value === 'object' && value !== null;

/** Follows a path through the fields of a form; null for what has none. */
function findPlace(
  parts: readonly string[],
  all: readonly FormField[],
  versions: readonly unknown[],
  locale: Locale,
): FieldPlace | null {
  if (parts.length === 0) return { labels: [], field: null };
  // The texts of a page are in a group without a path.
  const fields = all.flatMap((one) => (one.path === '' && one.kind === 'group' ? one.fields : [one]));
  const found = fields.flatMap((field) => {
    const names = field.path.split('.');
    const isOn = names.every((name, i) => name === parts[i] || (name === '*' && (!parts[i] || isLocale(parts[i]))));
    return isOn ? [{ field, names }] : [];
  })[0];
  if (!found) return null;
  const { field, names } = found;
  const language = parts.slice(0, names.length).find((name, i) => names[i] === '*' && isLocale(name));
  const labels = [field.label, ...(language ? [language.toUpperCase()] : [])];
  const rest = parts.slice(names.length);
  if (rest.length === 0) return { labels, field };
  const within = versions.map((version) =>
    names.reduce<unknown>((value, name) => (isPlainObject(value) ? value[name] : undefined), version),
  );
  const below = placeBelow(rest, field, within, locale);
  return below && { ...below, labels: [...labels, ...below.labels] };
}

function placeBelow(
  rest: readonly string[],
  field: FormField,
  versions: readonly unknown[],
  locale: Locale,
): FieldPlace | null {
  switch (field.kind) {
    case 'group':
      return findPlace(rest, field.fields, versions, locale);
    case 'map':
      return findPlace(
        rest,
        [{ ...field.item, path: rest[0] ?? '', label: keyName(field, rest[0] ?? '', versions, locale) }],
        versions,
        locale,
      );
    case 'list':
      return placeInList(rest, versions, locale, () => field.fields, field.tree);
    case 'variants': {
      const findVariant = (item: unknown) =>
        field.variants.find(({ value }) => isPlainObject(item) && value === item[field.by]);
      const variantFields = (item: unknown) => findVariant(item)?.fields ?? [];
      if (!field.isList) return findPlace(rest, variantFields(versions.find(isPlainObject)), versions, locale);
      const place = placeInList(rest, versions, locale, variantFields);
      const kind = field.variants.find(({ fields }) => fields === place?.of)?.label;
      return place && { ...place, labels: [...(kind ? [kind] : []), ...place.labels] };
    }
    default:
      return { labels: [], field };
  }
}

/** The label of an entry of a map. */
const keyName = (
  { keys }: Extract<FormField, { kind: 'map' }>,
  key: string,
  maps: readonly unknown[],
  locale: Locale,
): string => {
  const entry = maps.find((map) => isPlainObject(map) && map[key] !== undefined) as PlainObject | undefined;
  return keys?.find(([one]) => one === key)?.[1] ?? nameOfItem(entry?.[key], locale) ?? key;
};

/** A path goes on with what names an item, which may have dots: "plan.pdf". */
function placeInList(
  rest: readonly string[],
  versions: readonly unknown[],
  locale: Locale,
  variantFields: (item: unknown) => readonly FormField[],
  tree?: string,
): FieldPlace | null {
  const path = rest.join('.');
  const lists = versions.map((list) => (Array.isArray(list) ? list.filter(isPlainObject) : []));
  const itemKey = (item: PlainObject) =>
    itemKeys.map((name) => item[name]).find((key) => key !== undefined && isAtOrBelow(path, String(key)));
  const key = lists
    .flat()
    .map(itemKey)
    .find((one) => one !== undefined);
  if (key === undefined) return null;
  const items = lists.map((list) => list.find((item) => itemKey(item) === key));
  const item = items.find(isPlainObject);
  const labels = [nameOfItem(item, locale) ?? String(key)];
  const after = path
    .slice(String(key).length + 1)
    .split('.')
    .filter(Boolean);
  const below =
    tree !== undefined && after[0] === tree && after.length > 1
      ? placeInList(
          after.slice(1),
          items.map((one) => one?.[tree]),
          locale,
          variantFields,
          tree,
        )
      : findPlace(after, variantFields(item), items, locale);
  return below && { ...below, of: variantFields(item), labels: [...labels, ...below.labels] };
}

/** Whether a path leads to a field or to a part of it. */
export const isAtOrBelow = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`);

interface Say {
  locale: Locale;
  tables: TableRows;
  data: Snapshot;
  yes: string;
  no: string;
}

/** A value of a field as its form shows it. */
function fieldText(field: FormField, value: unknown, say: Say): string {
  if (field.kind === 'flag' && typeof value === 'boolean') return value ? say.yes : say.no;
  if (field.kind !== 'reference' || field.table !== 'pictures') return formatFieldValue(field, value, say);
  const pictureAlt = (id: unknown) => say.data.catalogue.pictures.get(String(id))?.alt[say.locale] ?? String(id);
  return [value ?? []].flat().map(pictureAlt).join('\n');
}
