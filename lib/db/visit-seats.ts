import { db, type Trx } from './database.ts';

/** A moment of an agenda (ms since epoch), which has so many places. */
export interface SeatedSlot {
  agenda: string;
  startsAt: number;
  endsAt: number;
  seats: number;
}

/** Who takes a place: an appointment for good, or a holder until some time (ms since epoch). A holder's own hold gives way to what they take. */
export type Taker = { holder: string; until: number } | { holder: string; visit: string };

interface TakenSeat {
  startsAt: number;
  endsAt: number;
}

/** The places of an agenda that are taken from now on, those left out that this holder holds. */
export async function takenSeats(agenda: string, holder: string | null, now: number, trx?: Trx): Promise<TakenSeat[]> {
  return (trx ?? (await db()))
    .selectFrom('visit_seat')
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('agenda', '=', agenda)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('visit', 'is not', null), eb('held_until', '>', now)]))
    .where((eb) => eb.or([eb('visit', 'is not', null), eb('holder', '!=', holder ?? '')]))
    .execute();
}

/** Whether all places of a moment are taken; what overlaps it counts. */
export const isFull = (slot: Omit<SeatedSlot, 'agenda'>, taken: readonly TakenSeat[]): boolean =>
  taken.filter(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt).length >= slot.seats;

/** Waits until nobody else changes the places of an agenda, and keeps them for this transaction. */
export async function lockAgenda(trx: Trx, agenda: string): Promise<void> {
  const row = { agenda, taken_at: Date.now() };
  await trx
    .insertInto('agenda_turn')
    .values(row)
    .onConflict((conflict) => conflict.column('agenda').doUpdateSet(row))
    .execute();
}

/**
 * Takes a place at a moment, and lets go what the taker held elsewhere in the agenda; false where there is none left. Moments that
 * overlap count, so that nobody is booked twice after the length of appointments was changed.
 */
export async function takeSeat(trx: Trx, slot: SeatedSlot, taker: Taker): Promise<boolean> {
  const { agenda, startsAt, endsAt, seats } = slot;
  await lockAgenda(trx, agenda);
  await trx
    .deleteFrom('visit_seat')
    .where('agenda', '=', agenda)
    .where('visit', 'is', null)
    .where((eb) => eb.or([eb('held_until', '<=', Date.now()), eb('holder', '=', taker.holder)]))
    .execute();
  const taken = await trx
    .selectFrom('visit_seat')
    .select(['starts_at', 'seat'])
    .where('agenda', '=', agenda)
    .where('starts_at', '<', endsAt)
    .where('ends_at', '>', startsAt)
    .execute();
  if (taken.length >= seats) return false;
  const used = new Set(taken.filter(({ starts_at }) => starts_at === startsAt).map(({ seat }) => seat));
  const seat = Array.from({ length: seats }, (_, i) => i).find((i) => !used.has(i));
  if (seat === undefined) return false;
  const whose =
    'visit' in taker
      ? { visit: taker.visit, holder: null, held_until: 0 }
      : { visit: null, holder: taker.holder, held_until: taker.until };
  await trx
    .insertInto('visit_seat')
    .values({ agenda, starts_at: startsAt, ends_at: endsAt, seat, ...whose })
    .execute();
  return true;
}

/** Gives back the place of an appointment, and what is held for it. */
export async function freeSeat(trx: Trx, visit: string): Promise<void> {
  await trx
    .deleteFrom('visit_seat')
    .where((eb) => eb.or([eb('visit', '=', visit), eb.and([eb('visit', 'is', null), eb('holder', '=', visit)])]))
    .execute();
}
