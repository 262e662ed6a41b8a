import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { sourceFiles } from '@/tests/support/source-files';
import { fontCharacters } from '@/tools/fonts';

it.each(locales)('the fonts hold every character of the messages in %s (else: tools/fonts.ts)', (locale) => {
  const [messages] = sourceFiles(`messages/${locale}.json`);
  const characters = new Set(messages?.text.replaceAll(/[\n\t]/g, ''));
  expect([...characters].filter((character) => !fontCharacters.includes(character))).toEqual([]);
});
