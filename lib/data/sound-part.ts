import { z } from 'zod';

/** What is sound of an item with a fault; a list keeps its places, empty where its item is at fault. */
export type SoundPart<T> = {
  [Field in keyof T]?:
    | (NonNullable<T[Field]> extends readonly (infer Item)[] ? readonly (Item | undefined)[] : T[Field])
    | undefined;
};

/** The fields of an object that its schema finds nothing wrong with. */
export function soundFields(content: unknown, schema: z.ZodObject): Record<string, unknown> {
  const found = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, soundPart(found[name], field)] as const);
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** A value without a fault; of a list with one, the items that have none, each at its place; else undefined. */
function soundPart(value: unknown, schema: z.core.$ZodType): unknown {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  return schema instanceof z.ZodArray && Array.isArray(value)
    ? value.map((item) => soundPart(item, schema.element))
    : undefined;
}
