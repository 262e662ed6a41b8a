import { hourMs } from '../day.ts';
import { db, inTransaction, type Trx } from './database.ts';

/** A moment of an agenda (ms since epoch), which has so many places. */
export interface SeatedSlot {
  agenda: string;
  startsAt: number;
  endsAt: number;
  seats: number;
}

/** What is left of an agenda to somebody. */
interface Availability {
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
export async function readAvailability(
  agenda: string,
  holder: string | null,
  now: number,
  trx?: Trx,
): Promise<Availability> {
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
export const isFull = (
  { startsAt, endsAt, seats }: Omit<SeatedSlot, 'agenda'>,
  { taken, ahead }: Availability,
): boolean =>
  taken.filter((seat) => seat.startsAt < endsAt && seat.endsAt > startsAt).length + (ahead.get(startsAt) ?? 0) >= seats;

/**
 * Who takes a place: an appointment for good, or a holder until some time (ms since epoch), from a network that is known by a keyed
 * hash. A holder's own hold gives way to what they take.
 */
type SeatHolder = { holder: string; until: number; network?: string } | { holder: string; visit: string };

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
 * Takes a place at a moment, and lets go what the taker held elsewhere in the agenda; false where there is none left for them. Moments
 * that overlap count, so that nobody is booked twice after the length of appointments was changed.
 */
export async function takeSeat(trx: Trx, slot: SeatedSlot, taker: SeatHolder): Promise<boolean> {
  const { agenda, startsAt, endsAt, seats } = slot;
  await lockAgenda(trx, agenda);
  const now = Date.now();
  const room = await readAvailability(agenda, taker.holder, now, trx);
  await trx
    .deleteFrom('visit_seat')
    .where('agenda', '=', agenda)
    .where('visit', 'is', null)
    .where((eb) => eb.or([eb('held_until', '<=', now), eb('holder', '=', taker.holder)]))
    .execute();
  if (isFull(slot, room)) return false;
  const used = new Set(room.taken.filter((one) => one.startsAt === startsAt).map(({ seat }) => seat));
  const seat = Array.from({ length: seats }, (_, i) => i).find((i) => !used.has(i));
  if (seat === undefined) return false;
  const whose =
    'visit' in taker
      ? { visit: taker.visit, holder: null, held_until: 0, network: null }
      : { visit: null, holder: taker.holder, held_until: taker.until, network: taker.network ?? null };
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

/** How many places a network holds at this moment, the one left out that this holder would give up for another of the agenda. */
export async function countHolds(trx: Trx, network: string, { agenda, holder }: { agenda: string; holder: string }) {
  const held = await trx
    .selectFrom('visit_seat')
    .select(['agenda', 'holder'])
    .where('network', '=', network)
    .where('held_until', '>', Date.now())
    .execute();
  return held.filter((one) => one.agenda !== agenda || one.holder !== holder).length;
}

/** Deletes the holds that lapsed, and with them what was known of who held. */
export async function deleteLapsedHolds(now: number): Promise<void> {
  const agendas = await (await db())
    .selectFrom('visit_seat')
    .select('agenda')
    .distinct()
    .where('visit', 'is', null)
    .where('held_until', '<=', now)
    .execute();
  for (const { agenda } of agendas)
    await inTransaction(async (trx) => {
      await lockAgenda(trx, agenda);
      await trx
        .deleteFrom('visit_seat')
        .where('agenda', '=', agenda)
        .where('visit', 'is', null)
        .where('held_until', '<=', now)
        .execute();
    });
}
