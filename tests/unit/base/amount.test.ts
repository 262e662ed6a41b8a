import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readAmount, readNumber } from '@/lib/base/amount';
import { processState } from '@/lib/base/process-state';
import { readSurface } from '@/lib/base/surface';
import { loadData } from '@/lib/data/load';
import { createState } from '@/lib/data/store';
import { euro, euroIn } from '@/lib/i18n/euro';
import { type Locale, locales } from '@/lib/i18n/locales';
import { sampleDir } from '@/tests/support/sample-site';

type Vectors = Record<Locale, [written: string, value: number][]> & { none: string[] };
const vectors: Vectors = JSON.parse(readFileSync('tests/unit/vectors/amounts.json', 'utf8'));
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe.each(locales)('an amount as people write it in %s', (locale) => {
  it.each(vectors[locale])('%s', (written, value) => {
    expect(readAmount(written)).toBe(value);
    expect(readAmount(written.replaceAll(' ', '\u00a0'))).toBe(value);
    expect(readAmount(written.replaceAll(' ', '\u202f'))).toBe(value);
  });

  it('parses the amounts that the site formats, with their no-break spaces', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const written = euroIn(cents / 100, locale);
        expect(readAmount(written)).toBe(cents / 100);
        expect(written).not.toContain(' ');
      }),
    ));
});

it.each([
  ['600', 600],
  ['1.250 m²', 1250],
  ['6 are', 600],
  ['6,5 a', 650],
  ['12 ares', 1200],
  ['6 aren', 600],
  ['6a 50ca', 650],
  ['1 ha 20 a 50 ca', 12_050],
  ['1,5 hectare', 15_000],
  ['2 Hektar', 20_000],
  ['3 Ar', 300],
  ['6 acres', undefined],
  ['are', undefined],
  ['6 are 7', undefined],
])('a surface that is written as %j is %j m²', (text, area) => expect(readSurface(text)).toBe(area));

it('ignores a text that is too long for an amount', () =>
  expect([10, 100].map((blanks) => readAmount(`1${' '.repeat(blanks)}€`))).toEqual([1, undefined]));

it.each(vectors.none)('%j is not read at all', (text) => expect(readAmount(text)).toBeUndefined());

it('never reads cents as euros, whatever the thousands separator', () => {
  const separator = fc.constantFrom('', '.', ',', ' ', '\u00a0', '\u202f', '’');
  const [euros, cents] = [fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 })];
  fc.assert(
    fc.property(euros, cents, separator, fc.constantFrom('.', ','), (whole, rest, by, point) => {
      const text = `${String(whole).replace(/\B(?=(?:\d{3})+$)/g, by)}${point}${String(rest).padStart(2, '0')}`;
      expect(readAmount(text)).toBe((whole * 100 + rest) / 100);
    }),
  );
});

describe('the form of amounts', () => {
  const before = processState.data;
  afterEach(() => Object.assign(processState, { data: before }));
  const written = (amount: number) => locales.map((locale) => plain(euro(amount, locale)));
  const use = (prices: 'same' | 'reader') => {
    const data = loadData(sampleDir);
    const { content } = data.snapshot;
    const snapshot = { ...data.snapshot, content: { ...content, site: { ...content.site, prices } } };
    processState.data = createState({ ...data, snapshot });
  };

  it('is the same in all languages, unless data/site.json sets another', () => {
    use('same');
    expect(written(750_000)).toEqual(Array(4).fill('€ 750.000'));
    use('reader');
    expect(written(750_000)).toEqual(['€ 750.000', '750 000 €', '€750,000', '750.000 €']);
    expect(written(4350)).toEqual(['€ 4.350', '4 350 €', '€4,350', '4.350 €']);
    expect(written(1878.66)).toEqual(['€ 1.878,66', '1 878,66 €', '€1,878.66', '1.878,66 €']);
    expect(written(-1500)).toEqual(['€ -1.500', '-1 500 €', '-€1,500', '-1.500 €']);
    expect(written(Number.NaN)).toEqual(Array(4).fill('NaN'));
  });
});

it.each([
  ['50,93106', 50.93106],
  [' -5.3378 ', -5.3378],
  ['−1.250', -1250],
  ['380.000', 380_000],
  ['12,5', 12.5],
  ['a lot', undefined],
  ['', undefined],
])('the number %j', (text, number) => expect(readNumber(text)).toBe(number));
