/** Takes a value as it was and as it is now, both as JSON has them; returns the new one, with the old objects wherever nothing has changed. */
export function share<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, current] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(current);
  for (const key of keys) current[key] = share(old[key], current[key]);
  return Object.keys(old).length === keys.length && keys.every((key) => current[key] === old[key])
    ? (before as T)
    : now;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
