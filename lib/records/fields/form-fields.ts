import type { DataTable } from '../../catalogue/schema/fields.ts';
import { locales } from '../../i18n/locales.ts';
import { isSchema, type JsonSchema, listValues, variantSchemas } from './json-schema.ts';
import { isSorted } from './list-items.ts';

// A form is generated from the zod schema of its file, through JSON Schema, so a new field of a schema appears in the office automatically.

export type Choice = readonly [value: string | number | boolean, label: string];

/** A field of a form. Paths are relative to the group above; * stands for the language in that of a localized text. */
export type FormField = {
  path: string;
  label: string;
  hint?: string;
  isRequired: boolean;
  /** A text that only others may change. */
  isReadOnly?: true;
  /** Hardly ever changed: the form shows it on demand, below the others. */
  isFolded?: true | undefined;
} & (
  | { kind: 'text'; isLong: boolean; type: 'text' | 'email' | 'url' | 'tel' }
  /** In four languages; `isList`: a list of texts, one a paragraph. */
  | { kind: 'localized'; isLong: boolean; isList: boolean }
  /** `hasPin`: the longitude of a place that a map shows below it. */
  | { kind: 'number'; unit: string; isWhole: boolean; hasPin?: true }
  /** `initial`: the value of an absent field. */
  | { kind: 'flag'; initial: boolean }
  /** Always has this value, and is not shown. */
  | { kind: 'fixed'; value: unknown }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'choices'; options: readonly Choice[] }
  | { kind: 'date' | 'time' }
  /** A row of a table; `isMany`: several, in their order. */
  | { kind: 'reference'; table: DataTable; isMany: boolean }
  /** A key of a group of the same record, such as the name of one of its sources. */
  | { kind: 'key'; of: string }
  /** One of a few values, or what is typed in one of several fields, each in its place. `by`: those of the attribute that the field beside names. */
  | { kind: 'either'; options: readonly Choice[]; typed: readonly FormField[]; by?: ValuesBy }
  /** A list of texts or numbers, one a line. */
  | { kind: 'lines'; isNumber: boolean }
  | { kind: 'group'; fields: readonly FormField[] }
  /** `tree`: the name of the list in each item that has the items below it, one level deep. */
  | { kind: 'list'; fields: readonly FormField[]; tree?: string }
  /** Fields that depend on the value of one of them, `by`. */
  | { kind: 'variants'; by: string; byLabel: string; isList: boolean; variants: readonly Variant[] }
  /** Values by a key: one of a few, or one that is typed. */
  | { kind: 'map'; item: FormField; keys?: readonly Choice[] }
  /** The name of a file that is uploaded. */
  | { kind: 'document' }
  /** Four corners of a surface, drawn on the picture beside it. */
  | { kind: 'corners' }
);

export interface ValuesBy {
  field: string;
  values: Readonly<Record<string, readonly Choice[]>>;
}

export interface Variant {
  value: string;
  label: string;
  fields: readonly FormField[];
}

/** The words of a field, by its path in the file without numbers of list items; a choice has the value at the end. */
export interface FieldWords {
  label(path: readonly string[]): string;
  hint(path: readonly string[]): string | undefined;
  choice(path: readonly string[], value: string): string;
  unit(format: string): string;
  /** The values that each attribute can have, by its name. */
  values(): Readonly<Record<string, readonly Choice[]>>;
}

/** The fields of a file; not its id, which names the file, and what only programs read. */
export const formFields = (schema: JsonSchema, words: FieldWords): FormField[] =>
  toFields(schema, words, [], []).filter(({ path }) => !['$schema', 'id', 'source', 'accepted'].includes(path));

/** Makes the fields at some paths (without the numbers of items) read-only, with the reason as their hint. */
export const withReadOnly = (fields: readonly FormField[], paths: readonly string[], reason: string): FormField[] =>
  fields.map((field) => {
    if (paths.includes(field.path)) return { ...field, hint: reason, isReadOnly: true };
    const below = paths.flatMap((path) => (path.startsWith(`${field.path}.`) ? path.slice(field.path.length + 1) : []));
    return field.kind === 'list' && below.length > 0
      ? { ...field, fields: withReadOnly(field.fields, below, reason) }
      : field;
  });

