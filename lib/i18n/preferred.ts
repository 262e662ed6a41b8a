import Negotiator from 'negotiator';
import { defaultLocale, type Locale } from './locales.ts';

/** The language a visitor chose (cookie), else the first enabled one that the browser asks for (Accept-Language), else Dutch. */
export function preferredLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  enabled: readonly Locale[],
): Locale {
  // Not `languages(enabled)`: of "nl-BE, fr;q=0.9, nl;q=0.8" that makes French.
  const asked = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? undefined } }).languages();
  const wanted = [chosen, ...asked.map((tag) => tag.toLowerCase().split('-')[0])];
  return wanted.map((code) => enabled.find((locale) => locale === code)).find(Boolean) ?? enabled[0] ?? defaultLocale;
}
