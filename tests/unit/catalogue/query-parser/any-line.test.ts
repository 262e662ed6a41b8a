import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyQuery, parseQuery } from '@/lib/catalogue/query-parser/parse-query';
import { isOneEditApart } from '@/lib/catalogue/query-parser/terms';
import { phrasesIn } from '@/lib/catalogue/query-parser/vocabulary';
import { type Criteria, sorts } from '@/lib/catalogue/search/criteria';
import { orderly } from '@/lib/catalogue/search/criteria-query';
import { locales } from '@/lib/i18n/locales';
import { lists } from '@/lib/routes/routes';
import { sample } from '@/tests/support/sample-site';

const { names } = sample.catalogue;
const phrases = locales.flatMap((locale) => phrasesIn(locale).map(([phrase]) => phrase));
const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...phrases) },
  fc.constantFrom(...['Hasselt', 'Genk', 'Knokke', 'Mol', '3500', 'Luik', 'Wohnung', 'villa']),
  fc.constantFrom(...['€', '300.000', '2', '120 m²', '10 km', '-', '+']),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.nat().map(String),
);
const line = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const locale = fc.constantFrom(...locales);
const list = fc.constantFrom(...lists);

test('any line is understood or said not to be, in its own words', () => {
  fc.assert(
    fc.property(line, locale, list, (text, spoken, where) => {
      for (const unknown of parseQuery(text, spoken, where, names).unknown) {
        expect(unknown.trim()).not.toBe('');
        expect(text).toContain(unknown);
      }
    }),
    { numRuns: 500 },
  );
});

test('applying the meaning of a line again changes nothing', () => {
  const asked: fc.Arbitrary<Criteria> = fc
    .record({
      list,
      cities: fc.constantFrom(undefined, ['genk']),
      towns: fc.constantFrom(undefined, ['Knokke']),
      notCities: fc.constantFrom(undefined, ['hasselt']),
      kinds: fc.constantFrom(undefined, ['duplex' as const]),
      notKinds: fc.constantFrom(undefined, ['loft' as const]),
      without: fc.constantFrom(undefined, ['lift' as const]),
      floor: fc.constantFrom(undefined, 0),
      radius: fc.constantFrom(undefined, 5),
      minPrice: fc.constantFrom(undefined, 500_000),
      maxLiving: fc.constantFrom(undefined, 80),
      features: fc.constantFrom(undefined, ['garden' as const]),
      sort: fc.constantFrom(...sorts),
      page: fc.constant(1),
    })
    .map(orderly);
  fc.assert(
    fc.property(line, locale, asked, (text, spoken, criteria) => {
      const once = applyQuery(parseQuery(text, spoken, criteria.list, names), criteria);
      expect(applyQuery(parseQuery(text, spoken, once.list, names), once)).toEqual(once);
    }),
    { numRuns: 500 },
  );
});

test.each(locales)('no phrase of %s means two things', (spoken) => {
  const own = phrasesIn(spoken).map(([phrase]) => phrase);
  expect(own.filter((phrase, place) => own.indexOf(phrase) !== place)).toEqual([]);
  expect(own).not.toContain('');
});

test.each([
  ['haselt', 'hasselt', true],
  ['hasseltt', 'hasselt', true],
  ['hasselr', 'hasselt', true],
  ['hassetl', 'hasselt', true],
  ['hasselt', 'hasselt', false],
  ['haselr', 'hasselt', false],
  ['hsaeslt', 'hasselt', false],
])('%s and %s are one typo apart: %s', (typed, name, apart) => {
  expect(isOneEditApart(typed, name)).toBe(apart);
  expect(isOneEditApart(name, typed)).toBe(apart);
});
