import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { freeSeat, lockAgenda, type SeatedSlot, takeSeat } from '../db/visit-seats.ts';
import { findVisit, updateVisit, type Visit } from '../db/visits.ts';
import { tell } from './tell.ts';
import type { VisitAnswer } from './visit-answers.ts';

/** Whether it has begun: then there is nothing to change any more. */
export const isOver = ({ startsAt }: Pick<Visit, 'startsAt'>, now = Date.now()): boolean => startsAt <= now;

class NoSeat extends Error {}

/** Runs a change while nobody else changes the agenda, on what the appointment is by then; one that is over or cancelled stays as it is. */
export async function changeVisit(
  id: string,
  work: (trx: Trx, visit: Visit) => Promise<VisitAnswer>,
): Promise<VisitAnswer> {
  try {
    return await inTransaction(async (trx) => {
      const agenda = (await findVisit(id, trx))?.agenda;
      if (!agenda) return 'over';
      await lockAgenda(trx, agenda);
      const visit = await findVisit(id, trx);
      if (!visit || isOver(visit)) return 'over';
      return visit.state === 'cancelled' ? 'cancelled' : work(trx, visit);
    });
  } catch (error) {
    if (error instanceof NoSeat) return 'full';
    throw error;
  }
}

/** Gives an appointment a place at a moment instead of the one it may have, and tells; within changeVisit, which undoes all where there is none left. */
export async function settle(trx: Trx, visit: Visit, slot: SeatedSlot, data: Snapshot): Promise<void> {
  await freeSeat(trx, visit.id);
  if (!(await takeSeat(trx, slot, { holder: visit.id, visit: visit.id }))) throw new NoSeat();
  const moved = visit.state === 'confirmed';
  const change = {
    ...({ state: 'confirmed', offeredUntil: null, startsAt: slot.startsAt, endsAt: slot.endsAt } as const),
    sequence: visit.sequence + (moved ? 1 : 0),
  };
  await updateVisit(trx, visit.id, change);
  await tell(trx, moved ? 'moved' : 'confirmed', { ...visit, ...change }, data);
}
