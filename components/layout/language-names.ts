import type { Locale } from '@/lib/i18n/locales';

/** Each by its own name. */
export const languageNames: Record<Locale, string> = { nl: 'Nederlands', fr: 'Français', en: 'English', de: 'Deutsch' };
