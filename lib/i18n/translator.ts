import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf, type useTranslations } from 'next-intl';
import type { Locale } from './locales.ts';
import { messagesIn } from './messages.ts';

/** A part of the messages, such as "listings" or "account.password". */
export type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** A key of a part of the messages. */
export type MessageKey<Part extends Namespace> = Parameters<ReturnType<typeof useTranslations<Part>>>[0];

/** The `t` of a part of the messages, for code outside components: Translator<'listings'>. */
export type Translator<Part extends Namespace> = (
  key: MessageKey<Part>,
  values?: Record<string, string | number>,
) => string;

/** The `t` of all messages, by their whole key: "attributes.bedrooms". */
export type AnyTranslator = (
  key: Parameters<ReturnType<typeof useTranslations<never>>>[0],
  values?: Record<string, string | number>,
) => string;

/** A cache by messages of a language and namespace, since the formatters of plurals and numbers are expensive to create. */
const translators = new WeakMap<object, Map<string, unknown>>();

/** Resolves to the translator of a part of the messages, or of all. Unlike `getTranslations` it works without a request, for example in mails. */
export async function translatorIn(locale: Locale): Promise<AnyTranslator>;
export async function translatorIn<Part extends Namespace>(locale: Locale, namespace: Part): Promise<Translator<Part>>;
export async function translatorIn(locale: Locale, namespace = ''): Promise<unknown> {
  return translatorNow(locale, namespace as Namespace);
}

/** Returns the same translator synchronously. */
export function translatorNow(locale: Locale): AnyTranslator;
export function translatorNow<Part extends Namespace>(locale: Locale, namespace: Part): Translator<Part>;
export function translatorNow(locale: Locale, namespace = ''): unknown {
  const messages = messagesIn(locale);
  const ofLanguage = translators.get(messages) ?? new Map<string, unknown>();
  translators.set(messages, ofLanguage);
  const translator =
    ofLanguage.get(namespace) ?? createTranslator({ locale, messages, namespace: (namespace || undefined) as never });
  ofLanguage.set(namespace, translator);
  return translator;
}
