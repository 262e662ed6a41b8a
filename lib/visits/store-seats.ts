import { hourMs } from '../base/day.ts';
import { overlap, type Span } from '../base/span.ts';
import { db, inTransaction, type Trx } from '../db/database.ts';
import { listAbsentTimes } from './store-absences.ts';

/** A time slot of an agenda (ms since epoch) with its number of places. */
export interface AgendaSlot extends Span {
  agenda: string;
  seats: number;
}

/** The free places of an agenda for one holder. */
interface Availability {
  /** The places of others. */
  taken: (Span & { seat: number })[];
  /** The absences. */
  away: Span[];
  /** The number of people before the holder on the waiting list, by the start of the slot. */
  ahead: ReadonlyMap<number, number>;
}

/** Less than this before a slot (ms), a place that becomes free is no longer offered to the waiting list. */
export const offerNoticeMs = hourMs;

/**
 * Returns the free places of an agenda from now on for a holder: the key of a form, the id of an appointment, or null for anybody. The waiting list
 * does not come before a holder of a place; for somebody on the list, only those who have waited longer do.
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
    .where('starts_at', '>=', now + offerNoticeMs)
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
  return { taken: seats.filter((seat) => !isOwn(seat)), away: await listAbsentTimes(agenda, now, trx), ahead };
}

/**
 * Whether all places of a slot are taken or reserved for the waiting list, or nobody is there; a place counts in every slot that it
 * overlaps.
 */
export const isFull = (slot: Omit<AgendaSlot, 'agenda'>, { taken, away, ahead }: Availability): boolean =>
  away.some((time) => overlap(time, slot)) ||
  taken.filter((seat) => overlap(seat, slot)).length + (ahead.get(slot.startsAt) ?? 0) >= slot.seats;

/** The holder of a place: a visitor until a time (ms since epoch), with the HMAC of their network, or an appointment without limit. */
type SeatHolder = { holder: string; until: number; network?: string } | { holder: string; visit: string };

/** Locks the places of an agenda until the transaction ends. */
export async function lockAgenda(trx: Trx, agenda: string): Promise<void> {
  const row = { agenda, taken_at: Date.now() };
  await trx
    .insertInto('agenda_turn')
    .values(row)
    .onConflict((conflict) => conflict.column('agenda').doUpdateSet(row))
    .execute();
}

/** Locks several agendas in a fixed order, so that two transactions cannot deadlock. */
export async function lockAgendas(trx: Trx, agendas: Iterable<string>): Promise<void> {
  for (const agenda of [...new Set(agendas)].sort()) await lockAgenda(trx, agenda);
}

/** The agendas that were used before. */
export const usedAgendas = async (trx: Trx): Promise<string[]> =>
  (await trx.selectFrom('agenda_turn').select('agenda').execute()).map(({ agenda }) => agenda);

/**
 * Takes a place in a slot and releases what the holder held elsewhere in the agenda; false if none is left. Overlapping slots count, so
 * that there is no double booking after the length of appointments was changed.
 */
export async function reserveSeat(trx: Trx, slot: AgendaSlot, holder: SeatHolder): Promise<boolean> {
  const { agenda, startsAt, endsAt, seats } = slot;
  await lockAgenda(trx, agenda);
  const now = Date.now();
  const room = await readAvailability(agenda, holder.holder, now, trx);
  await trx
    .deleteFrom('visit_seat')
    .where('agenda', '=', agenda)
    .where('visit', 'is', null)
    .where((eb) => eb.or([eb('held_until', '<=', now), eb('holder', '=', holder.holder)]))
    .execute();
  if (isFull(slot, room)) return false;
  const used = new Set(room.taken.filter((one) => one.startsAt === startsAt).map(({ seat }) => seat));
  const seat = Array.from({ length: seats }, (_, i) => i).find((i) => !used.has(i));
  if (seat === undefined) return false;
  const whose =
    'visit' in holder
      ? { visit: holder.visit, holder: null, held_until: 0, network: null }
      : { visit: null, holder: holder.holder, held_until: holder.until, network: holder.network ?? null };
  await trx
    .insertInto('visit_seat')
    .values({ agenda, starts_at: startsAt, ends_at: endsAt, seat, ...whose })
    .execute();
  return true;
}

/** Releases the place of an appointment, and what is held for it. */
export async function releaseSeat(trx: Trx, visit: string): Promise<void> {
  await trx
    .deleteFrom('visit_seat')
    .where((eb) => eb.or([eb('visit', '=', visit), eb.and([eb('visit', 'is', null), eb('holder', '=', visit)])]))
    .execute();
}

/** The number of places that a network holds now, without the one that this holder would release for another in the agenda. */
export async function countHolds(trx: Trx, network: string, { agenda, holder }: { agenda: string; holder: string }) {
  const held = await trx
    .selectFrom('visit_seat')
    .select(['agenda', 'holder'])
    .where('network', '=', network)
    .where('held_until', '>', Date.now())
    .execute();
  return held.filter((one) => one.agenda !== agenda || one.holder !== holder).length;
}

/** Deletes expired holds, together with the data about their holders. */
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