/** `place`: the path in the file; `rest`: the prefix of the path of a field, if its group has no path. */
const toFields = (
  { properties = {}, required = [] }: JsonSchema,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
): FormField[] =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) =>
    toField(schema, words, [...place, name], [...rest, name], required.includes(name)),
  );

function toField(
  schema: JsonSchema,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
  isRequired: boolean,
): FormField {
  const base = { path: rest.join('.'), label: words.label(place), hint: words.hint(place), isRequired };
  if (schema.keyOf) return { ...base, kind: 'key', of: schema.keyOf };
  if (schema.table) return { ...base, kind: 'reference', table: schema.table, isMany: false };
  if (schema.draw === 'corners' || schema.draw === 'time') return { ...base, kind: schema.draw };
  if (schema.upload) return { ...base, kind: schema.upload };
  if (schema.anyOf || Array.isArray(schema.type)) return ofAny(schema, base, words, place, rest);
  if (schema.oneOf) return { ...base, kind: 'variants', isList: false, ...toVariants(schema, words, place) };
  const only = onlyValue(schema);
  if (only !== undefined) return { ...base, kind: 'fixed', value: only };
  if (schema.type === 'boolean')
    return isRequired || schema.default !== undefined
      ? { ...base, kind: 'flag', initial: schema.default === true }
      : { ...base, kind: 'choice', options: toChoices(schema, words, []) };
  if (listValues(schema).length > 0) return { ...base, kind: 'choice', options: toChoices(schema, words, place) };
  switch (schema.type) {
    case 'number':
    case 'integer': {
      const hasPin = schema.draw === 'pin' && { hasPin: true as const };
      const isWhole = schema.type === 'integer';
      return { ...base, kind: 'number', unit: words.unit(schema.format ?? ''), isWhole, ...hasPin };
    }
    case 'string':
      if (schema.format === 'date') return { ...base, kind: schema.format };
      return { ...base, kind: 'text', isLong: schema.long === true, type: inputTypes[schema.format ?? ''] ?? 'text' };
    case 'array':
      return ofList(schema, base, words, place);
    case 'object':
      return ofObject(schema, base, words, place, rest);
    default:
      return noField(place);
  }
}

/** Nobody can type what has no field: a schema of such a shape needs one. */
function noField(place: readonly string[]): never {
  throw new Error(`no kind of field draws the shape of ${place.join('.')}: add one to FormField`);
}

const toChoices = (schema: JsonSchema, words: FieldWords, place: readonly string[]): Choice[] =>
  listValues(schema).map((value) => [value, words.choice(place, String(value))]);

type Base = Pick<FormField, 'path' | 'label' | 'hint' | 'isRequired'>;

const inputTypes: Record<string, 'email' | 'url'> = { email: 'email', uri: 'url' };

