import { describe, expect, it } from 'vitest';
import { Folder } from './folder';

const file = 'properties/5801.json';

/** What is told of home 5801 (built in 1997) with these values in it. */
const issuesWith = (values: Record<string, unknown>) => {
  const folder = new Folder();
  for (const [place, value] of Object.entries(values)) folder.set(file, place, value);
  return folder.issues();
};

describe('impossible dates are reported', () => {
  const history = [
    { date: '2026-10-01', amount: 280_000 },
    { date: '2026-11-02', amount: 269_000 },
  ];
  const dated = (updatedAt: string) =>
    issuesWith({ history, marquee: undefined, publishedAt: '2026-10-01', updatedAt });

  it('a history that goes on after the last change', () => {
    expect(dated('2026-11-02')).toEqual([]);
    const expected = 'a day not before the last of history, 2026-11-02';
    expect(dated('2026-11-01')).toEqual([{ file, path: 'updatedAt', expected, found: '"2026-11-01"' }]);
  });

  it('a history that goes back, and not one with several changes on a day', () => {
    const told = (date: string) => {
      const later = [...history, { date, amount: 269_000 }];
      return issuesWith({ history: later, marquee: undefined, publishedAt: '2026-10-01', updatedAt: '2026-11-02' });
    };
    expect(told('2026-11-02')).toEqual([]);
    const expected = 'a day not before the one before it, 2026-11-02';
    expect(told('2026-11-01')).toEqual([{ file, path: 'history.2.date', expected, found: '"2026-11-01"' }]);
  });

  it.each([
    ['attributes.building.renovationYear', 1996, 'a year not before construction, 1997', 1997],
    ['attributes.energy.certificateEnd', '1996-12-31', 'a day not before construction, 1997', '1997-01-01'],
    ['attributes.legal.asbestosDate', '1996-12-31', 'a day not before construction, 1997', '1997-01-01'],
  ])('%s', (path, early, expected, onTime) => {
    expect(issuesWith({ [path]: early })).toEqual([{ file, path, expected, found: JSON.stringify(early) }]);
    expect(issuesWith({ [path]: onTime })).toEqual([]);
  });
});

describe('texts that reveal the hidden price are reported', () => {
  const hidden = { 'price.publish': false, 'price.amount': 269_000 };
  const expected = 'a text without the price, for price.publish is false';

  it.each(['€ 269.000', '269 000 euro', '€\u00a0269\u202f000', '269000', '269.000,00'])('the price: %s', (words) => {
    const text = `Vraagprijs: ${words}.`;
    expect(issuesWith({ ...hidden, 'description.nl': text })).toEqual([
      { file, path: 'description.nl', expected, found: '269000' },
    ]);
    expect(issuesWith({ 'description.nl': text })).toEqual([]);
  });

  it.each(['€ 1.269.000', '2690001', '0475 269 000'])('not another number: %s', (words) =>
    expect(issuesWith({ ...hidden, 'title.en': words })).toEqual([]),
  );

  it('not the year 1950 of what costs as much', () =>
    expect(issuesWith({ ...hidden, 'price.amount': 1950, 'title.en': 'Garage of 1950' })).toEqual([]));
});
