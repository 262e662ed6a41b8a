import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { type Absence, findAbsence, listAbsences } from '../db/absences.ts';
import type { Staff } from '../db/staff.ts';
import { type UpcomingVisit, upcomingVisits } from '../db/upcoming-visits.ts';
import { overlap } from '../span.ts';
import { agendaOfBroker } from '../visits/agenda.ts';
import { type WhyClosed, whyClosed } from '../visits/closed-home.ts';
import { may } from './permissions.ts';
import { portfolioOf } from './portfolio.ts';

/** An appointment of these lists. */
export type StandingVisit = UpcomingVisit;

/** The appointments of a home that is sold, let, withdrawn or gone. */
export interface ClosedHome {
  home: number;
  why: WhyClosed;
  visits: UpcomingVisit[];
}

/** An absence with the appointments that stand in it. */
export interface AbsenceLine extends Absence {
  visits: UpcomingVisit[];
}

/** Whether an appointment concerns a member of staff: with them, or to a home of theirs. */
function concerns(staff: Staff, data: Snapshot): (visit: UpcomingVisit) => boolean {
  if (may(staff.role, 'leads.all')) return () => true;
  const homes = new Set(portfolioOf(staff, data).homes);
  const own = staff.broker === null ? null : agendaOfBroker(staff.broker);
  return ({ agenda, property }) => agenda === own || (property !== null && homes.has(property));
}

/** The appointments to come that a member of staff may see. */
export const upcomingFor = async (staff: Staff, data: Snapshot, now = Date.now()): Promise<UpcomingVisit[]> =>
  (await upcomingVisits(now)).filter(concerns(staff, data));

/** What stands and may have to be cancelled, because its home is no longer visited: as far as a member of staff may see it. */
export async function visitsToCheck(staff: Staff, data: Snapshot, now = Date.now()): Promise<ClosedHome[]> {
  const found = new Map<number, ClosedHome>();
  for (const visit of await upcomingFor(staff, data, now)) {
    const { property } = visit;
    const why = whyClosed(property, data);
    if (property === null || why === null) continue;
    const home = found.get(property) ?? { home: property, why, visits: [] };
    home.visits.push(visit);
    found.set(property, home);
  }
  return [...found.values()];
}

/** The absences that a member of staff sees, theirs and those of everybody, or all; each with the appointments that stand in it. */
export async function absencesWithVisits(staff: Staff, data: Snapshot, now = Date.now()): Promise<AbsenceLine[]> {
  const own = may(staff.role, 'hours.all') ? undefined : agendaOfBroker(staff.broker ?? '');
  const absences = await listAbsences(now, own);
  const visits = await upcomingFor(staff, data, now);
  return absences.map((absence) => ({ ...absence, visits: visits.filter((visit) => isWithin(visit, absence)) }));
}

/** The appointments that stand in an absence. */
export async function visitsInAbsence(id: string, now = Date.now()): Promise<UpcomingVisit[]> {
  const absence = await findAbsence(id);
  return absence ? (await upcomingVisits(now)).filter((visit) => isWithin(visit, absence)) : [];
}

const isWithin = (visit: UpcomingVisit, absence: Absence): boolean =>
  (absence.agenda === null || absence.agenda === visit.agenda) && overlap(visit, absence);
