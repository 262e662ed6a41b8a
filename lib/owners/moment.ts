import { timeOf } from '../belgian-time.ts';
import { date, dayOf } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';

/** "22/11/2026, 10:30" in Belgium, of ms since epoch. */
export const moment = (instant: number, locale: Locale): string =>
  `${date(dayOf(instant), locale)}, ${timeOf(instant)}`;
