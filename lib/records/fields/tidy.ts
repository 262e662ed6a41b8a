import { isPlainObject } from '../../base/plain-object.ts';
import { pastedLink } from '../../media/links.ts';
import type { JsonSchema } from './json-schema.ts';
import { isSorted, renumberItems } from './list-items.ts';

/**
 * Returns the content of a form as its file has it: fields in the order of the schema, without empty texts, and without empty lists and
 * groups where these are optional; null where the schema wants that for no value. Unknown fields stay, so that their check can name them.
 */
export function tidy(value: unknown, schema: JsonSchema): unknown {
  return tidyValue(value, schema, true);
}

function tidyValue(value: unknown, schema: JsonSchema, keepsUnknown: boolean): unknown {
  const found = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined;
  if (found) return tidyVariant(value, found);
  // A shape that no form draws.
  if (schema.prefixItems || Object.keys(schema).length === 0) return value;
  if (Array.isArray(value)) {
    const items = (schema.items ?? {}) as JsonSchema;
    return (isSorted(items) ? renumberItems(value) : value).map((item) => tidyValue(item, items, keepsUnknown));
  }
  if (typeof value === 'string') return schema.pasted ? pastedLink(value) : value.trim();
  if (!isPlainObject(value)) return value;
  const { properties = {}, required = [], additionalProperties } = schema;
  const isOpen = keepsUnknown || typeof additionalProperties === 'object';
  const rest = isOpen ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name)) : [];
  const below = (name: string): JsonSchema =>
    (properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {})) as JsonSchema;
  return Object.fromEntries(
    [...Object.keys(properties), ...rest].flatMap((name) => {
      const part = tidyValue(value[name] ?? (isNullable(below(name)) ? null : undefined), below(name), keepsUnknown);
      const isRequired = required.includes(name);
      if (part === undefined || (part === '' && !(isRequired && mayBeEmpty(below(name))))) return [];
      return !isRequired && isEmpty(part) && !keepsEmpty(below(name), value[name]) ? [] : [[name, part]];
    }),
  );
}

function tidyVariant(value: unknown, options: readonly JsonSchema[]): unknown {
  if (value === '' || value === null || value === undefined)
    return options.some(({ type }) => type === 'null') ? null : undefined;
  const fits = ({ type, properties = {} }: JsonSchema): boolean =>
    isPlainObject(value)
      ? type === 'object' &&
        Object.entries(properties as Record<string, JsonSchema>).every(
          ([name, { const: only }]) => only === undefined || value[name] === only,
        )
      : type === (Array.isArray(value) ? 'array' : typeof value);
  // Drop the fields of the choices that were not taken.
  return tidyValue(value, options.find(fits) ?? {}, false);
}

const mayBeEmpty = ({ type, minLength = 0, pattern, format }: JsonSchema): boolean =>
  type === 'string' && minLength === 0 && pattern === undefined && format === undefined;

const isNullable = ({ anyOf = [] }: JsonSchema): boolean => (anyOf as JsonSchema[]).some(({ type }) => type === 'null');

/** A list or a group that has a default is written also when it is empty: it was there before. */
const keepsEmpty = (schema: JsonSchema, before: unknown): boolean =>
  schema.default !== undefined && before !== undefined;

/** Nothing is filled in; an item that somebody added to a list is something. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isPlainObject(value) && Object.values(value).every(isEmpty));
