import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocale, type Locale, locales, localize } from '@/lib/i18n/locales';
import { preferredLocale } from '@/lib/i18n/preferred';

it.each<[string | undefined, string | null, Locale[], Locale]>([
  ['fr', 'de', ['nl', 'fr', 'de'], 'fr'],
  ['fr', 'de', ['nl', 'de'], 'de'],
  [undefined, 'en-GB, fr;q=0.9', ['nl', 'fr'], 'fr'],
  [undefined, 'fr; q=0.1, en; q=0.2', ['nl', 'fr', 'en'], 'en'],
  [undefined, 'nl;q=0, en;q=0.1', ['nl', 'en'], 'en'],
  [undefined, 'NL-be', ['fr', 'nl'], 'nl'],
  [undefined, 'nl-BE,fr;q=0.9,nl;q=0.8', ['fr', 'nl'], 'nl'],
  [undefined, 'fry, nl;q=0.5', ['fr', 'nl'], 'nl'],
  [undefined, '*', ['fr', 'nl'], 'fr'],
  [undefined, null, ['nl', 'fr'], 'nl'],
])('chosen %s, asked for %s, offered %s: %s', (chosen, asked, offered, expected) =>
  expect(preferredLocale(chosen, asked, offered)).toBe(expected),
);

it('always returns an enabled language', () => {
  const chosen = fc.option(fc.string(), { nil: undefined });
  const offered = fc.subarray([...locales], { minLength: 1 });
  fc.assert(
    fc.property(chosen, fc.option(fc.string()), offered, (cookie, asked, offer) => {
      expect(offer).toContain(preferredLocale(cookie, asked, offer));
    }),
  );
});

it('knows its languages', () => {
  expect(localize((locale) => locale.toUpperCase())).toEqual({ nl: 'NL', fr: 'FR', en: 'EN', de: 'DE' });
  expect([...locales, 'it', 'NL', '', undefined].filter(isLocale)).toEqual([...locales]);
});
