import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { VisitPlace, VisitRules } from '../content/visit-settings.ts';
import type { Trx } from '../db/database.ts';
import { listSlots, type Slot } from './slots.ts';
import { listAbsentTimes } from './store-absences.ts';
import type { AgendaSlot } from './store-seats.ts';

/** The agenda that an appointment belongs to: that of the broker who shows a home, or that of the office. */
export interface Agenda {
  /** "broker:tom-claes", "office" */
  id: string;
  place: VisitPlace;
}

export const officeAgenda = 'office';

const ofBroker = 'broker:';

/** The id of a broker's agenda. */
export const agendaOfBroker = (broker: string): string => ofBroker + broker;

/** The id of the broker whose agenda it is; null for the office. */
export const brokerOfAgenda = (agenda: string): string | null =>
  agenda.startsWith(ofBroker) ? agenda.slice(ofBroker.length) : null;

/** The ids of every agenda there is. */
export const listAgendas = ({ content: { team } }: Pick<Snapshot, 'content'>): string[] => [
  ...[...team.keys()].map(agendaOfBroker),
  officeAgenda,
];

export function getAgenda(home: Property | null, { content: { visits } }: Pick<Snapshot, 'content'>): Agenda {
  if (!home) return { id: officeAgenda, place: visits.office };
  const id = agendaOfBroker(home.broker);
  return { id, place: homesPlace(id, visits) };
}

/** The agenda of an appointment that was made, with the hours of today's data: it stays the same broker's, even if the home has another one now. */
export const agendaOfVisit = (
  { agenda, property }: { agenda: string; property: number | null },
  { content: { visits } }: Pick<Snapshot, 'content'>,
): Agenda => ({ id: agenda, place: property === null ? visits.office : homesPlace(agenda, visits) });

/** An agenda by its id, with the hours of today's data. */
export const getAgendaById = (id: string, { content: { visits } }: Pick<Snapshot, 'content'>): Agenda => ({
  id,
  place: id === officeAgenda ? visits.office : homesPlace(id, visits),
});

/** The rules for staff, who know whether the broker can be there: they can book until the moment begins. */
export const toStaffRules = ({ visits }: Snapshot['content']): VisitRules => ({ ...visits, noticeHours: 0 });

/** Returns the hours in which homes are shown: the broker's own, if they have any. */
function homesPlace(agenda: string, { homes, brokers = {} }: VisitRules): VisitPlace {
  const hours = brokers[brokerOfAgenda(agenda) ?? ''];
  return hours ? { ...homes, hours } : homes;
}

interface TimeOptions {
  /** ms since epoch */
  now?: number;
  /** Needed inside a transaction. */
  trx?: Trx;
}

/** Every moment of an agenda, taken or not: its hours without its absences. All code that offers moments calls this. */
export const listOfferedSlots = async (
  { id, place }: Agenda,
  rules: VisitRules,
  { now = Date.now(), trx }: TimeOptions = {},
): Promise<Slot[]> => listSlots(place, rules, now, await listAbsentTimes(id, now, trx));

/** The moment that begins then (ms since epoch, as text), if it is offered; else null. */
export async function findSlot(
  startsAt: string,
  agenda: Agenda,
  rules: VisitRules,
  when?: TimeOptions,
): Promise<AgendaSlot | null> {
  const slots = await listOfferedSlots(agenda, rules, when);
  const slot = slots.find((one) => String(one.startsAt) === startsAt);
  return slot ? { agenda: agenda.id, seats: agenda.place.seats, ...slot } : null;
}
