import type { OwnedHome } from '@/lib/accounts/owned-home';
import type { MonthFigures, Statistics } from '@/lib/audience/statistics';
import { addDays } from '@/lib/base/day';
import type { ReportReader, ReportSources } from '@/lib/owners/report-sources';
import { homes } from './sample-site';

/** The first homes of the sample, as the homes of an owner. */
export const ownedHomes = homes.slice(0, 3).map(({ id }) => id as OwnedHome);

/** Stores one day for each count, with twice as many views as visits. */
export const daysFrom = (first: string, visits: readonly number[]): Statistics['days'] =>
  visits.map((count, i) => ({
    date: addDays(first, i),
    visits: count,
    views: 2 * count,
  }));

/** A month of 30 days until 22 November 2026, as an owner of one home sees it. */
export const statistics = (own: Partial<Statistics> = {}): Statistics => ({
  today: { visits: 3, views: 5 },
  week: { visits: 24, views: 61 },
  month: { visits: 96, views: 231 },
  total: { visits: 1284, views: 3105 },
  days: daysFrom(
    '2026-10-24',
    [9, 12, 4, 3, 5, 2, 7, 11, 10, 0, 4, 3, 6, 8, 15, 13, 4, 2, 5, 6, 3, 9, 8, 2, 4, 5, 3, 6, 8, 3],
  ),
  sources: [
    { source: 'direct', visits: 80 },
    { source: 'www.google.be', visits: 60 },
    { source: 'herfst-2026', visits: 20 },
    { source: 'makelaarsgids.example', visits: 14 },
    { source: 'internal', visits: 6 },
  ],
  requests: 4,
  saves: 12,
  shares: 1,
  similar: { own: 180, others: 144.4, homes: 7 },
  ...own,
});

/** A month with so many visits each day, and the same of everything else every month. */
export function monthFigures(month: string, visitsADay: number): MonthFigures {
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const days = daysFrom(
    `${month}-01`,
    Array.from({ length }, () => visitsADay),
  );
  return { days, visits: visitsADay * length, views: 2 * visitsADay * length, requests: 3, saves: 7, shares: 0 };
}

export const reportReader = (own: Partial<ReportReader> = {}): ReportReader => ({
  id: 'account-1',
  email: 'griet@owner.example',
  name: 'Griet Maes',
  locale: 'nl',
  homes: ownedHomes.slice(0, 1),
  ...own,
});

/** Accounts whose homes get four visits a day, one fewer in the months before October 2026. */
export const reportSources = (...readers: ReportReader[]): ReportSources => ({
  listReportReaders: async () => readers,
  readMonthFigures: async (_, month) => monthFigures(month, month < '2026-10' ? 3 : 4),
  portalPath: (locale) => `/${locale}/portal/`,
});
