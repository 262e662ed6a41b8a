import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { minuteMs } from '../day.ts';
import { inTransaction } from '../db/database.ts';
import { isWithinLimit } from '../db/rate-limit.ts';
import { countHolds, type SeatedSlot, takeSeat } from '../db/visit-seats.ts';
import { openAbout } from '../forms/open-about.ts';
import { chosenMoment } from '../forms/schemas/appointment.ts';
import { hashed } from '../forms/turns.ts';
import { agendaOf } from './agenda.ts';
import { findSlot } from './find-slot.ts';
import type { HeldSlot } from './held-slot.ts';
import { fullSlots } from './slot-days.ts';

/** Moments that a network may choose within ten minutes, and those that it may hold at once: two who share a line can both choose, and nobody blocks an agenda. */
const turns = 20;
const holds = 2;

const schema = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  about: z.string().max(40),
  slot: chosenMoment,
});

/**
 * Keeps a moment for the form that has this key, for as long as data/visits.json says, unless its network (networkOf) holds others
 * already; null for what no form of ours asks.
 */
export async function holdSlot(asked: unknown, network: string, data: Snapshot): Promise<HeldSlot | null> {
  const given = schema.safeParse(asked).data;
  if (!given) return null;
  const about = given.about ? openAbout(given.about, 'contact-appointment', data) : null;
  if (given.about && !about) return null;
  const { visits } = data.content;
  const agenda = agendaOf(about && (data.catalogue.properties.get(about.id) ?? null), data);
  const slot = findSlot(given.slot, agenda, visits);
  const until = Date.now() + visits.holdMinutes * minuteMs;
  const held = slot !== null && (await hold(slot, { holder: given.key, until, network: await hashed(network) }));
  const { full } = await fullSlots(agenda, data, given.key);
  return { held, full: [...(slot ? [] : [given.slot]), ...[...full].map(String)] };
}

const hold = (slot: SeatedSlot, taker: { holder: string; until: number; network: string }): Promise<boolean> =>
  inTransaction(async (trx) => {
    // The row of the turn makes those of one network wait for each other, in whatever agendas: two at once do not both count one.
    if (!(await isWithinLimit(`hold ${taker.network}`, turns, 10 * minuteMs, trx))) return false;
    const others = await countHolds(trx, taker.network, { agenda: slot.agenda, holder: taker.holder });
    return others < holds && takeSeat(trx, slot, taker);
  });
