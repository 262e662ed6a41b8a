import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { toStatisticsView } from '@/lib/owners/statistics-view';
import { type Words, wordsIn } from '../../support/messages';
import { daysFrom, statistics } from '../../support/owners';

const own =
  (t: Words): Words =>
  (key, values) =>
    t(`owner.statistics.${key}`, values);
const view = (figures = statistics(), locale: (typeof locales)[number] = 'en') =>
  toStatisticsView(figures, locale, own(wordsIn(locale)));
const nobody = Array.from({ length: 30 }, () => 0);

describe.each(locales)('in %s', (locale) => {
  it('says of every number what it counts', () => {
    const { visits, actions, similar } = view(statistics(), locale);
    for (const { label, value, text } of [...visits.figures, ...actions.figures, ...similar.figures])
      expect([label, value, text].every(Boolean)).toBe(true);
  });
});

it('writes figures as the language does', () => {
  expect(view().visits.figures.map(({ value, beside }) => [value, beside])).toEqual([
    ['3', '5 page views'],
    ['24', '61 page views'],
    ['96', '231 page views'],
    ['1,284', '3,105 page views'],
  ]);
  expect(view(statistics(), 'nl').visits.figures.at(-1)?.value).toBe('1.284');
});

describe('the 30 days', () => {
  it('are a drawing and the same figures as a table', () => {
    const { chart } = view();
    expect(chart.shape.bars).toHaveLength(30);
    expect(chart.table.rows).toHaveLength(30);
    expect(chart.table.rows[0]).toEqual({ date: '2026-10-24', day: 'Sat 24 Oct', visits: '9', views: '18' });
    expect(chart.labelTexts).toEqual(['26/10', '02/11', '09/11', '16/11']);
    expect(chart.summary).toBe(
      'From Saturday 24 October to Sunday 22 November there were 180 online visits, most of them on Saturday 7 November: 15.',
    );
  });

  it('say so where nobody came', () => {
    const none = view(statistics({ days: daysFrom('2026-10-24', nobody), sources: [] }));
    expect(none.chart.summary).toBe('From Saturday 24 October to Sunday 22 November there were no online visits.');
    expect(none.chart.open).toBeNull();
    expect(none.sources).toMatchObject({ text: 'There were no online visits in the last 30 days.', rows: [] });
  });
});

it('names sources as people know them, with their share', () =>
  expect(view().sources.rows.map(({ source, visits, share }) => [source, visits, share])).toEqual([
    ['Direct or unknown', '80', '44%'],
    ['Google', '60', '33%'],
    ['herfst-2026', '20', '11%'],
    ['makelaarsgids.example', '14', '8%'],
    ['Another page of our site', '6', '3%'],
  ]));

it('counts the addresses of one source together', () => {
  const sources = [
    { source: 'direct', visits: 6 },
    { source: 'google.com', visits: 4 },
    { source: 'www.google.be', visits: 4 },
    { source: 'yahoo.com', visits: 2 },
  ];
  expect(view(statistics({ sources })).sources.rows.map(({ source, visits }) => [source, visits])).toEqual([
    ['Google', '8'],
    ['Direct or unknown', '6'],
    ['Yahoo', '2'],
  ]);
});

describe('the comparison with similar homes', () => {
  const compared = (similar: ReturnType<typeof statistics>['similar']) => view(statistics({ similar })).similar;
  it.each([
    [180, 144.4, 'In 30 days, 25% more online visits than similar homes on our site.', ['180', '144']],
    [90, 120, 'In 30 days, 25% fewer online visits than similar homes on our site.', ['90', '120']],
    [1000, 1001, 'In 30 days, as many online visits as similar homes on our site.', ['1,000', '1,001']],
    [5, 0.2, 'Similar homes on our site had no online visits in 30 days.', ['5', '0']],
    [0, 0, 'Similar homes on our site had no online visits in 30 days.', ['0', '0']],
  ])('of %d with %d', (mine, others, text, values) => {
    const similar = compared({ own: mine, others, homes: 7 });
    expect([similar.text, similar.figures.map(({ value }) => value)]).toEqual([text, values]);
  });

  it('says so where there is none', () =>
    expect(compared(null)).toMatchObject({
      text: 'There are too few similar homes on our site at the moment to compare with.',
      figures: [],
    }));
});
