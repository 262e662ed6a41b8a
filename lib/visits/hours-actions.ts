import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { writeAudit } from '../audit/store.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { defineAction, RejectionError } from '../staff/define-action.ts';
import { may } from '../staff/rights.ts';
import { absenceSchema, addAbsence, beforeAbsenceUndo, removeAbsence } from './absence-actions.ts';
import { allBrokers } from './absence-names.ts';
import { agendaOfBroker } from './agenda.ts';
import { scopes } from './calendar.ts';
import { cancelVisit } from './change-visit.ts';
import { findAbsence } from './store-absences.ts';
import { renewCalendarMark } from './store-calendar.ts';
import type { UpcomingVisit } from './store-upcoming.ts';
import { listAbsencesWithVisits, listUpcomingFor, listVisitsToCheck } from './visits-to-check.ts';

/** Whether somebody may change the hours of an agenda: their own; an owner of the agency any. */
export const mayManageHours = ({ role, broker }: Staff, agenda: string | null): boolean =>
  may(role, 'hours.all') || (broker !== null && agenda === agendaOfBroker(broker));

/** A time in which somebody is away. */
export const addAbsenceAction = defineAction({
  name: 'absence.add',
  roles: ['owner', 'broker'],
  schema: absenceSchema,
  async run(absence, { session: { staff }, data }) {
    if (!mayManageHours(staff, absence.agenda === allBrokers ? null : absence.agenda))
      throw new RejectionError('forbidden');
    await addAbsence(absence, staff, data);
    return { done: 'absenceAdded' };
  },
});

export const removeAbsenceAction = defineAction({
  name: 'absence.remove',
  roles: ['owner', 'broker'],
  schema: z.object({ id: z.uuid() }),
  async run({ id }, { session: { staff } }) {
    const absence = await findAbsence(id);
    if (!absence) throw new RejectionError('gone');
    if (!mayManageHours(staff, absence.agenda)) throw new RejectionError('forbidden');
    return { done: 'absenceRemoved', undo: await removeAbsence(id, staff) };
  },
  beforeUndo: beforeAbsenceUndo,
});

/** One appointment, those of a home, or those in an absence. */
const absenceRefSchema = z.union([
  z.object({ id: z.uuid() }),
  z.object({ home: z.coerce.number<string>().int().positive() }),
  z.object({ absence: z.uuid() }),
]);

/** Cancels appointments that can no longer take place, limited to those of the person who asks; their visitors get a mail. */
export const cancelVisitsAction = defineAction({
  name: 'visits.cancel',
  roles: ['owner', 'broker'],
  schema: absenceRefSchema,
  async run(asked, { session: { staff }, data }) {
    const visits = await visitsAsked(asked, staff, data);
    if (visits.length === 0) throw new RejectionError('gone');
    for (const { id } of visits) await cancelVisit(id, data, { actor: staff });
    return { done: 'visitsCancelled' };
  },
});

async function visitsAsked(
  asked: z.output<typeof absenceRefSchema>,
  staff: Staff,
  data: Snapshot,
): Promise<UpcomingVisit[]> {
  if ('id' in asked) return (await listUpcomingFor(staff, data)).filter(({ id }) => id === asked.id);
  const found =
    'home' in asked
      ? (await listVisitsToCheck(staff, data)).find(({ home }) => home === asked.home)
      : (await listAbsencesWithVisits(staff, data)).find(({ id }) => id === asked.absence);
  return found?.visits ?? [];
}

/** A new secret address for a calendar; the previous one stops working. */
export const renewCalendarAction = defineAction({
  name: 'calendar.renew',
  roles: ['owner', 'broker'],
  needsRecentLogin: true,
  schema: z.object({ scope: z.enum(scopes) }),
  async run({ scope }, { session }) {
    const { staff } = session;
    if (scope === 'office' && !may(staff.role, 'hours.all')) throw new RejectionError('forbidden');
    if (scope === 'own' && staff.broker === null) throw new RejectionError('noPerson');
    await inTransaction(async (trx) => {
      await renewCalendarMark(trx, staff.id, scope);
      await writeAudit(trx, staff, { action: 'calendar.renew', after: { scope } });
    });
    return { done: 'calendarRenewed' };
  },
});
