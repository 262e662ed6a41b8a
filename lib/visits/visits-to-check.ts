import 'server-only';
import type { Staff } from '../accounts/store-staff.ts';
import { minuteMs } from '../base/day.ts';
import { overlap } from '../base/span.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { ruleLimits } from '../content/visit-settings.ts';
import { may } from '../staff/rights.ts';
import { agendaOfBroker } from './agenda.ts';
import { agendaScope } from './agenda-scope.ts';
import { type Absence, findAbsence, listAbsences } from './store-absences.ts';
import { listUpcomingVisits, type UpcomingVisit } from './store-upcoming.ts';
import { findUnavailableReason, type UnavailableReason } from './unavailable-reason.ts';

/** An appointment of these lists. */
export type StandingVisit = UpcomingVisit;

/** The appointments of a home that is sold, let, withdrawn or gone. */
export interface ClosedHome {
  home: number;
  why: UnavailableReason;
  visits: UpcomingVisit[];
}

/** An absence with the appointments that stand in it. */
export interface AbsenceLine extends Absence {
  visits: UpcomingVisit[];
}

/** The appointments to come that a member of staff may see. */
export async function listUpcomingFor(staff: Staff, data: Snapshot, now = Date.now()): Promise<UpcomingVisit[]> {
  const visits = await listUpcomingVisits(now);
  const scope = agendaScope(staff, data);
  if (!scope) return visits;
  const [agendas, homes] = [new Set(scope.agendas), new Set(scope.homes)];
  return visits.filter(({ agenda, property }) => agendas.has(agenda) || (property !== null && homes.has(property)));
}

/** Appointments that may have to be cancelled because their home can no longer be visited, among those that a member of staff may see. */
export async function listVisitsToCheck(staff: Staff, data: Snapshot, now = Date.now()): Promise<ClosedHome[]> {
  const found = new Map<number, ClosedHome>();
  for (const visit of await listUpcomingFor(staff, data, now)) {
    const { property } = visit;
    const why = findUnavailableReason(property, data);
    if (property === null || why === null) continue;
    const home = found.get(property) ?? { home: property, why, visits: [] };
    home.visits.push(visit);
    found.set(property, home);
  }
  return [...found.values()];
}

/** The absences that a member of staff sees: their own and everybody's, or all; each with the appointments in it. */
export async function listAbsencesWithVisits(staff: Staff, data: Snapshot, now = Date.now()): Promise<AbsenceLine[]> {
  const own = may(staff.role, 'hours.all') ? undefined : agendaOfBroker(staff.broker ?? '');
  const absences = await listAbsences(now, own);
  const visits = await listUpcomingFor(staff, data, now);
  return absences.map((absence) => ({ ...absence, visits: visitsWithin(visits, absence) }));
}

const maxSlotMs = ruleLimits.slotMinutes[1] * minuteMs;

/** The appointments in an absence, out of many sorted by start: only those around it are checked. */
function visitsWithin(visits: readonly UpcomingVisit[], absence: Absence): UpcomingVisit[] {
  let [low, high] = [0, visits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((visits[middle]?.startsAt ?? 0) < absence.startsAt - maxSlotMs) low = middle + 1;
    else high = middle;
  }
  const found: UpcomingVisit[] = [];
  for (let i = low; ; i++) {
    const visit = visits[i];
    if (!visit || visit.startsAt >= absence.endsAt) return found;
    if (isDuringAbsence(visit, absence)) found.push(visit);
  }
}

/** The appointments in an absence. */
export async function listVisitsInAbsence(id: string, now = Date.now()): Promise<UpcomingVisit[]> {
  const absence = await findAbsence(id);
  return absence ? visitsWithin(await listUpcomingVisits(now), absence) : [];
}

const isDuringAbsence = (visit: UpcomingVisit, absence: Absence): boolean =>
  (absence.agenda === null || absence.agenda === visit.agenda) && overlap(visit, absence);
