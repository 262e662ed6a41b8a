import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneInText, telHref } from '@/lib/base/phone';

describe('formatPhone', () => {
  it.each([
    ['0470123456', '0470 12 34 56'],
    ['011 12.34.56', '011 12 34 56'],
    ['02/123.45.67', '02 123 45 67'],
    ['031234567', '03 123 45 67'],
    ['042223344', '04 222 33 44'],
    ['092345678', '09 234 56 78'],
    ['080012345', '0800 12 345'],
    ['090012345', '0900 12 345'],
    ['+3211123456', '011 12 34 56'],
    ['+32 (0)470 12 34 56', '0470 12 34 56'],
    ['0032 2 123 45 67', '02 123 45 67'],
    ['+352 26 12 34 56', '+352 26 12 34 56'],
    ['+31201234567', '+31201234567'],
    ['1207', '1207'],
    ['', ''],
  ])('%s reads %s', (given, text) => expect(formatPhone(given)).toBe(text));

  it('reads the same when formatted twice, and loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+|00|0)[1-9]\d{5,10}$/), (given) => {
        const once = formatPhone(given);
        expect(formatPhone(once)).toBe(once);
        expect(once.replace(/\D/g, '').slice(-6)).toBe(given.slice(-6));
      }),
    );
  });
});

it('a number does not break within a sentence, and stays international in a link', () => {
  expect(phoneInText('+3211123456')).toBe('011\u00a012\u00a034\u00a056');
  expect(telHref('+3211123456')).toBe('tel:+3211123456');
});
