import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { area, date, euro, length, number, withUnit } from '@/lib/format';

const nbsp = '\u00a0';

describe('euro', () => {
  it.each([
    [1234567, `€${nbsp}1.234.567`],
    [850, `€${nbsp}850`],
    [0, `€${nbsp}0`],
    [1878.66, `€${nbsp}1.878,66`],
    [2962.5, `€${nbsp}2.962,50`],
    [999.999, `€${nbsp}1.000`],
    [-0.001, `€${nbsp}0`],
    [-1500, `€${nbsp}-1.500`],
  ])('%s reads %s', (amount, text) => expect(euro(amount)).toBe(text));

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s falls back to NaN', (amount) => expect(euro(amount)).toBe('NaN'));

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        const digits = euro(cents / 100)
          .slice(2)
          .replaceAll('.', '')
          .replace(',', '.');
        expect(Math.round(Number(digits) * 100)).toBe(cents);
      }),
    );
  });
});

describe('numbers and measures', () => {
  it('follow the language', () => {
    expect(number(1234.5, 'nl')).toBe('1.234,5');
    expect(number(1234.5, 'fr')).toMatch(/^1\s234,5$/);
    expect(number(1234.5, 'en')).toBe('1,234.5');
    expect(number(1234.5, 'de')).toBe('1.234,5');
  });

  it('never break between a figure and its unit', () => {
    expect(area(1250, 'nl')).toBe(`1.250${nbsp}m²`);
    expect(length(12.5, 'en')).toBe(`12.5${nbsp}m`);
    expect(withUnit('245', 'kWh/(m² jaar)')).toBe(`245${nbsp}kWh/(m²${nbsp}jaar)`);
  });
});

describe('date', () => {
  it.each([
    ['nl', '05/11/2026'],
    ['fr', '05/11/2026'],
    ['en', '05/11/2026'],
    ['de', '05.11.2026'],
  ] as const)('in %s reads %s', (locale, text) => {
    expect(date('2026-11-05', locale)).toBe(text);
    expect(date('2026-11-05T23:30:00Z', locale)).toBe(text);
  });
});
