import type { Locale } from '../i18n/locales.ts';
import { type OwnerWords, statisticsWords } from '../i18n/owner-words.ts';
import { type Translator, translatorIn } from '../i18n/translator.ts';

export interface ReportWords {
  /** Of `owner.report`. */
  report: Translator<'owner.report'>;
  /** Of `owner.statistics`, which names the same figures. */
  statistics: OwnerWords;
  greeting(name: string): string;
  closing: string;
}

/** The words of the monthly report in a language. */
export async function reportWordsIn(locale: Locale): Promise<ReportWords> {
  const [report, statistics, mail] = await Promise.all([
    translatorIn(locale, 'owner.report'),
    statisticsWords(locale),
    translatorIn(locale, 'forms.mail'),
  ]);
  return {
    report,
    statistics,
    greeting: (name) => mail('greeting', { name }),
    closing: mail('closing'),
  };
}
