import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, instantAt, timeOf } from '@/lib/base/day';
import { euro } from '@/lib/i18n/euro';
import {
  area,
  briefDay,
  clock,
  date,
  dateAndTime,
  dayText,
  fileSize,
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
  withColon,
  withUnit,
} from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';

const nbsp = '\u00a0';

it.each([
  [1234567, `€${nbsp}1.234.567`],
  [850, `€${nbsp}850`],
  [0, `€${nbsp}0`],
  [1878.66, `€${nbsp}1.878,66`],
  [2962.5, `€${nbsp}2.962,50`],
  [999.999, `€${nbsp}1.000`],
  [-0.001, `€${nbsp}0`],
  [-1500, `€${nbsp}-1.500`],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'NaN'],
])('euro %s reads %s', (amount, text) => expect(euro(amount, 'nl')).toBe(text));

/** A text in each language: "nl | fr | en | de", with _ for a no-break space and ‿ for a narrow one. */
const inEach = (text: (locale: Locale) => string): string =>
  locales.map(text).join(' | ').replaceAll(nbsp, '_').replaceAll('\u202f', '‿');
const day = '2026-12-01';
/** Half past midnight on the day that the clocks go forward. */
const clockChange = Date.parse('2026-03-28T23:30Z');
const [from, to] = [Date.UTC(2026, 10, 22, 9, 30), Date.UTC(2026, 10, 22, 10)];

it.each<[what: string, text: (locale: Locale) => string, inEach: string]>([
  ['a number', (locale) => number(1234567.891, locale), '1.234.567,89 | 1‿234‿567,89 | 1,234,567.89 | 1.234.567,89'],
  ['an area', (locale) => area(1250, locale), '1.250_m² | 1‿250_m² | 1,250_m² | 1.250_m²'],
  ['a length', (locale) => length(12.5, locale), '12,5_m | 12,5_m | 12.5_m | 12,5_m'],
  ['a percentage', (locale) => percent(12.5, locale), '12,5_% | 12,5_% | 12.5% | 12,5_%'],
  ['a time', (locale) => clock(locale, '09:00'), '09:00 | 09:00 | 09:00 | 09:00_Uhr'],
  [
    'a time span',
    (locale) => dateAndTime(from, locale, to),
    '22/11/2026, 10:30–11:00 | 22/11/2026, 10:30–11:00 | 22 Nov 2026, 10:30–11:00 | 22.11.2026, 10:30–11:00_Uhr',
  ],
  ['two years', (locale) => period(730, locale), '2_jaar | 2_ans | 2_years | 2_Jahre'],
  ['one year', (locale) => period(365, locale), '1_jaar | 1_an | 1_year | 1_Jahr'],
  ['half a year', (locale) => period(183, locale), '6_maanden | 6_mois | 6_months | 6_Monate'],
  ['two weeks', (locale) => period(14, locale), '14_dagen | 14_jours | 14_days | 14_Tage'],
  ['a date', (locale) => date(day, locale), '01/12/2026 | 01/12/2026 | 1 Dec 2026 | 01.12.2026'],
  [
    'a long day',
    (locale) => longDay(day, locale),
    'dinsdag 1 december | mardi 1er décembre | Tuesday 1 December | Dienstag, 1. Dezember',
  ],
  ['a brief day', (locale) => briefDay(day, locale), 'di 1 dec | mar. 1er déc. | Tue 1 Dec | Di., 1. Dez.'],
  ['a short day', (locale) => shortDay(day, locale), '1/12 | 01/12 | 01/12 | 1.12.'],
  ['a month', (locale) => monthText('2026-10', locale), 'oktober | octobre | October | Oktober'],
  [
    'a moment',
    (locale) => moment(clockChange, locale),
    '29 maart 2026 om 00:30 | 29 mars 2026 à 00:30 | 29 March 2026 at 00:30 | 29. März 2026 um 00:30_Uhr',
  ],
  [
    'the first of a month',
    (locale) => moment(Date.parse('2026-12-01T09:00Z'), locale),
    '1 december 2026 om 10:00 | 1er décembre 2026 à 10:00 | 1 December 2026 at 10:00 | 1. Dezember 2026 um 10:00_Uhr',
  ],
  ['the eleventh', (locale) => briefDay('2026-12-11', locale), 'vr 11 dec | ven. 11 déc. | Fri 11 Dec | Fr., 11. Dez.'],
  [
    'a list',
    (locale) => list(['Hasselt', 'Genk', 'Diest'], locale),
    'Hasselt, Genk en Diest | Hasselt, Genk et Diest | Hasselt, Genk and Diest | Hasselt, Genk und Diest',
  ],
  ['a language', (locale) => languageName('de', locale), 'Duits | allemand | German | Deutsch'],
])('%s is written as in each language, and does not break before its unit', (_, text, expected) =>
  expect(inEach(text)).toBe(expected),
);

