import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { sourceFiles } from '../support/source-files';
import { textsIn, wronglySet } from '../support/typography';

it.each(locales)('the messages in %s follow the typography of the language', (locale) => {
  const [messages] = sourceFiles(`messages/${locale}.json`);
  const texts = textsIn(JSON.parse(messages?.text ?? ''), locale, 'messages', true);
  expect(texts.length).toBeGreaterThan(500);
  expect(wronglySet(texts, locale)).toEqual([]);
});
