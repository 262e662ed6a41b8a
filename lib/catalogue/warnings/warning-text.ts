import { euro } from '../../i18n/euro.ts';
import { date } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { translatorIn } from '../../i18n/translator.ts';
import type { Warning } from './warning.ts';

const amounts: readonly string[] = ['amount', 'usual', 'before', 'given'];

/** Returns the sentence of a warning in a language. */
export async function warningText({ code, values }: Warning, locale: Locale): Promise<string> {
  const t = await translatorIn(locale, 'office.warnings');
  const written = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'object') return [name, value[locale]];
    if (amounts.includes(name)) return [name, euro(Number(value), locale)];
    return [name, name === 'day' ? date(String(value), locale) : value];
  });
  return t(code, Object.fromEntries(written));
}
