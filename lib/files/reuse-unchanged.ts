/** Takes the old and the new version of a JSON value; returns the new one, reusing the old objects that have not changed. */
export function reuseUnchanged<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, current] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(current);
  for (const key of keys) current[key] = reuseUnchanged(old[key], current[key]);
  return Object.keys(old).length === keys.length && keys.every((key) => current[key] === old[key])
    ? (before as T)
    : now;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
