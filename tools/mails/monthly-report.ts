import type { Snapshot } from '../../lib/data/load.ts';
import type { Mail } from '../../lib/mail/mail.ts';
import type { HomeMonth } from '../../lib/owner-reports/home-report.ts';
import { reportMail } from '../../lib/owner-reports/report-mail.ts';
import type { MonthFigures } from '../../lib/owner-reports/report-sources.ts';
import type { OwnedHome } from '../../lib/owners/owned-home.ts';

const october = [9, 12, 4, 3, 5, 2, 7, 11, 10, 0, 4, 3, 6, 8, 15, 13, 4, 2, 5, 6, 3, 9, 8, 2, 4, 5, 3, 6, 8, 3, 7];
const nobody = october.map(() => 0);

function figures(
  visits: readonly number[],
  [requests, saves, shares]: readonly [number, number, number],
): MonthFigures {
  const days = visits.map((count, i) => ({
    date: `2026-10-${String(i + 1).padStart(2, '0')}`,
    visits: count,
    views: 2 * count,
  }));
  const all = visits.reduce((sum, count) => sum + count, 0);
  return { days, visits: all, views: 2 * all, requests, saves, shares };
}

/** The report of an owner of two homes, one of which nobody looked at. */
export function monthlyReport(data: Snapshot): Promise<Mail> {
  const [one, other] = [...data.catalogue.properties.keys()] as OwnedHome[];
  if (!one || !other) throw new Error('the data have no two homes');
  const month = '2026-10';
  const none = figures(nobody, [0, 0, 0]);
  const homes: HomeMonth[] = [
    {
      home: one,
      month,
      now: figures(october, [4, 12, 1]),
      before: figures(october.slice(8), [2, 15, 0]),
      appointments: { past: 3, planned: 1 },
    },
    { home: other, month, now: none, before: none, appointments: { past: 0, planned: 0 } },
  ];
  const reader = { email: 'klaus@owner.example', name: 'Klaus Vandersteen', locale: 'de' } as const;
  const links = { portal: 'https://heem.example/de/', stop: 'https://heem.example/de/a/' };
  return reportMail(reader, month, homes, links, data);
}
