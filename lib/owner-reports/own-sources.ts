import { monthOf } from '../audience/statistics.ts';
import type { Snapshot } from '../data/load.ts';
import { listOwners } from '../owners/homes.ts';
import type { ReportSources } from './report-sources.ts';

/** Where the reports of this site take what they tell; the data are asked for each time, since they change. */
export const ownSources = (data: () => Snapshot): ReportSources => ({
  listReportReaders: () => listOwners(data()),
  monthOf,
  portalPath: (locale) => data().paths.href({ name: 'portal' }, locale),
});
