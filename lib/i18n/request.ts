import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { messagesIn } from '../data/messages';
import { snapshot } from '../data/store';
import { defaultLocale, isLocale } from './locales';

// The [locale] segment is Next's root parameter. Route handlers have none and pass { locale } themselves.
export default getRequestConfig(async (request) => {
  const requested = request.locale ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  // A page that is kept begins with its data here: its words are of that state or newer, and if newer it is made anew.
  snapshot();
  return { locale, timeZone: 'Europe/Brussels', messages: messagesIn(locale) };
});
