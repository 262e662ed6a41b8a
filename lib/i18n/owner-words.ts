import type { Locale } from './locales.ts';
import { type Translator, translatorIn } from './translator.ts';

/** The words of the figures about a home. */
export type OwnerWords = Translator<'owner.statistics'>;
export const statisticsWords = (locale: Locale) => translatorIn(locale, 'owner.statistics');
