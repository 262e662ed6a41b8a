import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { VisitRules, WeeklyHours } from '../content/visit-settings.ts';
import type { CalendarScope } from '../db/tables/absences.ts';
import { may } from '../staff/rights.ts';
import { agendaOfBroker } from './agenda.ts';
import { findCalendarAddress } from './calendar.ts';
import { mayManageHours } from './hours-actions.ts';
import { type AbsenceLine, type ClosedHome, listAbsencesWithVisits, listVisitsToCheck } from './visits-to-check.ts';

/** A person of the team whose hours somebody may change. */
export interface BrokerHoursView {
  id: string;
  name: string;
  /** The id of their agenda. */
  agenda: string;
  hours: WeeklyHours;
  /** Whether they differ from those of the others. */
  isOwn: boolean;
}

/** The content of the page of hours for a member of staff. */
export interface HoursPage {
  check: ClosedHome[];
  absences: (AbsenceLine & { isKept: boolean })[];
  /** Names by agenda. */
  names: ReadonlyMap<string, string>;
  brokers: BrokerHoursView[];
  /** Whether they may enter absences of the office and of everybody. */
  managesAll: boolean;
  calendars: { scope: CalendarScope; address: string | null }[];
  /** All rules, which a form sends to be merged with what is stored since. */
  base: VisitRules;
}

export async function readHours(staff: Staff, data: Snapshot): Promise<HoursPage> {
  const { team, visits } = data.content;
  const managesAll = may(staff.role, 'hours.all');
  const people = [...team.values()].map(({ id, name }) => {
    const own = visits.brokers?.[id];
    return { id, name, agenda: agendaOfBroker(id), hours: own ?? visits.homes.hours, isOwn: own !== undefined };
  });
  const scopes: CalendarScope[] = [
    ...(staff.broker ? ['own' as const] : []),
    ...(managesAll ? ['office' as const] : []),
  ];
  const absences = await listAbsencesWithVisits(staff, data);
  return {
    check: await listVisitsToCheck(staff, data),
    absences: absences.map((absence) => ({ ...absence, isKept: mayManageHours(staff, absence.agenda) })),
    names: new Map(people.map(({ agenda, name }) => [agenda, name])),
    brokers: people.filter(({ agenda }) => mayManageHours(staff, agenda)),
    managesAll,
    calendars: await Promise.all(
      scopes.map(async (scope) => ({ scope, address: await findCalendarAddress(staff, scope) })),
    ),
    base: visits,
  };
}
