import { z } from 'zod';
import type { DataTable } from '../../catalogue/schema/fields.ts';
import { locales } from '../../i18n/locales.ts';
import { isSorted } from './order.ts';

// A form is drawn from the zod schema of its file, by way of JSON Schema: a field that is added to a schema is in the office by itself.

export type Choice = readonly [value: string | number, label: string];

/** A field of a form. Paths are relative to the group above; * stands for the language in that of a localized text. */
export type FormField = {
  path: string;
  label: string;
  hint?: string;
  isRequired: boolean;
} & (
  | { kind: 'text'; isLong: boolean; type: 'text' | 'email' | 'url' | 'tel' }
  /** In four languages; `isList`: a list of texts, one a paragraph. */
  | { kind: 'localized'; isLong: boolean; isList: boolean }
  /** `hasPin`: the longitude of a place that a map shows below it. */
  | { kind: 'number'; unit: string; isWhole: boolean; hasPin?: true }
  /** `initial`: what holds where it is left out. */
  | { kind: 'flag'; initial: boolean }
  /** Always has this value, and is not shown. */
  | { kind: 'fixed'; value: unknown }
  | { kind: 'choice'; options: readonly Choice[] }
  | { kind: 'choices'; options: readonly Choice[] }
  | { kind: 'date' | 'time' }
  /** A row of a table; `isMany`: several, in their order. */
  | { kind: 'reference'; table: DataTable; isMany: boolean }
  /** A list of texts or numbers, one a line. */
  | { kind: 'lines'; isNumber: boolean }
  | { kind: 'group'; fields: readonly FormField[] }
  /** `tree`: the list in each item of what stands below it, one level deep. */
  | { kind: 'list'; fields: readonly FormField[]; tree?: string }
  /** Fields that depend on the value of one of them. */
  | { kind: 'variants'; by: string; isList: boolean; variants: readonly Variant[] }
  /** Groups by a key that is typed. */
  | { kind: 'map'; item: FormField }
  /** The name of a file that is uploaded. */
  | { kind: 'document' }
  /** Four corners of a surface, drawn on the picture beside it. */
  | { kind: 'corners' }
  /** What has no field of its own, as JSON. */
  | { kind: 'json' }
);

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
}

export type JsonSchema = z.core.JSONSchema.BaseSchema & {
  table?: DataTable;
  long?: true;
  tree?: string;
  draw?: 'corners' | 'pin';
  upload?: 'document';
  pasted?: 'link';
};

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file, with what the fields of a form need, made once for each schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  schemas.set(schema, known);
  return known;
}

/** The fields of a file; not its id, which names the file, and what only programs read. */
export const formFields = (schema: JsonSchema, words: FieldWords): FormField[] =>
  fieldsOf(schema, words, [], []).filter(({ path }) => !['$schema', 'id', 'source', 'accepted'].includes(path));

/** `place`: the path in the file; `rest`: what the path of a field begins with, where its group has no path of its own. */
const fieldsOf = (
  { properties = {}, required = [] }: JsonSchema,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
): FormField[] =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) =>
    fieldOf(schema, words, [...place, name], [...rest, name], required.includes(name)),
  );

function fieldOf(
  schema: JsonSchema,
  words: FieldWords,
  place: readonly string[],
  rest: readonly string[],
  isRequired: boolean,
): FormField {
  const base = { path: rest.join('.'), label: words.label(place), hint: words.hint(place), isRequired };
  const options = () => valuesOf(schema).map((value): Choice => [value, words.choice(place, String(value))]);
  if (schema.table) return { ...base, kind: 'reference', table: schema.table, isMany: false };
  if (schema.draw === 'corners') return { ...base, kind: schema.draw };
  if (schema.upload) return { ...base, kind: schema.upload };
  if (schema.anyOf) return ofAny(schema, words, place, rest);
  if (schema.oneOf) return { ...base, kind: 'variants', isList: false, ...variantsOf(schema, words, place) };
  const only = onlyValue(schema);
  if (only !== undefined) return { ...base, kind: 'fixed', value: only };
  if (valuesOf(schema).length > 0) return { ...base, kind: 'choice', options: options() };
  switch (schema.type) {
    case 'boolean':
      return isRequired || schema.default !== undefined
        ? { ...base, kind: 'flag', initial: schema.default === true }
        : { ...base, kind: 'choice', options: ['true', 'false'].map((value) => [value, words.choice([], value)]) };
    case 'number':
    case 'integer':
      return {
        ...base,
        ...{ kind: 'number', unit: words.unit(schema.format ?? ''), isWhole: schema.type === 'integer' },
        ...(schema.draw === 'pin' ? { hasPin: true } : {}),
      };
    case 'string':
      if (schema.format === 'date' || schema.format === 'time') return { ...base, kind: schema.format };
      return { ...base, kind: 'text', isLong: schema.long === true, type: inputTypes[schema.format ?? ''] ?? 'text' };
    case 'array':
      return ofList(schema, base, words, place);
    case 'object':
      return ofObject(schema, base, words, place, rest);
    default:
      return { ...base, kind: 'json' };
  }
}

