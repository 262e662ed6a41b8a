import type { Snapshot } from '../data/load.ts';
import { longDay, monthText, number } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MessageKey } from '../i18n/translator.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { homeOf, ownAddress } from '../owners/homes.ts';
import type { OwnedHome } from '../owners/owned-home.ts';
import { bestDay, dayChart } from '../owners/statistics.ts';
import { chartPicture, pictureSize } from './chart-picture.ts';
import { monthBefore } from './report-month.ts';
import type { MonthFigures } from './report-sources.ts';
import type { ReportWords } from './report-words.ts';

/** A home of the catalogue in a month: what was counted, then and in the month before, and its appointments. */
export interface HomeMonth {
  home: OwnedHome;
  month: string;
  now: MonthFigures;
  before: MonthFigures;
  appointments: { past: number; planned: number };
}

export interface HomeReport {
  report: NonNullable<MailContent['reports']>[number];
  /** The picture that it shows. */
  attachments: NonNullable<Mail['attachments']>;
}

/** What the letter says of one home; a month without visits has no picture. */
export async function homeReport(
  { home, month, now, before, appointments }: HomeMonth,
  locale: Locale,
  words: ReportWords,
  data: Snapshot,
): Promise<HomeReport> {
  const known = homeOf(home, data);
  const best = bestDay(now.days);
  const told = {
    month: monthText(month, locale, 'numeric'),
    count: now.visits,
    day: longDay(best.date, locale),
    most: best.visits,
  };
  const cid = `home-${home}-${month}@report`;
  const picture = { cid, alt: words.report('picture', told), ...pictureSize };
  const compared = (label: MessageKey<'owner.statistics'>, what: Exclude<keyof MonthFigures, 'days'>) => ({
    label: words.statistics(label),
    value: words.report('compared', {
      now: number(now[what], locale),
      before: number(before[what], locale),
      month: monthText(monthBefore(month), locale),
    }),
  });
  const rows = [
    compared('visits', 'visits'),
    compared('viewsColumn', 'views'),
    compared('requests', 'requests'),
    compared('saves', 'saves'),
    compared('shares', 'shares'),
    { label: words.report('past', { month: monthText(month, locale) }), value: number(appointments.past, locale) },
    { label: words.report('planned'), value: number(appointments.planned, locale) },
  ];
  const common = {
    title: known.title[locale],
    text: `${known.reference} · ${ownAddress(known, locale, data)}`,
    caption: words.report('caption', told),
    rows,
  };
  if (now.visits === 0) return { report: common, attachments: [] };
  const content = (await chartPicture(dayChart(now.days))).toString('base64');
  const attachments = [{ filename: `${home}-${month}.png`, contentType: 'image/png', content, cid }];
  return { report: { ...common, picture }, attachments };
}
