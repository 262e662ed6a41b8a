import { expect, it } from 'vitest';
import { fillWords } from '@/lib/i18n/fill-words';

it('fills in the blanks that have a value, and takes none of a value for a blank', () => {
  expect(fillWords('{minutes} min. van {place}, {minutes}', { minutes: 12, place: '$& {minutes}' })).toBe(
    '12 min. van $& {minutes}, 12',
  );
  expect(fillWords('{FOR_SALE_TOTAL} panden, {KEPT_LEADS}', { FOR_SALE_TOTAL: 0 })).toBe('0 panden, {KEPT_LEADS}');
});
