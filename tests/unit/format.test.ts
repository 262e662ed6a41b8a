import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, instantOf, timeOf } from '@/lib/day';
import { euro } from '@/lib/euro';
import {
  area,
  briefDay,
  clock,
  date,
  dateAndTime,
  dayText,
  fileSize,
  labelled,
  languageName,
  length,
  list,
  longDay,
  moment,
  monthText,
  number,
  percent,
  period,
  shortDay,
  weekdayName,
  withUnit,
} from '@/lib/format';
import { type Locale, locales } from '@/lib/i18n/locales';

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
  ])('%s reads %s', (amount, text) => expect(euro(amount, 'nl')).toBe(text));

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('%s falls back to NaN', (amount) =>
    expect(euro(amount, 'nl')).toBe('NaN'),
  );

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        const digits = euro(cents / 100, 'nl')
          .slice(2)
          .replaceAll('.', '')
          .replace(',', '.');
        expect(Math.round(Number(digits) * 100)).toBe(cents);
      }),
    );
  });
});

const inEach = (text: (locale: Locale) => string): string[] => locales.map(text);

describe('numbers and measures', () => {
  it('follow the language, and never break within or before the unit', () => {
    expect(inEach((locale) => number(1234567.891, locale))).toEqual([
      '1.234.567,89',
      '1\u202f234\u202f567,89',
      '1,234,567.89',
      '1.234.567,89',
    ]);
    expect(inEach((locale) => area(1250, locale))).toEqual([
      `1.250${nbsp}m²`,
      `1\u202f250${nbsp}m²`,
      `1,250${nbsp}m²`,
      `1.250${nbsp}m²`,
    ]);
    expect(inEach((locale) => length(12.5, locale))).toEqual([
      `12,5${nbsp}m`,
      `12,5${nbsp}m`,
      `12.5${nbsp}m`,
      `12,5${nbsp}m`,
    ]);
    expect(withUnit('245', 'kWh/(m² jaar)')).toBe(`245${nbsp}kWh/(m²${nbsp}jaar)`);
  });

  it('have at most two decimals, and no minus before zero', () => {
    expect(number(2.345, 'nl')).toBe('2,35');
    expect(number(-0.001, 'nl')).toBe('0');
    expect(number(-12, 'nl')).toBe('-12');
  });

  it('say the size of a file', () => {
    expect(fileSize(340_001, 'nl')).toBe(`341${nbsp}kB`);
    expect(fileSize(1_234_567, 'fr')).toBe(`1,2${nbsp}MB`);
  });
});

it('percentages and times of the clock have one form per language', () => {
  expect(inEach((locale) => percent(12.5, locale))).toEqual([`12,5${nbsp}%`, `12,5${nbsp}%`, '12.5%', `12,5${nbsp}%`]);
  expect(inEach((locale) => clock(locale, '09:00'))).toEqual(['09:00', '09:00', '09:00', `09:00${nbsp}Uhr`]);
  const [from, to] = [Date.UTC(2026, 10, 22, 9, 30), Date.UTC(2026, 10, 22, 10)];
  expect(dateAndTime(from, 'de', to)).toBe(`22.11.2026, 10:30–11:00${nbsp}Uhr`);
  expect(dateAndTime(from, 'en', to)).toBe('22/11/2026, 10:30–11:00');
});

it('a period is written in the largest unit that it fills', () => {
  const periods = (locale: Locale) => [730, 365, 183, 14].map((days) => period(days, locale).replaceAll(nbsp, ' '));
  expect(periods('nl')).toEqual(['2 jaar', '1 jaar', '6 maanden', '14 dagen']);
  expect(periods('fr')).toEqual(['2 ans', '1 an', '6 mois', '14 jours']);
  expect(periods('en')).toEqual(['2 years', '1 year', '6 months', '14 days']);
  expect(periods('de')).toEqual(['2 Jahre', '1 Jahr', '6 Monate', '14 Tage']);
});

