// Pure, for the server and the browser.

/** An object of JSON, whose values are not checked yet. */
export type PlainObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields: neither null nor a list. */
export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of field names and indexes; undefined where there is none. */
export const readPath = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );
