import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { freeSeat } from '../db/visit-seats.ts';
import { updateVisit, type Visit } from '../db/visits.ts';
import { agendaOfVisit } from './agenda.ts';
import { findSlot } from './find-slot.ts';
import { tell } from './tell.ts';
import type { VisitAnswer } from './visit-answers.ts';
import { changeVisit, settle } from './visit-change.ts';
import { offerNext } from './waiting-list.ts';

/** Whether it has a place that somebody else may wait for. */
const hasPlace = ({ state }: Visit): boolean => state === 'confirmed' || state === 'offered';

/** Moves an appointment to another moment, or books that moment for who was waiting: the new place is taken and the old one given back at once, or nothing changes. */
export const moveVisit = (id: string, startsAt: string, data: Snapshot): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    const slot = findSlot(startsAt, agendaOfVisit(visit, data), data.content.visits);
    if (!slot || (visit.state === 'confirmed' && slot.startsAt === visit.startsAt)) return 'choose';
    await settle(trx, visit, slot, data);
    if (hasPlace(visit) && slot.startsAt !== visit.startsAt) await offerNext(trx, visit, data);
    return 'moved';
  });

/** Cancels an appointment, refuses an offer, or leaves the waiting list; the place goes to the next who waits. */
export const cancelVisit = (id: string, data: Snapshot): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    const change = { state: 'cancelled', offeredUntil: null, sequence: visit.sequence + 1 } as const;
    await freeSeat(trx, id);
    await updateVisit(trx, id, change);
    // Who never had a place has nothing in a calendar, and the host nothing to cross out.
    if (visit.state === 'confirmed') await tell(trx, 'cancelled', { ...visit, ...change }, data);
    if (hasPlace(visit)) await offerNext(trx, visit, data);
    return 'cancelled';
  });
