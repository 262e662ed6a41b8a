import { z } from 'zod';
import { isPlainObject } from '../base/plain-object.ts';

/** The valid fields of an item with issues; invalid items of a list are undefined, so that the others keep their index. */
export type ValidPart<T> = {
  [Field in keyof T]?:
    | (NonNullable<T[Field]> extends readonly (infer Item)[] ? readonly (Item | undefined)[] : T[Field])
    | undefined;
};

/** The fields of an object that are valid by its schema. */
export function validFields(content: unknown, schema: z.ZodObject): Record<string, unknown> {
  const found = isPlainObject(content) ? content : {};
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, validPart(found[name], field)] as const);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** The value if it is valid; for an invalid list its valid items, each at its index; otherwise undefined. */
function validPart(value: unknown, schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  return schema instanceof z.ZodArray && Array.isArray(value)
    ? value.map((item) => validPart(item, schema.element))
    : undefined;
}
