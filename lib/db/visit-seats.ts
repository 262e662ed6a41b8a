import { db, inTransaction, type Trx } from './database.ts';
import { isFull, readRoom, type SeatedSlot } from './visit-room.ts';

/**
 * Who takes a place: an appointment for good, or a holder until some time (ms since epoch), from a network that is known by a keyed
 * hash. A holder's own hold gives way to what they take.
 */
export type Taker = { holder: string; until: number; network?: string } | { holder: string; visit: string };

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
export async function takeSeat(trx: Trx, slot: SeatedSlot, taker: Taker): Promise<boolean> {
  const { agenda, startsAt, endsAt, seats } = slot;
  await lockAgenda(trx, agenda);
  const now = Date.now();
  const room = await readRoom(agenda, taker.holder, now, trx);
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
