import { expect, it } from 'vitest';
import { translatorIn } from '@/lib/i18n/translator';

// tests/support/setup.ts sees to this: next-intl itself only prints the error.
it('a missing message fails its test', async () => {
  const t = await translatorIn('fr', 'forms');
  expect(() => t('fields.unknown' as never)).toThrow('MISSING_MESSAGE');
});

it('a missing argument fails its test', async () => {
  const t = await translatorIn('fr', 'forms');
  expect(() => t('understood')).toThrow('FORMATTING_ERROR');
});
