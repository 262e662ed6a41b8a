import { z } from 'zod';
import type { DataIssue } from './issues.ts';

// A draft may lack nearly everything: present values must have the right type, all other rules apply when it is published.

/** A record in which everything may be missing, inside its objects and lists too. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { [Field in keyof T]?: Draft<T[Field]> | undefined }
    : T;

/** A draft that is too incomplete for its page. */
export interface Incomplete<T> {
  file: string;
  id: number | string;
  draft: Draft<T>;
  /** The issues that make it incomplete. */
  issues: readonly DataIssue[];
}

export const isDraft = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'status' in content && content.status === 'draft';

/** The schema of a file: the whole one, or that of a draft where its status says so. */
export const orDraft = <T>(schema: z.ZodObject & z.ZodType<T>): z.ZodType<T> =>
  isDraftable(schema)
    ? z.unknown().transform((content, context): T => {
        const isOne = isDraft(content);
        const { success, data, error } = isOne
          ? draftSchema(schema).safeParse(withoutBlanks(content))
          : schema.safeParse(content);
        if (success) return data as T;
        context.issues.push(...(error.issues as z.core.$ZodRawIssue[]));
        return z.NEVER;
      })
    : schema;

export const isDraftable = ({ shape }: z.ZodObject): boolean => 'status' in shape && shape.status instanceof z.ZodEnum;

/** Reads a record as a draft, whatever its status; null if a value has the wrong type. */
export const readDraft = <T>(schema: z.ZodObject & z.ZodType<T>, content: unknown): Draft<T> | null =>
  (draftSchema(schema).safeParse(withoutBlanks(content)).data as Draft<T> | undefined) ?? null;

const known = new WeakMap<z.ZodObject, z.ZodObject>();

/** The required fields of a draft: its id and its status. */
export function draftSchema(schema: z.ZodObject): z.ZodObject {
  const before = known.get(schema);
  if (before) return before;
  const { id, status } = schema.shape;
  const draft = z.strictObject({ ...draftShape(schema), ...(id && { id }), ...(status && { status }) });
  known.set(schema, draft);
  return draft;
}

const draftShape = ({ shape }: z.ZodObject): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, maybe(field as z.ZodType)]));

/** A field that may be missing; one with a default never is. */
const maybe = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodDefault || field instanceof z.ZodOptional ? draftOf(field) : z.optional(draftOf(field));

/** A value whose parts may be missing; rules about the whole of it wait until it is published. */
function draftOf(value: z.ZodType): z.ZodType {
  const meta = value.meta();
  const draft = partsOf(value);
  return meta && draft !== value ? draft.meta(meta) : draft;
}

function partsOf(value: z.ZodType): z.ZodType {
  if (value instanceof z.ZodOptional) return z.optional(draftOf(value.unwrap() as z.ZodType));
  if (value instanceof z.ZodObject) return z.strictObject(draftShape(value));
  if (value instanceof z.ZodArray) return z.array(draftOf(value.element as z.ZodType));
  if (value instanceof z.ZodRecord)
    return z.partialRecord(value.keyType as z.core.$ZodRecordKey, draftOf(value.valueType as z.ZodType));
  return value instanceof z.ZodDiscriminatedUnion ? draftUnion(value) : value;
}

/** The discriminator stays required: without it the other fields cannot be checked. */
function draftUnion({ def }: z.ZodDiscriminatedUnion): z.ZodType {
  const kinds = (def.options as z.ZodObject[]).map((option) =>
    z.strictObject({ ...draftShape(option), [def.discriminator]: option.shape[def.discriminator] as z.ZodType }),
  );
  return z.discriminatedUnion(def.discriminator, kinds as [z.ZodObject, ...z.ZodObject[]]);
}

/** Removes empty texts and nulls: in a draft they are fields still to be filled in. */
function withoutBlanks(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutBlanks);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, value]) =>
      value === '' || value === null ? [] : [[name, withoutBlanks(value)]],
    ),
  );
}

/** The drafts of a preview that lack what their pages need, by file. */
export type IncompleteDrafts = ReadonlyMap<string, Incomplete<unknown>>;

/** Such a home ("property") or project by its number. */
export const incompleteOf = (
  drafts: IncompleteDrafts | undefined,
  kind: string,
  id: number,
): Incomplete<unknown> | undefined => {
  const folder = kind === 'property' ? 'properties/' : 'projects/';
  return [...(drafts?.values() ?? [])].find((draft) => draft.id === id && draft.file.startsWith(folder));
};
