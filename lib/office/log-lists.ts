import { isSame, keyOfLists } from '../base/merge-record.ts';
import { tryParseJson } from '../base/try-json.ts';
import { list } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';

/**
 * "2 added, 1 removed" of two lists; empty where only the order or what is in the items changed, and where they are too long to be whole in
 * the log. null for what is no list.
 */
export function listChange(was: unknown, now: unknown, t: Translator<'office.log'>, locale: Locale): string | null {
  const [before, after] = [listIn(was), listIn(now)];
  if (before === null || after === null || (before === undefined && after === undefined)) return null;
  if (before === 'cut' || after === 'cut') return '';
  const [old, items] = [before ?? [], after ?? []];
  const key = keyOfLists(old, items);
  const idOf = (item: unknown) => (key ? (item as Record<string, unknown>)[key] : item);
  const without = (all: readonly unknown[], others: readonly unknown[]) =>
    all.filter((item) => !others.some((one) => isSame(idOf(one), idOf(item)))).length;
  const [added, removed] = [without(items, old), without(old, items)];
  return list(
    [added > 0 ? t('added', { count: added }) : '', removed > 0 ? t('removed', { count: removed }) : ''].filter(
      Boolean,
    ),
    locale,
  );
}

/** The list in a value of the log, which has structures as JSON; undefined for none, null for another value. */
function listIn(value: unknown): readonly unknown[] | 'cut' | undefined | null {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return null;
  if (typeof value !== 'string' || !value.startsWith('[')) return null;
  const parsed = tryParseJson(value);
  return Array.isArray(parsed) ? parsed : 'cut';
}
