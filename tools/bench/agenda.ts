import type { Staff } from '../../lib/accounts/store-staff.ts';
import { addDays, dayMs, dayOf, hourMs } from '../../lib/base/day.ts';
import type { Snapshot } from '../../lib/content/snapshot.ts';
import { db } from '../../lib/db/database.ts';
import { visitStates } from '../../lib/db/tables/visits.ts';
import { getAgenda, getAgendaById, listAgendas, listOfferedSlots } from '../../lib/visits/agenda.ts';
import { readAgendaQuery, readDays, readList } from '../../lib/visits/agenda-page.ts';
import { readBooking } from '../../lib/visits/booking-view.ts';
import { readHours } from '../../lib/visits/hours-page.ts';

// The queries of the office's agenda, at 10,000 appointments and 1,000 absences: part of npm run bench:inbox.

const count = 10_000;

/** Makes appointments of leads that are there: three years of them, and what is ahead as full as it can be. */
export async function fillAgenda(data: Snapshot): Promise<void> {
  const database = await db();
  const now = Date.now();
  const homes = [...data.catalogue.properties.values()];
  const leads = await database.selectFrom('lead').select('id').orderBy('id').limit(count).execute();
  const past = Array.from({ length: count }, (_, n) => now - Math.floor((n * 3 * 365 * dayMs) / count));
  const taken = new Set<string>();
  const ahead = new Map<string, Awaited<ReturnType<typeof listOfferedSlots>>>();
  for (const id of listAgendas(data))
    ahead.set(id, await listOfferedSlots(getAgendaById(id, data), data.content.visits));
  for (let done = 0; done < count; done += 500) {
    const rows = leads.slice(done, done + 500).map(({ id }, i) => {
      const n = done + i;
      const home = n % 9 === 0 ? null : (homes[n % homes.length] ?? null);
      const { id: agenda } = getAgenda(home, data);
      const slots = ahead.get(agenda) ?? [];
      const slot = slots[n % slots.length];
      const key = `${agenda} ${slot?.startsAt}`;
      const isNext = n < 2_000 && slot !== undefined && !taken.has(key);
      if (isNext) taken.add(key);
      const startsAt = isNext ? slot.startsAt : (past[n] ?? now);
      const state = isNext ? ('confirmed' as const) : (visitStates[n % visitStates.length] ?? 'confirmed');
      return { isNext, row: visitRow(id, agenda, home?.id ?? null, startsAt, state) };
    });
    await database
      .insertInto('visit')
      .values(rows.map(({ row }) => row))
      .execute();
    const seats = rows
      .filter(({ isNext }) => isNext)
      .map(({ row: { id, agenda, starts_at, ends_at } }) => ({
        agenda,
        starts_at,
        ends_at,
        seat: 0,
        visit: id,
        holder: null,
        held_until: 0,
        network: null,
      }));
    if (seats.length > 0) await database.insertInto('visit_seat').values(seats).execute();
  }
  await fillAbsences(listAgendas(data), now);
}

const absences = 1_000;

/** An hour of somebody every eight hours from now on, and of everybody at times. */
async function fillAbsences(ids: readonly string[], now: number): Promise<void> {
  const rows = Array.from({ length: absences }, (_, n) => {
    const starts_at = now + n * 8 * hourMs;
    const agenda = ids[n % (ids.length + 1)] ?? null;
    return { id: `absence-${n}`, agenda, starts_at, ends_at: starts_at + hourMs, why: null, by: 'x', removed_at: null };
  });
  for (let at = 0; at < absences; at += 250)
    await (await db())
      .insertInto('absence')
      .values(rows.slice(at, at + 250))
      .execute();
}

const visitRow = (
  id: string,
  agenda: string,
  property: number | null,
  startsAt: number,
  state: (typeof visitStates)[number],
) => ({
  id,
  lead: id,
  agenda,
  property,
  starts_at: startsAt,
  ends_at: startsAt + 45 * 60_000,
  state,
  offered_until: null,
  sequence: 0,
  reminder: null,
  feedback: null,
  rating: null,
  created_at: startsAt - dayMs,
});

/** The views of the agenda, by the name of a line in the table. */
export function agendaLists(owner: Staff, broker: Staff, data: Snapshot): Record<string, () => Promise<unknown>> {
  const tomorrow = addDays(dayOf(Date.now()), 1);
  const lastYear = addDays(tomorrow, -400);
  const query = (text: string) => readAgendaQuery(new URLSearchParams(text));
  return {
    'agenda, day, owner': () => readDays(query(`day=${tomorrow}`), owner, data),
    'agenda, day, broker': () => readDays(query(`day=${tomorrow}`), broker, data),
    'agenda, week, owner': () => readDays(query(`view=week&day=${tomorrow}`), owner, data),
    'agenda, week last year': () => readDays(query(`view=week&day=${lastYear}`), owner, data),
    'agenda, list, owner': () => readList(query('view=list&day=2020-01-01'), owner, data),
    'agenda, list, broker': () => readList(query('view=list&day=2020-01-01'), broker, data),
    'agenda, list, one state': () => readList(query('view=list&day=2020-01-01&state=missed'), broker, data),
    'agenda, list, deep page': () =>
      readList(query(`view=list&day=2020-01-01&after=${Date.now() - 100 * dayMs}_x`), owner, data),
    'hours and absences': () => readHours(owner, data),
    'moments of an agenda': () => listOfferedSlots(getAgendaById(`broker:${broker.broker}`, data), data.content.visits),
    'agenda, booking': () => readBooking(new URLSearchParams(`broker=${broker.broker}`), owner, 'nl', data),
  };
}
