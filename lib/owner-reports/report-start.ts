import 'server-only';
import { monthOf } from '../audience/month-of.ts';
import { snapshot } from '../data/store.ts';
import { minuteMs } from '../duration.ts';
import { listOwners } from '../owners/owned-homes.ts';
import type { ReportSources } from './report-sources.ts';
import { tellReports } from './tell-reports.ts';

/** In ms: how soon after eight o'clock, or after the site came up again, the reports are written. */
const poll = 10 * minuteMs;

const ownSources: ReportSources = {
  listReportReaders: () => listOwners(snapshot()),
  monthOf,
  portalPath: (locale) => snapshot().paths.href({ name: 'portal' }, locale),
};

/** Writes the owners' monthly reports beside the pages. */
export function startReports(sources = ownSources): void {
  const run = () =>
    tellReports(sources, snapshot()).catch((error: unknown) => console.error('The reports could not be told:', error));
  setInterval(run, poll).unref();
  void run();
}