describe('numbers and measures', () => {
  it('do not break within the unit', () =>
    expect(withUnit('245', 'kWh/(m² jaar)')).toBe(`245${nbsp}kWh/(m²${nbsp}jaar)`));

  it('have at most two decimals, and no minus before zero', () =>
    expect([2.345, -0.001, -12].map((value) => number(value, 'nl'))).toEqual(['2,35', '0', '-12']));

  it('give the size of a file', () => {
    expect(fileSize(340_001, 'nl')).toBe(`341${nbsp}kB`);
    expect(fileSize(1_234_567, 'fr')).toBe(`1,2${nbsp}MB`);
  });
});

describe('dates', () => {
  it('have the year where it is wanted', () => expect(monthText('2026-10', 'fr', 'numeric')).toBe('octobre 2026'));

  it('ignore the time beside a day', () => {
    expect(date('2026-11-05T23:30:00Z', 'nl')).toBe('05/11/2026');
    expect(date('2026-11-05T00:30:00+14:00', 'de')).toBe('05.11.2026');
  });

  // Half past midnight on the day that the clocks go forward, and a minute before and after midnight in summer.
  it.each([
    [
      '2026-03-28T23:30Z',
      '29/03/2026, 00:30',
      'zondag 29 maart | dimanche 29 mars | Sunday 29 March | Sonntag, 29. März',
    ],
    [
      '2026-07-31T21:59Z',
      '31/07/2026, 23:59',
      'vrijdag 31 juli | vendredi 31 juillet | Friday 31 July | Freitag, 31. Juli',
    ],
    [
      '2026-07-31T22:01Z',
      '01/08/2026, 00:01',
      'zaterdag 1 augustus | samedi 1er août | Saturday 1 August | Samstag, 1. August',
    ],
  ])('are for the instant %s those of the clock in Belgium', (iso, short, days) => {
    expect(dateAndTime(Date.parse(iso), 'nl')).toBe(short);
    expect(inEach((locale) => dayText(Date.parse(iso), locale))).toBe(days);
  });

  it('throw if they are invalid', () => expect(() => date('soon', 'nl')).toThrow('Invalid time value'));
});

it('the week begins on Monday', () =>
  expect([1, 7].map((weekday) => weekdayName(weekday, 'nl'))).toEqual(['maandag', 'zondag']));

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
        const again = instantAt(dayOf(instant), hours * 60 + minutes);
        expect([instant, instant - 3_600_000]).toContain(again);
      }),
    ));
});

it.each([
  ['Votre message', 'fr', 'Votre message\u00a0:'],
  ['Quand pouvons-nous vous appeler\u00a0?', 'fr', 'Quand pouvons-nous vous appeler\u00a0?'],
  ['Uw bericht', 'nl', 'Uw bericht:'],
] as const)('the label %s has one mark, in %s', (label, locale, text) => expect(withColon(label, locale)).toBe(text));
