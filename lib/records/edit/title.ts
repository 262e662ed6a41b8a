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

/** The name of an item of a list, in a language; undefined for one without. */
export function nameOfItem(item: unknown, locale: string): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  for (const name of ['name', 'title', 'label', 'heading', 'text', 'why']) {
    const text = textIn(fields[name], locale);
    if (text !== undefined && text.length <= maxNameLength) return text;
  }
  return undefined;
}

/** In characters: what is longer is no name. */
const maxNameLength = 120;

/** A text that is plain, in a language, or with whether it is shown. */
function textIn(value: unknown, locale: string): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { [locale]: own, text } = value as Record<string, unknown>;
  return textIn(own ?? text, locale);
}
