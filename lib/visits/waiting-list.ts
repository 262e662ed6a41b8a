import 'server-only';
import type { Snapshot } from '../data/load.ts';
import type { Trx } from '../db/database.ts';
import { freeSeat, type SeatedSlot, takeSeat } from '../db/visit-seats.ts';
import { firstWaiting, lapsedOffers, updateVisit, type Visit } from '../db/visits.ts';
import { hourMs } from '../duration.ts';
import { agendaOfVisit } from './agenda.ts';
import { tell } from './tell.ts';
import type { VisitAnswer } from './visit-answers.ts';
import { changeVisit, settle } from './visit-change.ts';

/** A place that comes free later than this before its moment is offered to nobody. */
const latest = hourMs;

const slotOf = (visit: Visit, data: Snapshot): SeatedSlot => {
  const { agenda, startsAt, endsAt } = visit;
  return { agenda, startsAt, endsAt, seats: agendaOfVisit(visit, data).place.seats };
};

/** Keeps the place that an appointment gave back for the one who has waited longest for that moment, and mails them. */
export async function offerNext(trx: Trx, freed: Visit, data: Snapshot): Promise<void> {
  const now = Date.now();
  if (freed.startsAt - now < latest) return;
  const next = await firstWaiting(trx, freed);
  if (!next) return;
  const offeredUntil = Math.min(now + data.content.visits.offerHours * hourMs, freed.startsAt);
  if (!(await takeSeat(trx, slotOf(next, data), { holder: next.id, until: offeredUntil }))) return;
  await updateVisit(trx, next.id, { state: 'offered', offeredUntil });
  await tell(trx, 'offered', { ...next, state: 'offered', offeredUntil }, data);
}

/** Takes the place that was offered to who was waiting. */
export const acceptOffer = (id: string, data: Snapshot): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    if (visit.state === 'confirmed') return 'accepted';
    if (visit.state !== 'offered') return 'full';
    await settle(trx, visit, slotOf(visit, data), data);
    return 'accepted';
  });

/** Gives offers that nobody took in time to the next who waits. */
export async function passOnOffers(data: Snapshot, now = Date.now()): Promise<void> {
  for (const { id } of await lapsedOffers(now))
    await changeVisit(id, async (trx, visit) => {
      if (visit.state !== 'offered' || (visit.offeredUntil ?? 0) > now) return 'accepted';
      await freeSeat(trx, id);
      await updateVisit(trx, id, { state: 'lapsed', offeredUntil: null });
      await offerNext(trx, visit, data);
      return 'full';
    });
}
