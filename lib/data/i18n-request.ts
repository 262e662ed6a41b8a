import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { pageVersion } from './store';

// The [locale] segment is Next's root parameter. Route handlers have none and pass { locale } themselves.
export default getRequestConfig(async (request) => {
  const requested = request.locale ?? (await rootLocale());
  const locale = isLocale(requested) ? requested : defaultLocale;
  // Before the words are read: a page must never say that it is newer than they are.
  pageVersion();
  return { locale, timeZone: 'Europe/Brussels', messages: messagesIn(locale) };
});
