import 'server-only';
import { z } from 'zod';
import type { Staff } from '../accounts/store-staff.ts';
import { addDays, dayOf, daysFrom, instantOfHour, isDay, weekdayOf } from '../base/day.ts';
import { overlap } from '../base/span.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { type VisitState, visitStates } from '../db/tables/visits.ts';
import type { Cursor } from '../leads/store-inbox.ts';
import { agendaOfBroker, brokerOfAgenda, getAgendaById, toStaffRules } from './agenda.ts';
import { agendaScope, listStaffAgendas, type OfficeAgenda } from './agenda-scope.ts';
import { findFullSlots } from './choose-slot.ts';
import { findClosing, type Slot } from './slots.ts';
import type { Visit } from './store.ts';
import { type Absence, listAbsences } from './store-absences.ts';
import { listAgenda, readAgendaPage } from './store-agenda.ts';

export const agendaViews = ['day', 'week', 'list'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** The view and the filters in the address of the agenda. */
export interface AgendaQuery {
  view: AgendaView;
  /** YYYY-MM-DD; none is today. The list begins there. */
  day?: string;
  /** The word of one agenda (lib/visits/agenda-scope.ts); none is all. */
  broker?: string;
  /** Only for the list, as are the following fields. */
  state?: VisitState;
  home?: number;
  after?: Cursor;
}

/** Reads it; unknown values are ignored. */
export function readAgendaQuery(query: URLSearchParams): AgendaQuery {
  const [at, id] = (query.get('after') ?? '').split('_');
  const day = query.get('day') ?? '';
  return {
    view: agendaViews.find((one) => one === query.get('view')) ?? 'day',
    day: isDay(day) ? day : undefined,
    broker: query.get('broker')?.slice(0, 100) || undefined,
    state: visitStates.find((one) => one === query.get('state')),
    home: z.coerce.number().int().positive().max(999_999_999).safeParse(query.get('home')).data,
    after: /^\d{13}$/.test(at ?? '') && id ? { at: Number(at), id: id.slice(0, 36) } : undefined,
  };
}

/** The address of the agenda with some values changed; the list begins at its first page. */
export function agendaHref(query: AgendaQuery, other: Partial<AgendaQuery> = {}): string {
  const { view, day, broker, state, home, after } = { ...query, after: undefined, ...other };
  const params = {
    view: view === 'day' ? undefined : view,
    day,
    broker,
    ...(view === 'list' ? { state, home: home && String(home) } : {}),
    after: after && `${after.at}_${after.id}`,
  };
  const parts = Object.entries(params).filter((part): part is [string, string] => part[1] !== undefined);
  return parts.length > 0 ? `?${new URLSearchParams(parts)}` : '?';
}

/** The days before and after those of a view; a list moves by a week. */
export function findNeighbourDays({ view, day }: AgendaQuery, today: string): { before: string; after: string } {
  const step = view === 'day' ? 1 : 7;
  return { before: addDays(day ?? today, -step), after: addDays(day ?? today, step) };
}

/** The days that a view shows: one, or the week from Monday. */
export function listDaysOfView({ view, day }: AgendaQuery, today: string): string[] {
  const shown = day ?? today;
  return view === 'week' ? daysFrom(addDays(shown, 1 - weekdayOf(shown)), 7) : [shown];
}

/** The reason for which an agenda takes no appointments on a day: all are closed, somebody is away, or it has no hours then. */
export type Closed = NonNullable<ReturnType<typeof findClosing>> | Absence | 'noHours';

/** An agenda on a day. */
export interface AgendaDay {
  agenda: OfficeAgenda;
  closed: Closed | null;
  /** Only for part of the day. */
  absences: Absence[];
  visits: Visit[];
  /** The moments at which staff can still book. */
  free: Slot[];
}

/** The agendas that a query shows, and the appointments of days in them. */
export async function readDays(
  query: AgendaQuery,
  staff: Staff,
  data: Snapshot,
  now = Date.now(),
): Promise<{ day: string; agendas: AgendaDay[] }[]> {
  const days = listDaysOfView(query, dayOf(now));
  const [first = '', last = first] = [days[0], days.at(-1)];
  const from = instantOfHour(first, 0);
  const known = listStaffAgendas(staff, data).filter(({ word }) => !query.broker || word === query.broker);
  const visits = await listAgenda({
    ...filterOf(query, staff, data),
    from,
    until: instantOfHour(addDays(last, 1), 0),
  });
  // The reason of an absence is visible only to the colleague.
  const isNamed = ({ agenda }: Absence) => agenda === null || known.some(({ id }) => id === agenda);
  const absences = (await listAbsences(from)).map((one) => (isNamed(one) ? one : { ...one, why: null }));
  const agendas = [...known, ...unrelatedAgendas(visits, known, data)];
  const free = new Map<string, Slot[]>();
  for (const { id } of known) free.set(id, last < dayOf(now) ? [] : await freeSlots(id, data, now));
  return days.map((day) => ({
    day,
    agendas: agendas.map((agenda) => ({
      agenda,
      ...closedOn(day, agenda.id, absences, data),
      visits: visits.filter((visit) => visit.agenda === agenda.id && dayOf(visit.startsAt) === day),
      free: free.get(agenda.id)?.filter(({ startsAt }) => dayOf(startsAt) === day) ?? [],
    })),
  }));
}

/** The moments of an agenda at which staff can book, of all days ahead. */
async function freeSlots(id: string, data: Snapshot, now: number): Promise<Slot[]> {
  const content = { ...data.content, visits: toStaffRules(data.content) };
  const { slots, full } = await findFullSlots(getAgendaById(id, data), { content }, null, now);
  return slots.filter(({ startsAt }) => !full.has(startsAt));
}

/** Agendas that only appear in appointments: of a broker who left, or of a colleague who shows one of their homes. */
function unrelatedAgendas(
  visits: readonly Visit[],
  known: readonly OfficeAgenda[],
  { content }: Snapshot,
): OfficeAgenda[] {
  const ids = new Set(visits.map(({ agenda }) => agenda));
  for (const { id } of known) ids.delete(id);
  return [...ids].map((id) => {
    const word = brokerOfAgenda(id) ?? id;
    return { id, word, name: content.team.get(word)?.name ?? word };
  });
}

/** Whether an agenda is closed on a day, and who is away for a part of it. */
function closedOn(
  day: string,
  id: string,
  absences: readonly Absence[],
  { content }: Snapshot,
): Pick<AgendaDay, 'closed' | 'absences'> {
  const whole = { startsAt: instantOfHour(day, 0), endsAt: instantOfHour(addDays(day, 1), 0) };
  const own = absences.filter((one) => (one.agenda === null || one.agenda === id) && overlap(one, whole));
  const away = own.find(({ startsAt, endsAt }) => startsAt <= whole.startsAt && endsAt >= whole.endsAt);
  const { hours } = getAgendaById(id, { content }).place;
  const isOpen = hours.some(({ days }) => days.includes(weekdayOf(day)));
  const closed = findClosing(day, content.visits) ?? away ?? (isOpen ? null : 'noHours');
  return { closed, absences: closed ? [] : own };
}

function filterOf({ broker }: AgendaQuery, staff: Staff, data: Snapshot) {
  const asked =
    broker && (listStaffAgendas(staff, data).find(({ word }) => word === broker)?.id ?? agendaOfBroker(broker));
  return { visibleTo: agendaScope(staff, data), agenda: asked || undefined };
}

const pageSize = 50;

/** A page of the list from a day on. */
export const readList = (query: AgendaQuery, staff: Staff, data: Snapshot, now = Date.now()) =>
  readAgendaPage(
    {
      ...filterOf(query, staff, data),
      states: query.state && [query.state],
      home: query.home,
      from: instantOfHour(query.day ?? dayOf(now), 0),
    },
    query.after ?? null,
    pageSize,
  );
