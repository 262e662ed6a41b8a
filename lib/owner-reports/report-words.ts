import type { Locale } from '../i18n/locales.ts';
import { translatorIn } from '../i18n/translator.ts';
import type { OwnerWords } from '../owners/owner-words.ts';

export interface ReportWords {
  /** Of `owner.report`. */
  report: OwnerWords;
  /** Of `owner.statistics`, which names the same figures. */
  statistics: OwnerWords;
  greeting(name: string): string;
  closing: string;
}

/** The words of the monthly report in a language. */
export async function reportWordsIn(locale: Locale): Promise<ReportWords> {
  const [report, statistics, mail] = await Promise.all([
    translatorIn(locale, 'owner.report'),
    translatorIn(locale, 'owner.statistics'),
    translatorIn(locale, 'forms.mail'),
  ]);
  return {
    report: (key, values) => report(key, values),
    statistics: (key, values) => statistics(key, values),
    greeting: (name) => mail('greeting', { name }),
    closing: mail('closing'),
  };
}
