// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Statistics } from '@/components/owner/statistics';
import { toStatisticsView } from '@/lib/owners/statistics-view';
import { wordsIn } from '../../support/messages';
import { daysFrom, statistics } from '../../support/owners';

const t = wordsIn('en');
const show = (figures = statistics()) =>
  render(<Statistics view={toStatisticsView(figures, 'en', (key, values) => t(`owner.statistics.${key}`, values))} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('Statistics', () => {
  it('has its parts as headings below that of the page', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Online visits',
      'Last 30 days',
      'What visitors did',
      'Where visitors come from',
      'Compared with similar homes',
    ]);
  });

  it('shows the days as a picture that says what it comes to, and all of them as a table', () => {
    show();
    const chart = region('Last 30 days');
    expect(chart.getByText(/180 online visits, most of them on Saturday 7 November: 15/)).toBeDefined();
    const picture = chart.getByRole('img', { name: 'Last 30 days' });
    expect(picture.querySelectorAll('rect')).toHaveLength(30);
    expect(picture.querySelectorAll('[data-open]')).toHaveLength(1);
    expect(chart.getAllByRole('row', { hidden: true })).toHaveLength(31);
    expect(chart.getByRole('row', { name: 'Sat 7 Nov 15 30', hidden: true })).toBeDefined();
  });

  it('draws no days on which nobody came', () => {
    show(statistics({ days: daysFrom('2026-10-24', Array(30).fill(0)) }));
    expect(region('Last 30 days').getByText(/there were no online visits/)).toBeDefined();
    expect(region('Last 30 days').queryByRole('img')).toBeNull();
    expect(region('Last 30 days').queryByRole('table', { hidden: true })).toBeNull();
  });

  it('leaves out the tables and figures of what there is not', () => {
    show(statistics({ sources: [], similar: null }));
    expect(region('Where visitors come from').queryByRole('table')).toBeNull();
    expect(region('Compared with similar homes').queryByRole('definition')).toBeNull();
  });
});
