import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';

/** A text of messages/{locale}.json by its key, such as "listings.count", with its values filled in. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** The messages of a language, by which a test finds what a visitor sees. */
export function wordsIn(locale: Locale): Words {
  const messages: Record<string, unknown> = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const onError = (error: Error): never => {
    throw error;
  };
  const translate = createTranslator({ locale, messages, onError }) as Words;
  return (key, values) => translate(key, values);
}
