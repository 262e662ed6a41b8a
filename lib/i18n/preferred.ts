import { defaultLocale, type Locale } from './locales.ts';

/** The language a visitor chose (cookie), else the first enabled one that the browser asks for (Accept-Language), else Dutch. */
export function preferredLocale(
  chosen: string | undefined,
  acceptLanguage: string | null,
  enabled: readonly Locale[],
): Locale {
  const asked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { code: tag.slice(0, 2).toLowerCase(), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const wanted = [chosen, ...asked.map(({ code }) => code)];
  return wanted.map((code) => enabled.find((locale) => locale === code)).find(Boolean) ?? enabled[0] ?? defaultLocale;
}
