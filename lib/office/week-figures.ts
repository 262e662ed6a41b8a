import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { addDays, dayMs, dayOf, instantAt, instantOfHour, timeOf, weekdayOf } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { countAnswers, countHomeVisits } from '../figures/store.ts';
import type { MessageKey } from '../i18n/translator.ts';
import type { Span } from '../leads/store-figures.ts';
import { countInbox } from '../leads/store-inbox.ts';
import { portfolioOf, visibleTo } from '../staff/portfolio.ts';
import { may, mayOpen } from '../staff/rights.ts';
import { agendaScope } from '../visits/agenda-scope.ts';
import { listAgenda } from '../visits/store-agenda.ts';

export interface WeekFigure {
  name: MessageKey<'office.today.week'>;
  now: number;
  before: number;
}

/** This week from Monday to now, and the week before until the same weekday and time, so that a Monday is not compared with a whole week. */
export function weekSpans(now: number): { week: Span; before: Span; monday: string; today: string } {
  const today = dayOf(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const [hours = 0, minutes = 0] = timeOf(now).split(':').map(Number);
  return {
    monday,
    today,
    week: { from: instantOfHour(monday, 0), until: now },
    before: {
      from: instantOfHour(addDays(monday, -7), 0),
      // In the hour that spring skips: a whole week ago.
      until: instantAt(addDays(today, -7), hours * 60 + minutes) ?? now - 7 * dayMs,
    },
  };
}

/** Returns the figures of the week: a broker’s own or the agency’s; empty for people who sell nothing. */
export async function readWeek(staff: Staff, data: Snapshot, now = Date.now()): Promise<WeekFigure[]> {
  if (!mayOpen(staff.role, 'leads')) return [];
  const { week, before, monday, today } = weekSpans(now);
  const seesAll = may(staff.role, 'leads.all');
  const scope = visibleTo(staff, data);
  const countLeads = async (span: Span) =>
    [...(await countInbox({ visibleTo: scope, ...span })).values()].reduce((sum, n) => sum + n, 0);
  const author = seesAll ? undefined : staff.id;
  const homes = seesAll ? [...data.catalogue.properties.keys()] : portfolioOf(staff, data).homes;
  // Visits of homes are counted by day: those of today are not all there yet.
  const yesterday = addDays(today, -1);
  const visits = { visibleTo: agendaScope(staff, data), states: ['confirmed'] as const };
  const countVisits = async (span: Span) => (await listAgenda({ ...visits, ...span })).length;
  const figures: WeekFigure[] = [
    { name: 'leads', now: await countLeads(week), before: await countLeads(before) },
    { name: 'visits', now: await countVisits(week), before: await countVisits(before) },
    { name: 'answers', now: await countAnswers(week, author), before: await countAnswers(before, author) },
  ];
  if (yesterday >= monday)
    figures.push({
      name: 'homeVisits',
      now: await countHomeVisits(homes, monday, yesterday),
      before: await countHomeVisits(homes, addDays(monday, -7), addDays(yesterday, -7)),
    });
  return figures;
}
