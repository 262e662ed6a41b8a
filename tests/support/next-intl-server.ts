import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { type Namespace, translatorIn } from '@/lib/i18n/translator';

const current = new AsyncLocalStorage<Locale>();

/** Renders in a language: `inLocale('fr', () => htmlOf(<Card />))`. */
export const inLocale = <T>(locale: Locale, work: () => Promise<T>): Promise<T> => current.run(locale, work);

/** Replace next-intl's, which need a request of Next: outside `inLocale` a page is in Dutch. */
export const getLocale = async (): Promise<Locale> => current.getStore() ?? defaultLocale;
export const getTranslations = async (part?: Namespace) => translatorIn(await getLocale(), part as Namespace);
