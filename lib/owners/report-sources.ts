import type { OwnedHome } from '../accounts/owned-home.ts';
import { type MonthFigures, readMonthFigures } from '../audience/statistics.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import { listOwners } from './homes.ts';

/** An owner's account, and the homes that it may see. */
export interface ReportReader {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  homes: readonly OwnedHome[];
}

/** The figures of the reports; lib/app registers their queries. */
export interface ReportSources {
  listReportReaders(): Promise<ReportReader[]>;
  /** Takes a month of Belgium, "2026-10". */
  readMonthFigures(homes: readonly OwnedHome[], month: string): Promise<MonthFigures>;
  /** Returns the page of the portal with the statistics. */
  portalPath(locale: Locale): string;
}

/** The sources of this site; the data are read each time, since they change. */
export const ownSources = (data: () => Snapshot): ReportSources => ({
  listReportReaders: () => listOwners(data()),
  readMonthFigures,
  portalPath: (locale) => data().paths.href({ name: 'portal' }, locale),
});
