import 'server-only';
import type { Snapshot } from '../data/load.ts';
import { hourMs } from '../day.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import {
  deleteLapsedHolds,
  freeSeat,
  isFull,
  lockAgenda,
  offerNotice,
  readAvailability,
  type SeatedSlot,
  takeSeat,
} from '../db/visit-seats.ts';
import { firstWaiting, firstWaitingPerMoment, lapsedOffers, updateVisit, type Visit } from '../db/visits.ts';
import { agendaOfVisit } from './agenda.ts';
import { findSlot } from './find-slot.ts';
import { tell } from './tell.ts';
import type { VisitAnswer } from './visit-answers.ts';
import { changeVisit, settle } from './visit-change.ts';

const slotOf = (visit: Visit, data: Snapshot): SeatedSlot => {
  const { agenda, startsAt, endsAt } = visit;
  return { agenda, startsAt, endsAt, seats: agendaOfVisit(visit, data).place.seats };
};

/** The moment that somebody waits for, as it is today; null where the agenda is closed then by now, or it is too late to offer it. */
const waitedSlot = (visit: Visit, data: Snapshot): SeatedSlot | null => {
  const rules = { ...data.content.visits, noticeHours: offerNotice / hourMs };
  return findSlot(String(visit.startsAt), agendaOfVisit(visit, data), rules);
};

/** Keeps a free place at a moment for the one who has waited longest for it, and mails them; false where nobody waits, or nothing is free. */
export async function offerNext(
  trx: Trx,
  moment: Pick<Visit, 'agenda' | 'startsAt'>,
  data: Snapshot,
): Promise<boolean> {
  const next = await firstWaiting(trx, moment);
  const slot = next && waitedSlot(next, data);
  if (!slot) return false;
  const offeredUntil = Math.min(Date.now() + data.content.visits.offerHours * hourMs, slot.startsAt);
  if (!(await takeSeat(trx, slot, { holder: next.id, until: offeredUntil }))) return false;
  // Its length may have been changed since.
  const change = { state: 'offered', offeredUntil, endsAt: slot.endsAt } as const;
  await updateVisit(trx, next.id, change);
  await tell(trx, 'offered', { ...next, ...change }, data);
  return true;
}

/** Takes the place that was offered to who was waiting. */
export const acceptOffer = (id: string, data: Snapshot): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    if (visit.state === 'confirmed') return 'accepted';
    if (visit.state !== 'offered') return 'full';
    await settle(trx, visit, slotOf(visit, data), data);
    return 'accepted';
  });

/** Offers to who waits what came free since: offers that nobody took in time, and places that nobody gave back, as those of holds that lapsed. */
export async function passOnOffers(data: Snapshot, now = Date.now()): Promise<void> {
  const faults: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => faults.push(error));
  for (const { id } of await lapsedOffers(now)) await attempt(passOnOffer(id, data, now));
  await attempt(deleteLapsedHolds(now));
  for (const waiting of await firstWaitingPerMoment(now)) await attempt(offerFree(waiting, data, now));
  // One at fault stops none of the others.
  if (faults.length > 0) throw new AggregateError(faults, 'Places could not be passed on.');
}

const passOnOffer = (id: string, data: Snapshot, now: number): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    if (visit.state !== 'offered' || (visit.offeredUntil ?? 0) > now) return 'accepted';
    await freeSeat(trx, id);
    await updateVisit(trx, id, { state: 'lapsed', offeredUntil: null });
    await offerNext(trx, visit, data);
    return 'full';
  });

/** Offers as many places of a moment as are free, to the first who wait for it. */
async function offerFree(first: Visit, data: Snapshot, now: number): Promise<void> {
  const slot = waitedSlot(first, data);
  // Most moments stay full for long: nobody's agenda is locked for that.
  if (!slot || isFull(slot, await readAvailability(slot.agenda, first.id, now))) return;
  await inTransaction(async (trx) => {
    await lockAgenda(trx, slot.agenda);
    while (await offerNext(trx, slot, data));
  });
}
