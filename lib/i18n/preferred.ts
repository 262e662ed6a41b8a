import Negotiator from 'negotiator';
import { defaultLocale, type Locale } from './locales.ts';

/** Returns the language that a visitor chose (cookie), otherwise the first enabled one of the browser (Accept-Language), otherwise Dutch. */
export function preferredLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  enabled: readonly Locale[],
): Locale {
  // `languages(enabled)` would choose French for "nl-BE, fr;q=0.9, nl;q=0.8".
  const asked = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? undefined } }).languages();
  const wanted = [chosen, ...asked.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.map((code) => enabled.find((locale) => locale === code)).find(Boolean) ?? enabled[0] ?? defaultLocale;
}
