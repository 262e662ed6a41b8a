import type { Count } from '../audience/statistics.ts';
import type { Locale } from '../i18n/locales.ts';
import type { OwnedHome } from '../owners/owned-home.ts';

/** An owner's account, and the homes that it may see. */
export interface ReportReader {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  homes: readonly OwnedHome[];
}

/** The figures of homes in one month, as lib/audience/statistics.ts explains them. */
export interface MonthFigures extends Count {
  /** Each day of the month, the first one first. */
  days: ({ date: string } & Count)[];
  requests: number;
  saves: number;
  shares: number;
}

/** Where the reports take what they tell. */
export interface ReportSources {
  listReportReaders(): Promise<ReportReader[]>;
  /** Takes a month of Belgium, "2026-10". */
  monthOf(homes: readonly OwnedHome[], month: string): Promise<MonthFigures>;
  /** Where the portal shows statistics. */
  portalPath(locale: Locale): string;
}
