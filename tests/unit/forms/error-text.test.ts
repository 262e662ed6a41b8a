import { expect, it } from 'vitest';
import { errorText } from '@/components/forms/field';
import { locales } from '@/lib/i18n/locales';
import { wordsIn } from '@/tests/support/messages';

it.each(locales)('a question in %s loses its mark where what is wrong with its answer follows', (locale) => {
  const t = wordsIn(locale);
  const words = { errors: { outOfRange: t('forms.errors.outOfRange', { field: '{field}' }) } };
  const text = errorText('outOfRange', t('forms.fields.persons'), words as Parameters<typeof errorText>[2]);
  expect(text).not.toContain('?');
  expect(text).toMatch(/^\S.*\S\s?: /);
});
