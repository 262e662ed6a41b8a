import 'server-only';
import { z } from 'zod';
import { dayOf, minuteMs, timeOf } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction } from '../db/database.ts';
import { isWithinLimit } from '../db/rate-limit.ts';
import { readSubject } from '../forms/form-pages.ts';
import { chosenMoment } from '../forms/form-schemas.ts';
import type { HeldSlot, SlotDay } from '../forms/form-view.ts';
import { keyedHash } from '../http/rate-limit.ts';
import { dayText } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { type Agenda, findSlot, getAgenda, listOfferedSlots } from './agenda.ts';
import type { Slot } from './slots.ts';
import { type AgendaSlot, countHolds, isFull, readAvailability, reserveSeat } from './store-seats.ts';

/** The moments of an agenda, and those that are full at this moment to a holder (as in `readAvailability`). */
export async function findFullSlots(
  agenda: Agenda,
  { content: { visits } }: Pick<Snapshot, 'content'>,
  holder: string | null = null,
  now = Date.now(),
): Promise<{ slots: Slot[]; full: ReadonlySet<number> }> {
  const slots = await listOfferedSlots(agenda, visits, { now });
  const { taken, ...room } = await readAvailability(agenda.id, holder, now);
  const end = slots.at(-1)?.endsAt ?? now;
  const near = { ...room, taken: taken.filter(({ startsAt }) => startsAt < end) };
  const full = slots.filter((slot) => isFull({ ...slot, seats: agenda.place.seats }, near));
  return { slots, full: new Set(full.map(({ startsAt }) => startsAt)) };
}

/** The moments of an agenda by day, for a visitor to choose from; `visit` is the appointment that they would move. */
export async function listSlotDays(
  agenda: Agenda,
  locale: Locale,
  t: Translator<'forms'>,
  data: Pick<Snapshot, 'content'>,
  visit: string | null = null,
): Promise<SlotDay[]> {
  const { slots, full } = await findFullSlots(agenda, data, visit);
  return [...Map.groupBy(slots, ({ startsAt }) => dayOf(startsAt))].map(([day, ofDay]) => ({
    day,
    label: dayText(ofDay[0]?.startsAt ?? 0, locale),
    note: t('slots.free', { count: ofDay.filter(({ startsAt }) => !full.has(startsAt)).length }),
    slots: ofDay.map(({ startsAt }) => ({
      value: String(startsAt),
      label: timeOf(startsAt),
      full: full.has(startsAt),
    })),
  }));
}

/** Moments that a network may choose within ten minutes, and those that it may hold at once: two who share a connection can both choose, and no network can block an agenda. */
const maxRequests = 20;
const maxHolds = 2;

const schema = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  /** The key of the subject, as in the form's field `about`. */
  about: z.string().max(40),
  slot: chosenMoment,
});

/**
 * Keeps a moment for the form that has this key, for as long as data/visits.json says, unless its network (`clientNetwork`) holds others
 * already; null for what no form of ours asks.
 */
export async function holdSlot(asked: unknown, network: string, data: Snapshot): Promise<HeldSlot | null> {
  const request = schema.safeParse(asked).data;
  if (!request) return null;
  const subject = request.about ? readSubject(request.about, 'contact-appointment', data) : null;
  if (request.about && !subject) return null;
  const { visits } = data.content;
  const agenda = getAgenda(subject && (data.catalogue.properties.get(subject.id) ?? null), data);
  const slot = await findSlot(request.slot, agenda, visits);
  const until = Date.now() + visits.holdMinutes * minuteMs;
  const held = slot !== null && (await hold(slot, { holder: request.key, until, network: await keyedHash(network) }));
  const { full } = await findFullSlots(agenda, data, request.key);
  return { held, full: [...(slot ? [] : [request.slot]), ...[...full].map(String)] };
}

const hold = (slot: AgendaSlot, taker: { holder: string; until: number; network: string }): Promise<boolean> =>
  inTransaction(async (trx) => {
    // The row of the limit makes those of one network wait for each other, in whatever agendas: two at once do not both count one.
    if (!(await isWithinLimit(`hold ${taker.network}`, maxRequests, 10 * minuteMs, trx))) return false;
    const others = await countHolds(trx, taker.network, { agenda: slot.agenda, holder: taker.holder });
    return others < maxHolds && reserveSeat(trx, slot, taker);
  });
