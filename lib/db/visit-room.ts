import { hourMs } from '../duration.ts';
import { db, type Trx } from './database.ts';

/** A moment of an agenda (ms since epoch), which has so many places. */
export interface SeatedSlot {
  agenda: string;
  startsAt: number;
  endsAt: number;
  seats: number;
}

/** What is left of an agenda to somebody. */
export interface Room {
  /** The places that others have. */
  taken: { startsAt: number; endsAt: number; seat: number }[];
  /** By the beginning of a moment: how many wait for it and come first. */
  ahead: ReadonlyMap<number, number>;
}

/** A place that comes free later than this before its moment (ms) is offered to nobody, so that nobody who waits comes first any more. */
export const offerNotice = hourMs;

/**
 * What is left of an agenda from now on to a holder: the key of a form, the id of an appointment, or null for anybody. Nobody comes
 * before them where they hold a place, and where they wait themselves only who waits longer.
 */
export async function readRoom(agenda: string, holder: string | null, now: number, trx?: Trx): Promise<Room> {
  const database = trx ?? (await db());
  const seats = await database
    .selectFrom('visit_seat')
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'seat', 'visit', 'holder'])
    .where('agenda', '=', agenda)
    .where('ends_at', '>', now)
    .where((eb) => eb.or([eb('visit', 'is not', null), eb('held_until', '>', now)]))
    .execute();
  const isOwn = (seat: (typeof seats)[number]) => seat.visit === null && seat.holder === holder;
  const queue = await database
    .selectFrom('visit')
    .select(['id', 'starts_at as startsAt', 'state'])
    .where('agenda', '=', agenda)
    .where('starts_at', '>=', now + offerNotice)
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const reached = new Set(seats.filter(isOwn).map(({ startsAt }) => startsAt));
  const ahead = new Map<number, number>();
  for (const { id, startsAt, state } of queue) {
    if (id === holder) reached.add(startsAt);
    if (state === 'waiting' && !reached.has(startsAt)) ahead.set(startsAt, (ahead.get(startsAt) ?? 0) + 1);
  }
  return { taken: seats.filter((seat) => !isOwn(seat)), ahead };
}

/** Whether all places of a moment are taken, or go to who waits; what is taken counts at every moment that it overlaps. */
export const isFull = ({ startsAt, endsAt, seats }: Omit<SeatedSlot, 'agenda'>, { taken, ahead }: Room): boolean =>
  taken.filter((seat) => seat.startsAt < endsAt && seat.endsAt > startsAt).length + (ahead.get(startsAt) ?? 0) >= seats;