/** The one value that a schema allows, such as that contact details are those of the agency; undefined where there are several. */
function onlyValue({ const: only, prefixItems, properties }: JsonSchema): unknown {
  if (only !== undefined) return only;
  const parts = Object.entries((prefixItems ?? properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => [name, onlyValue(schema)] as const,
  );
  if (parts.length === 0 || parts.some(([, part]) => part === undefined)) return undefined;
  return prefixItems ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** null is what an empty field says; each other kind of value is one that can be chosen, or has a field in which it is typed. */
function ofAny(
  schema: JsonSchema,
  base: Base,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
): FormField {
  const { anyOf = [], ...own } = schema;
  const kinds = variantSchemas(schema);
  const isRequired = base.isRequired && !(anyOf as JsonSchema[]).some(({ type }) => type === 'null');
  const [one] = kinds;
  if (one && kinds.length === 1) return toField({ ...one, ...own }, words, place, rest, isRequired);
  const options = kinds.flatMap((kind) => toChoices(kind, words, place));
  const typed = kinds
    .filter((kind) => listValues(kind).length === 0)
    .map((kind) => ({
      ...toField(kind, words, place, rest, false),
      label: words.choice(place, String(kind.type)),
      hint: undefined,
    }));
  const field = { ...base, isRequired };
  const by = schema.attributeIn === undefined ? {} : { by: { field: schema.attributeIn, values: words.values() } };
  return typed.length === 0
    ? { ...field, kind: 'choice', options }
    : { ...field, kind: 'either', options, typed, ...by };
}

function ofList(schema: JsonSchema, base: Base, words: FieldWords, place: readonly string[]): FormField {
  const [item, ...others] = isSchema(schema.items) ? variantSchemas(schema.items) : [];
  if (!item || schema.prefixItems) return noField(place);
  // Texts beside numbers.
  if (others.length > 0) return { ...base, kind: 'lines', isNumber: true };
  if (item.table) return { ...base, kind: 'reference', table: item.table, isMany: true };
  if (item.oneOf) return { ...base, kind: 'variants', isList: true, ...toVariants(item, words, place) };
  if (listValues(item).length > 0) return { ...base, kind: 'choices', options: toChoices(item, words, place) };
  if (item.type === 'object') {
    const fields = toFields(item, words, place, []).filter(({ path }) => !setByOrder(schema).includes(path));
    return { ...base, kind: 'list', fields, ...(schema.tree ? { tree: schema.tree } : {}) };
  }
  if (item.type === 'string') return { ...base, kind: 'lines', isNumber: false };
  if (item.type === 'number' || item.type === 'integer') return { ...base, kind: 'lines', isNumber: true };
  return noField(place);
}

function ofObject(
  schema: JsonSchema,
  base: Base,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
): FormField {
  const { properties, additionalProperties, propertyNames, required = [] } = schema;
  const item = isSchema(additionalProperties) ? additionalProperties : undefined;
  if (properties && isLocalized(Object.keys(properties))) {
    const text = properties[locales[0]] as JsonSchema;
    const isRequired = base.isRequired && required.length > 0;
    return ofLanguages(text, { ...base, isRequired }, words, place, rest, schema.long === true);
  }
  if (properties)
    return { ...base, kind: 'group', isFolded: schema.folded, fields: toFields(schema, words, place, []) };
  if (!item) return noField(place);
  const names = isSchema(propertyNames) ? propertyNames : {};
  if (isLocalized(listValues(names).map(String)))
    return ofLanguages(item, base, words, place, rest, schema.long === true);
  const keys = toChoices(names, words, place);
  return {
    ...base,
    kind: 'map',
    item: toField(item, words, place, [], false),
    ...(keys.length > 0 ? { keys } : {}),
  };
}

/** The field of a value by language: one text, a list of texts, or a group of them. */
function ofLanguages(
  schema: JsonSchema,
  base: Base,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
  isLong: boolean,
): FormField {
  const path = [...rest, '*'];
  if (schema.type === 'object')
    return { ...base, path: '', kind: 'group', fields: flat(toFields(schema, words, place, path)) };
  return {
    ...base,
    path: path.join('.'),
    kind: 'localized',
    isLong: isLong || schema.long === true || schema.type === 'array',
    isList: schema.type === 'array',
  };
}

/** The texts of groups within a group of languages, each with its whole path. */
const flat = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) =>
    field.kind === 'group'
      ? flat(field.fields.map((one) => ({ ...one, path: `${field.path}.${one.path}`, isFolded: field.isFolded })))
      : [
          {
            ...field,
            kind: 'localized',
            isLong: field.kind === 'text' && field.isLong,
            isList: field.kind === 'lines',
          },
        ],
  );

function toVariants(schema: JsonSchema, words: FieldWords, place: readonly string[]) {
  const options = schema.oneOf as JsonSchema[];
  const [first = {}] = options;
  const constants = Object.entries((first.properties ?? {}) as Record<string, JsonSchema>);
  const by = constants.find(([, { const: value }]) => value !== undefined)?.[0] ?? '';
  return {
    by,
    byLabel: words.label([...place, by]),
    variants: options.map((option): Variant => {
      const value = String((option.properties?.[by] as JsonSchema | undefined)?.const ?? '');
      return {
        value,
        label: words.choice([...place, by], value),
        fields: toFields(option, words, place, []).filter(
          ({ path }) => path !== by && (!isSorted(schema) || path !== 'sort'),
        ),
      };
    }),
  };
}

/** The fields that the form of an item leaves out, since its place in the list sets them; the id of an entry of a tree never changes. */
const setByOrder = ({ items, tree }: JsonSchema): readonly string[] => [
  ...(isSorted((items ?? {}) as JsonSchema) ? ['sort'] : []),
  ...(tree ? [tree, 'id', 'createDate', 'modifyDate'] : []),
];

const isLocalized = (names: readonly string[]): boolean =>
  names.length === locales.length && locales.every((locale) => names.includes(locale));
