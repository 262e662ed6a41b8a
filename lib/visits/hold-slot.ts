import 'server-only';
import { z } from 'zod';
import type { Snapshot } from '../data/load.ts';
import { inTransaction } from '../db/database.ts';
import { takeSeat } from '../db/visit-seats.ts';
import { minuteMs } from '../duration.ts';
import { openAbout } from '../forms/open-about.ts';
import { chosenMoment } from '../forms/schemas/appointment.ts';
import { takeTurnOf } from '../forms/turns.ts';
import { agendaOf } from './agenda.ts';
import { findSlot } from './find-slot.ts';
import type { HeldSlot } from './held-slot.ts';
import { fullSlots } from './slot-days.ts';

/** Moments that an address may choose within ten minutes: nobody holds a whole agenda. */
const turns = 20;

const schema = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  about: z.string().max(40),
  slot: chosenMoment,
});

/** Keeps a moment for the form that has this key, for as long as data/visits.json says; null for what no form of ours asks. */
export async function holdSlot(asked: unknown, address: string, data: Snapshot): Promise<HeldSlot | null> {
  const given = schema.safeParse(asked).data;
  if (!given) return null;
  const about = given.about ? openAbout(given.about, 'contact-appointment', data) : null;
  if (given.about && !about) return null;
  const { visits } = data.content;
  const agenda = agendaOf(about && (data.catalogue.properties.get(about.id) ?? null), data);
  const slot = findSlot(given.slot, agenda, visits);
  const may = slot && (await takeTurnOf('hold', address, turns, 10 * minuteMs));
  const until = Date.now() + visits.holdMinutes * minuteMs;
  const held = may ? await inTransaction((trx) => takeSeat(trx, slot, { holder: given.key, until })) : false;
  const { full } = await fullSlots(agenda, data, given.key);
  return { held, full: [...full].map(String) };
}
