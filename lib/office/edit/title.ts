import type { Locale } from '../../i18n/locales.ts';

/** What people know a record by: its title or name in a language, or in the first that has one; undefined without. */
export function titleOf(record: unknown, locale: Locale): string | undefined {
  const { title, name, params } = (record ?? {}) as { title?: unknown; name?: unknown; params?: object };
  const ofPages = Object.entries(params ?? {}).map(([language, page]) => [language, page?.title as unknown]);
  const texts = [title, name, Object.fromEntries(ofPages)].flatMap((one) => textsOf(one, locale));
  return texts.find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined;
}

const textsOf = (value: unknown, locale: Locale): unknown[] =>
  typeof value === 'object' && value !== null
    ? [(value as Record<string, unknown>)[locale], ...Object.values(value)]
    : [value];

/** What people know an item of a list by, in a language; undefined for one without a name. */
export function nameOfItem(item: unknown, locale: string): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  for (const name of ['name', 'title', 'label', 'heading', 'id', 'key', 'link', 'file', 'from', 'date']) {
    const value = fields[name];
    const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[locale] : value;
    if (typeof text === 'string' && text.trim() !== '') return text;
    if (typeof text === 'number') return String(text);
  }
  return undefined;
}
