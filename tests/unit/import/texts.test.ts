import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainLine, toPlainText } from '@/lib/import/texts';

const plain = (text: string) => toPlainText(text, 1000);

it.each([
  ['<p>One &amp; <b>two</b>.</p><p>Three</p>', 'One & two.\n\nThree'],
  ['one<br>two<br/>three', 'one\ntwo\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['<p>a\n  b</p>', 'a b'],
  ['Plain\r\nlines\r\n\r\n\r\nstay', 'Plain\nlines\n\nstay'],
  ['3 < 4 & 5 > 2', '3 < 4 & 5 > 2'],
  ['caf&eacute; &euro; 1.000 &#x27;', "café € 1.000 '"],
  ['<script>alert(1)</script><style>p{}</style>a', 'a'],
  ['<p onclick="x()">a</p><img src=x onerror="x()">', 'a'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a\u0000b\u001bc\u202ed\uFEFF', 'abcd'],
  ['<script>never closed', ''],
  ['a {view} of {{price}}', 'a (view) of ((price))'],
])('%j → %j', (given, expected) => {
  expect(plain(given)).toBe(expected);
});

it('cuts a long text, not a character', () => {
  expect(toPlainText('😀😀😀😀', 3)).toBe('😀😀…');
  expect(toPlainLine('one\n\ntwo', 20)).toBe('one two');
});

describe('any text', () => {
  it('has no control character, is within its limit and well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, max) => {
        const result = toPlainText(text, max);
        expect(result).not.toMatch(/(?![\t\n])\p{Cc}/u);
        expect([...result].length).toBeLessThanOrEqual(max);
        expect(result.isWellFormed()).toBe(true);
        expect(result).not.toMatch(/\n{3}|^\s|\s$/);
      }),
    );
  });

  it('never keeps an element, however it is nested', () => {
    const tag = fc.constantFrom('<b>', '</b>', '<script>', '</script>', '<p>', '<img src=x>', '<!-- x -->', 'word ');
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        expect(toPlainText(tags.join(''), 10_000)).not.toMatch(/<\/?[a-z!]/);
      }),
    );
  });
});
