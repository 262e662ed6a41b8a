import { z } from 'zod';
import type { DataTable } from '../../catalogue/schema/fields.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema & {
  table?: DataTable;
  keyOf?: string;
  attributeIn?: string;
  folded?: true;
  long?: true;
  tree?: string;
  draw?: 'corners' | 'pin' | 'time';
  upload?: 'document';
  pasted?: 'link';
};

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a file, with what the fields of a form need, made once for each schema. */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);
  schemas.set(schema, known);
  return known;
}

export const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The values that a schema names; none where something is typed. */
export function listValues({ enum: values, const: only, type }: JsonSchema): (string | number | boolean)[] {
  const named = values ?? (only === undefined ? [] : [only]);
  if (named.length === 0 && type === 'boolean') return [true, false];
  return named.filter((value): value is string | number | boolean => value !== null && typeof value !== 'object');
}

/** The kinds of values that a schema allows beside null, each once: texts of several forms are one kind. */
export function variantSchemas(schema: JsonSchema): JsonSchema[] {
  const types: unknown = schema.type;
  const within = Array.isArray(types) ? types.map((type): JsonSchema => ({ ...schema, type })) : schema.anyOf;
  if (!within) return types === 'null' ? [] : [schema];
  const kinds = (within as JsonSchema[]).flatMap(variantSchemas);
  const isText = (kind: JsonSchema) => kind.type === 'string' && listValues(kind).length === 0;
  const texts = kinds.filter(isText);
  return texts.length < 2 ? kinds : [{ type: 'string' }, ...kinds.filter((kind) => !isText(kind))];
}
