import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** The words of accounts and of the portal (`account` in the messages), also where no page is rendered. */
export async function accountWordsIn(locale: Locale) {
  const t = await translatorIn(locale, 'account');
  return (word: string, values?: Record<string, string | number>): string => t(word, values);
}

export type AccountWords = Awaited<ReturnType<typeof accountWordsIn>>;
