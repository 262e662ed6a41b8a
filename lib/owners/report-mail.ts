import type { OwnedHome } from '../accounts/owned-home.ts';
import type { MonthFigures } from '../audience/statistics.ts';
import { ownAddress } from '../catalogue/known-homes.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { longDay, monthText, number } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type MessageKey, translatorIn } from '../i18n/translator.ts';
import { composeGreeting } from '../letters/greeting.ts';
import type { Mail, MailContent } from '../mail/mail.ts';
import { drawChartPicture, pictureSize } from './chart-picture.ts';
import { requirePublishedHome } from './homes.ts';
import { monthBefore } from './report-month.ts';
import type { ReportReader } from './report-sources.ts';
import { drawDayChart, findBestDay } from './statistics.ts';

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

/** Returns the part of the letter about one home; a month without visits has no picture. */
export async function homeReport(
  { home, month, now, before, appointments }: HomeMonth,
  locale: Locale,
  data: Snapshot,
): Promise<HomeReport> {
  const [t, statistics] = await Promise.all([
    translatorIn(locale, 'owner.report'),
    translatorIn(locale, 'owner.statistics'),
  ]);
  const known = requirePublishedHome(home, data);
  const best = findBestDay(now.days);
  const values = {
    month: monthText(month, locale, 'numeric'),
    count: now.visits,
    day: longDay(best.date, locale),
    most: best.visits,
  };
  const cid = `home-${home}-${month}@report`;
  const picture = { cid, alt: t('picture', values), ...pictureSize };
  const compared = (label: MessageKey<'owner.statistics'>, what: Exclude<keyof MonthFigures, 'days'>) => ({
    label: statistics(label),
    value: t('compared', {
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
    { label: t('past', { month: monthText(month, locale) }), value: number(appointments.past, locale) },
    { label: t('planned'), value: number(appointments.planned, locale) },
  ];
  const common = {
    title: known.title[locale],
    text: `${known.reference} · ${ownAddress(known, locale, data)}`,
    caption: t('caption', values),
    rows,
  };
  if (now.visits === 0) return { report: common, attachments: [] };
  const content = (await drawChartPicture(drawDayChart(now.days))).toString('base64');
  const attachments = [{ filename: `${home}-${month}.png`, contentType: 'image/png', content, cid }];
  return { report: { ...common, picture }, attachments };
}

/** The report of a month to an owner, with the addresses of the portal's statistics and of what stops such letters. */
export async function composeReportMail(
  { email, name, locale }: Pick<ReportReader, 'email' | 'name' | 'locale'>,
  month: string,
  homes: readonly HomeMonth[],
  links: { portal: string; stop: string },
  data: Snapshot,
  /** The note that the broker adds. */
  note: { text: string; author: string } | null = null,
): Promise<Mail> {
  const [t, statistics, mail] = await Promise.all([
    translatorIn(locale, 'owner.report'),
    translatorIn(locale, 'owner.statistics'),
    translatorIn(locale, 'forms.mail'),
  ]);
  const values = { month: monthText(month, locale, 'numeric'), count: homes.length };
  const heading = t('subject', values);
  const parts = await Promise.all(homes.map((home) => homeReport(home, locale, data)));
  const content: MailContent = {
    locale,
    heading,
    paragraphs: [await composeGreeting(name, locale), t('text', values), ...(note ? [t('note', note)] : [])],
    reports: parts.map(({ report }) => report),
    action: { text: t('action'), href: links.portal },
    closing: [mail('closing'), data.content.site.legalName],
    footer: [{ text: statistics('note') }, { text: t('why') }, { text: t('stop'), href: links.stop }],
  };
  return {
    to: email,
    replyTo: data.content.site.email,
    subject: heading,
    content,
    attachments: parts.flatMap(({ attachments }) => attachments),
  };
}