type Base = Pick<FormField, 'path' | 'label' | 'hint' | 'isRequired'>;

const inputTypes: Record<string, 'email' | 'url'> = { email: 'email', uri: 'url' };

const valuesOf = ({ enum: values, const: only }: JsonSchema): (string | number)[] =>
  (values ?? (only === undefined ? [] : [only])).filter(
    (value): value is string | number => typeof value === 'string' || typeof value === 'number',
  );

/** The one value that a schema allows, such as that contact details are those of the agency; undefined where there are several. */
function onlyValue({ const: only, prefixItems, properties }: JsonSchema): unknown {
  if (only !== undefined) return only;
  const parts = Object.entries((prefixItems ?? properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, schema]) => [name, onlyValue(schema)] as const,
  );
  if (parts.length === 0 || parts.some(([, part]) => part === undefined)) return undefined;
  return prefixItems ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** null is what an empty field says; other mixtures are typed as text, or as JSON. */
function ofAny(schema: JsonSchema, words: FieldWords, place: readonly string[], rest: readonly string[]): FormField {
  const { anyOf = [], ...own } = schema;
  const others = (anyOf as JsonSchema[]).filter(({ type }) => type !== 'null');
  const [one] = others;
  if (one && others.length === 1) return fieldOf({ ...one, ...own }, words, place, rest, false);
  return { path: rest.join('.'), label: words.label(place), hint: words.hint(place), isRequired: false, kind: 'json' };
}

function ofList(schema: JsonSchema, base: Base, words: FieldWords, place: readonly string[]): FormField {
  const item = schema.items as JsonSchema | undefined;
  if (!item || schema.prefixItems) return { ...base, kind: 'json' };
  if (item.table) return { ...base, kind: 'reference', table: item.table, isMany: true };
  if (item.oneOf) return { ...base, kind: 'variants', isList: true, ...variantsOf(item, words, place) };
  const values = valuesOf(item);
  if (values.length > 0)
    return { ...base, kind: 'choices', options: values.map((value) => [value, words.choice(place, String(value))]) };
  if (item.type === 'object') {
    const fields = fieldsOf(item, words, place, []).filter(({ path }) => !setByOrder(schema).includes(path));
    return { ...base, kind: 'list', fields, ...(schema.tree ? { tree: schema.tree } : {}) };
  }
  if (item.type === 'string') return { ...base, kind: 'lines', isNumber: false };
  if (item.type === 'number' || item.type === 'integer') return { ...base, kind: 'lines', isNumber: true };
  return { ...base, kind: 'json' };
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
  if (properties) return { ...base, kind: 'group', fields: fieldsOf(schema, words, place, []) };
  if (!item) return { ...base, kind: 'json' };
  const names = isSchema(propertyNames) ? valuesOf(propertyNames).map(String) : [];
  if (isLocalized(names)) return ofLanguages(item, base, words, place, rest, schema.long === true);
  return { ...base, kind: 'map', item: fieldOf(item, words, place, [], false) };
}

/** What is said in each language: one text, a list of texts, or a group of them. */
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
    return { ...base, path: '', kind: 'group', fields: flat(fieldsOf(schema, words, place, path)) };
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
      ? flat(field.fields.map((one) => ({ ...one, path: `${field.path}.${one.path}` })))
      : [
          {
            ...field,
            kind: 'localized',
            isLong: field.kind === 'text' && field.isLong,
            isList: field.kind === 'lines',
          },
        ],
  );

function variantsOf(schema: JsonSchema, words: FieldWords, place: readonly string[]) {
  const options = schema.oneOf as JsonSchema[];
  const [first = {}] = options;
  const constants = Object.entries((first.properties ?? {}) as Record<string, JsonSchema>);
  const by = constants.find(([, { const: value }]) => value !== undefined)?.[0] ?? '';
  return {
    by,
    variants: options.map((option): Variant => {
      const value = String((option.properties?.[by] as JsonSchema | undefined)?.const ?? '');
      return {
        value,
        label: words.choice([...place, by], value),
        fields: fieldsOf(option, words, place, []).filter(
          ({ path }) => path !== by && (!isSorted(schema) || path !== 'sort'),
        ),
      };
    }),
  };
}

/** What the form of an item leaves out, since its place in the list says it; an entry of a tree has its name for good. */
const setByOrder = ({ items, tree }: JsonSchema): readonly string[] => [
  ...(isSorted((items ?? {}) as JsonSchema) ? ['sort'] : []),
  ...(tree ? [tree, 'id', 'createDate', 'modifyDate'] : []),
];

const isLocalized = (names: readonly string[]): boolean =>
  names.length === locales.length && locales.every((locale) => names.includes(locale));

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** What a new item of a list begins with. */
export const initialOf = (fields: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap((field) => (field.kind === 'fixed' ? [[field.path, field.value]] : [])));
