import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDescription, paragraphs } from '@/lib/base/describe';

describe('cleanDescription', () => {
  it('strips markup and extra white space', () => {
    expect(cleanDescription('<p>Ruime <b>villa</b>,\n  tuin &amp; garage</p><p>500 m<sup>2</sup></p>')).toBe(
      'Ruime villa, tuin & garage 500 m2',
    );
    expect(cleanDescription('<style>p { color: red }</style>Licht<!-- noot --> huis, < 100 m²')).toBe(
      'Licht huis, < 100 m²',
    );
  });

  it('keeps a no-break space, so that no unit or French question mark starts a line', () => {
    expect(cleanDescription('44\u00a0m² ?  Oui\u202f!\u00a0 Fin')).toBe('44\u00a0m² ? Oui\u202f! Fin');
  });

  const a = (count: number) => 'a'.repeat(count);
  const b = (count: number) => 'b'.repeat(count);

  it.each([
    ['leaves a text of exactly the limit whole', a(250), a(250), undefined],
    ['cuts at a word boundary beyond 80 % of the limit', `${a(85)} ${b(40)}`, `${a(85)}…`, 100],
    ['cuts at the limit itself', `${a(100)} b`, `${a(100)}…`, 100],
    ['cuts within a word after the last boundary at 80 %', `${a(80)} ${b(40)}`, `${a(80)} ${b(19)}…`, 100],
  ])('%s', (_, text, clean, limit) => expect(cleanDescription(text, limit)).toBe(clean));

  it('is never longer than its limit and the ellipsis, and never holds half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const clean = cleanDescription(text, limit);
        expect(clean.length).toBeLessThanOrEqual(limit + 1);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/\s{2}/);
      }),
    );
  });
});

it('paragraphs are separated by empty lines', () => {
  expect(paragraphs('Een.\nNog een.\n\n \r\n\r\nTwee.\n')).toEqual(['Een. Nog een.', 'Twee.']);
});
