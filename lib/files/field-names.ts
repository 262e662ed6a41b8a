import { z } from 'zod';

/** The names of the fields that a schema has at a place in its content; of a union those of all its kinds. */
export function fieldNamesAt(schema: z.core.$ZodType, place: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldNamesAt(schema.unwrap(), place);
  if (schema instanceof z.ZodPipe) return fieldNamesAt(schema.in, place);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldNamesAt(option, place));
  const [key, ...rest] = place;
  if (schema instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(schema.shape);
    const field = schema.shape[String(key)];
    return field ? fieldNamesAt(field, rest) : [];
  }
  if (key === undefined) return [];
  if (schema instanceof z.ZodArray) return fieldNamesAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? fieldNamesAt(schema.valueType, rest) : [];
}
