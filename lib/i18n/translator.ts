import { createTranslator } from 'next-intl';
import { messagesIn } from '../data/messages.ts';
import type { Locale } from './locales.ts';

type Translator = ReturnType<typeof createTranslator>;

/** By the messages of a language, then by the part of them: each formats plurals and numbers with objects that are dear to make. */
const made = new WeakMap<object, Map<string, Translator>>();

/** The words of a part of the messages in a language. Unlike getTranslations it works where there is no page: in mails that are written beside the site. */
export async function translatorIn(locale: Locale, namespace: string): Promise<Translator> {
  const messages = messagesIn(locale);
  const ofLanguage = made.get(messages) ?? new Map<string, Translator>();
  made.set(messages, ofLanguage);
  const translator = ofLanguage.get(namespace) ?? createTranslator({ locale, messages, namespace });
  ofLanguage.set(namespace, translator);
  return translator;
}
