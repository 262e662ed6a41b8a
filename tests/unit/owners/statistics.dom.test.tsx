// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Statistics } from '@/components/owners/statistics';
import { type Locale, locales } from '@/lib/i18n/locales';
import { inLocale } from '@/tests/support/next-intl-server';
import { daysFrom, statistics } from '@/tests/support/owners';
import { show as showPart } from '@/tests/support/show';

const show = (figures = statistics(), locale: Locale = 'en') =>
  inLocale(locale, () => showPart(<Statistics statistics={figures} />));
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('Statistics', () => {
  it('has its parts as headings below that of the page', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Online visits',
      'Last 30 days',
      'What visitors did',
      'Where visitors come from',
      'Compared with similar properties',
    ]);
  });

  it('shows the days as a picture that says what it comes to, and all of them as a table', async () => {
    await show();
    const chart = region('Last 30 days');
    expect(chart.getByText(/180 online visits, most of them on Saturday 7 November: 15/)).toBeDefined();
    const picture = chart.getByRole('img', { name: 'Last 30 days' });
    expect(picture.querySelectorAll('rect')).toHaveLength(30);
    expect(picture.querySelectorAll('[data-open]')).toHaveLength(1);
    expect(chart.getAllByRole('row', { hidden: true })).toHaveLength(31);
    expect(chart.getByRole('row', { name: 'Sat 7 Nov 15 30', hidden: true })).toBeDefined();
  });

  it.each([
    ['nl', 'Minstens 15 mensen zoeken een pand zoals het uwe'],
    ['fr', 'Au moins 15 personnes cherchent un bien comme le vôtre'],
    ['en', 'At least 15 people are looking for a property like yours'],
    ['de', 'Mindestens 15 Personen suchen eine Immobilie wie Ihre'],
  ] as const)('says in %s how many people look for a home', async (locale, text) => {
    const demand = [{ id: 1, name: 'Kerkstraat 1', people: 15 }];
    await inLocale(locale, () => showPart(<Statistics statistics={statistics()} demand={demand} />));
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('Kerkstraat 1')).toBeDefined();
  });

  it('says in place of a chart or a table that there is nothing to show', async () => {
    await show(statistics({ days: daysFrom('2026-10-24', Array(30).fill(0)), sources: [], similar: null }));
    const [days, sources] = [region('Last 30 days'), region('Where visitors come from')];
    const similar = region('Compared with similar properties');
    expect([days.queryByRole('img'), days.queryByRole('table', { hidden: true })]).toEqual([null, null]);
    days.getByText('From Saturday 24 October to Sunday 22 November there were no online visits.');
    expect(sources.queryByRole('table')).toBeNull();
    sources.getByText('There were no online visits in the last 30 days.');
    expect(similar.queryByRole('definition')).toBeNull();
    similar.getByText('There are too few similar properties on our website at the moment to compare with.');
  });

  it.each(locales)('says of every number what it counts, in %s', async (locale) => {
    const { container } = await show(statistics(), locale);
    const figures = [...container.querySelectorAll('dl > div')];
    expect(figures).toHaveLength(9);
    for (const figure of figures) for (const part of figure.children) expect(part.textContent).toMatch(/\S/);
  });

  it('writes figures as the language does', async () => {
    const texts = (name: string) =>
      region(name)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    await show();
    expect(texts('Online visits').filter((_, i) => i % 3 < 2)).toEqual([
      '3',
      '5 page views',
      '24',
      '61 page views',
      '96',
      '231 page views',
      '1,284',
      '3,105 page views',
    ]);
    await show(statistics(), 'nl');
    expect(texts('Online bezoeken')).toContain('1.284');
  });

  it('names sources as people know them, those of one name together, with their share', async () => {
    const rows = () =>
      region('Where visitors come from')
        .getAllByRole('row')
        .slice(1)
        .map(({ children }) => [...children].map(({ textContent }) => textContent));
    await show();
    expect(rows()).toEqual([
      ['Direct or unknown', '80', '44%'],
      ['Google', '60', '33%'],
      ['herfst-2026', '20', '11%'],
      ['makelaarsgids.example', '14', '8%'],
      ['Another page of our website', '6', '3%'],
    ]);
    const counted = { direct: 6, 'google.com': 4, 'www.google.be': 4, 'yahoo.com': 2 };
    const sources = Object.entries(counted).map(([source, visits]) => ({ source, visits }));
    await show(statistics({ sources }));
    expect(rows().map(([source, visits]) => [source, visits])).toEqual([
      ['Google', '8'],
      ['Direct or unknown', '6'],
      ['Yahoo', '2'],
    ]);
  });

  const similar = () => region('Compared with similar properties');

  it.each([
    [180, 144.4, 'In 30 days, 25% more online visits than similar properties on our website.', ['180', '144']],
    [90, 120, 'In 30 days, 25% fewer online visits than similar properties on our website.', ['90', '120']],
    [1000, 1001, 'In 30 days, as many online visits as similar properties on our website.', ['1,000', '1,001']],
    [5, 0.2, 'Similar properties on our website had no online visits in 30 days.', ['5', '0']],
    [0, 0, 'Similar properties on our website had no online visits in 30 days.', ['0', '0']],
  ])('compares %d visits with %d of similar homes', async (own, others, text, values) => {
    await show(statistics({ similar: { own, others, homes: 7 } }));
    expect(similar().getByText(text)).toBeDefined();
    const figures = similar().getAllByRole('definition');
    expect(figures.filter((_, i) => i % 2 === 0).map(({ textContent }) => textContent)).toEqual(values);
  });
});
