import type { Locale } from './locales.ts';
import { type Translator, translatorIn } from './translator.ts';

/** The words of accounts and of the portal, also where no page is rendered. */
export type AccountWords = Translator<'account'>;
export const accountWordsIn = (locale: Locale): Promise<AccountWords> => translatorIn(locale, 'account');
