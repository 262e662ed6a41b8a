import { createTranslator } from 'next-intl';
import type { Locale } from './locales.ts';

/** The words of a part of the messages in a language. Unlike getTranslations it works where there is no page: in mails that are written beside the site. */
export async function translatorIn(locale: Locale, namespace: string) {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return createTranslator({ locale, messages, namespace });
}