describe('dates', () => {
  it('are written as in each language', () => {
    const day = '2026-12-01';
    expect(inEach((locale) => date(day, locale))).toEqual(['01/12/2026', '01/12/2026', '01/12/2026', '01.12.2026']);
    expect(inEach((locale) => longDay(day, locale))).toEqual([
      'dinsdag 1 december',
      'mardi 1er décembre',
      'Tuesday 1 December',
      'Dienstag, 1. Dezember',
    ]);
    expect(inEach((locale) => briefDay(day, locale))).toEqual(['di 1 dec', 'mar. 1 déc.', 'Tue 1 Dec', 'Di., 1. Dez.']);
    expect(inEach((locale) => shortDay(day, locale))).toEqual(['1/12', '01/12', '01/12', '1.12.']);
    expect(inEach((locale) => monthText('2026-10', locale))).toEqual(['oktober', 'octobre', 'October', 'Oktober']);
    expect(monthText('2026-10', 'fr', 'numeric')).toBe('octobre 2026');
  });

  it('do not look at the time beside a day', () => {
    expect(date('2026-11-05T23:30:00Z', 'nl')).toBe('05/11/2026');
    expect(date('2026-11-05T00:30:00+14:00', 'de')).toBe('05.11.2026');
  });

  // Half past midnight on the day that the clocks go forward, and a minute before and after midnight in summer.
  it.each([
    [
      '2026-03-28T23:30Z',
      '29/03/2026, 00:30',
      ['zondag 29 maart', 'dimanche 29 mars', 'Sunday 29 March', 'Sonntag, 29. März'],
    ],
    [
      '2026-07-31T21:59Z',
      '31/07/2026, 23:59',
      ['vrijdag 31 juli', 'vendredi 31 juillet', 'Friday 31 July', 'Freitag, 31. Juli'],
    ],
    [
      '2026-07-31T22:01Z',
      '01/08/2026, 00:01',
      ['zaterdag 1 augustus', 'samedi 1er août', 'Saturday 1 August', 'Samstag, 1. August'],
    ],
  ])('of the instant %s are those of the clock in Belgium', (iso, short, days) => {
    expect(dateAndTime(Date.parse(iso), 'nl')).toBe(short);
    expect(inEach((locale) => dayText(Date.parse(iso), locale))).toEqual(days);
  });

  it('have their time in words', () =>
    expect(inEach((locale) => moment(Date.parse('2026-03-28T23:30Z'), locale))).toEqual([
      '29 maart 2026 om 00:30',
      '29 mars 2026 à 00:30',
      '29 March 2026 at 00:30',
      `29. März 2026 um 00:30${nbsp}Uhr`,
    ]));

  it('that are none throw', () => expect(() => date('soon', 'nl')).toThrow('Invalid time value'));
});

it('lists and names are those of the language', () => {
  expect(inEach((locale) => list(['Hasselt', 'Genk', 'Diest'], locale))).toEqual([
    'Hasselt, Genk en Diest',
    'Hasselt, Genk et Diest',
    'Hasselt, Genk and Diest',
    'Hasselt, Genk und Diest',
  ]);
  expect(inEach((locale) => languageName('de', locale))).toEqual(['Duits', 'allemand', 'German', 'Deutsch']);
  expect([1, 7].map((weekday) => weekdayName(weekday, 'nl'))).toEqual(['maandag', 'zondag']);
});

describe('days and times of the clock in Belgium', () => {
  it.each([
    ['2026-03-28T22:59Z', '2026-03-28', '23:59'],
    ['2026-03-28T23:00Z', '2026-03-29', '00:00'],
    ['2026-03-29T01:00Z', '2026-03-29', '03:00'],
    ['2026-07-31T22:00Z', '2026-08-01', '00:00'],
    ['2026-12-31T22:59Z', '2026-12-31', '23:59'],
    ['2026-12-31T23:00Z', '2027-01-01', '00:00'],
  ])('%s is %s, %s', (iso, day, time) => {
    expect(dayOf(Date.parse(iso))).toBe(day);
    expect(timeOf(Date.parse(iso))).toBe(time);
  });

  it('lead back to the instant, except for the second of two equal hours', () =>
    fc.assert(
      fc.property(fc.integer({ min: 26_000_000, max: 31_000_000 }), (minute) => {
        const instant = minute * 60_000;
        const [hours = 0, minutes = 0] = timeOf(instant).split(':').map(Number);
        const again = instantOf(dayOf(instant), hours * 60 + minutes);
        expect([instant, instant - 3_600_000]).toContain(again);
      }),
    ));
});

it.each([
  ['Votre message', 'fr', 'Votre message\u00a0:'],
  ['Quand pouvons-nous vous appeler\u00a0?', 'fr', 'Quand pouvons-nous vous appeler\u00a0?'],
  ['Uw bericht', 'nl', 'Uw bericht:'],
] as const)('the label %s has one mark, in %s', (label, locale, text) => expect(labelled(label, locale)).toBe(text));
