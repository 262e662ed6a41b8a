import type { DataIssue } from '../../files/issues.ts';
import { list } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { setByItself } from './home-form.ts';
import { labelOfPath } from './words.ts';

/** Missing fields that are named; the others are counted. */
const maxNamed = 4;

/** "Still to fill in or to correct: price, title (French) and 3 more": what keeps a home from being published; empty where nothing does. */
export async function lackText(issues: readonly Pick<DataIssue, 'path'>[], locale: Locale): Promise<string> {
  const names = [...new Set(issues.flatMap(({ path }) => nameOf(path, locale) ?? []))];
  if (names.length === 0) return '';
  const t = await translatorIn(locale, 'office.homes');
  const more = names.length - maxNamed;
  const shown = more > 1 ? [...names.slice(0, maxNamed), t('lacksMore', { count: more })] : names;
  return t('lacks', { fields: list(shown, locale) });
}

/** The label of a field; null for a field that the office sets. */
const nameOf = (path: string, locale: Locale): string | null =>
  setByItself.includes(path.split('.')[0] ?? '') ? null : labelOfPath(path, locale);
