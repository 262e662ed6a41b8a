import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { action, Refusal } from '../staff/action.ts';
import { may } from '../staff/permissions.ts';
import { absenceSchema, addAbsence, removeAbsence } from './absence-actions.ts';
import { everybody } from './absence-names.ts';
import { agendaOfBroker } from './agenda.ts';
import { scopes } from './calendar.ts';
import { cancelVisit } from './change-visit.ts';
import { findAbsence } from './store-absences.ts';
import { renewCalendarMark } from './store-calendar.ts';
import type { UpcomingVisit } from './store-upcoming.ts';
import { absencesWithVisits, upcomingFor, visitsToCheck } from './visits-to-check.ts';

/** Whether somebody may change the hours of an agenda: their own; an owner of the agency any. */
export const keeps = ({ role, broker }: Staff, agenda: string | null): boolean =>
  may(role, 'hours.all') || (broker !== null && agenda === agendaOfBroker(broker));

/** A time in which somebody is away. */
export const addAbsenceAction = action(absenceSchema, async (absence, { session: { staff }, data }) => {
  if (!keeps(staff, absence.agenda === everybody ? null : absence.agenda)) throw new Refusal('forbidden');
  await addAbsence(absence, staff, data);
  return { done: 'absenceAdded' };
});

export const removeAbsenceAction = action(z.object({ id: z.uuid() }), async ({ id }, { session: { staff } }) => {
  const absence = await findAbsence(id);
  if (!absence) throw new Refusal('gone');
  if (!keeps(staff, absence.agenda)) throw new Refusal('forbidden');
  return { done: 'absenceRemoved', undo: await removeAbsence(id, staff) };
});

/** One appointment, those of a home, or those in an absence. */
const which = z.union([
  z.object({ id: z.uuid() }),
  z.object({ home: z.coerce.number().int().positive() }),
  z.object({ absence: z.uuid() }),
]);

/** Cancels appointments that can no longer take place, limited to those of the person who asks; their visitors get a mail. */
export const cancelVisitsAction = action(which, async (asked, { session: { staff }, data }) => {
  const visits = await visitsAsked(asked, staff, data);
  if (visits.length === 0) throw new Refusal('gone');
  for (const { id } of visits) await cancelVisit(id, data, { actor: staff });
  return { done: 'visitsCancelled' };
});

async function visitsAsked(asked: z.output<typeof which>, staff: Staff, data: Snapshot): Promise<UpcomingVisit[]> {
  if ('id' in asked) return (await upcomingFor(staff, data)).filter(({ id }) => id === asked.id);
  const found =
    'home' in asked
      ? (await visitsToCheck(staff, data)).find(({ home }) => home === asked.home)
      : (await absencesWithVisits(staff, data)).find(({ id }) => id === asked.absence);
  return found?.visits ?? [];
}

/** A new secret address for a calendar; the previous one stops working. */
export const renewCalendarAction = action(z.object({ scope: z.enum(scopes) }), async ({ scope }, { session }) => {
  const { staff } = session;
  if (scope === 'office' && !may(staff.role, 'hours.all')) throw new Refusal('forbidden');
  if (scope === 'own' && staff.broker === null) throw new Refusal('noPerson');
  await inTransaction(async (trx) => {
    await renewCalendarMark(trx, staff.id, scope);
    await writeAudit(trx, staff, { action: 'calendar.renew', after: { scope } });
  });
  return { done: 'calendarRenewed' };
});
