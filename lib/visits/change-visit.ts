import 'server-only';
import { z } from 'zod';
import { type Actor, type AuditAction, writeAudit } from '../audit/store.ts';
import { hourMs } from '../base/day.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import type { VisitState } from '../db/tables/visits.ts';
import { chosenMoment } from '../forms/form-schemas.ts';
import { locales } from '../i18n/locales.ts';
import type { VisitAnswer } from '../requests/visit-answers.ts';
import { agendaOfVisit, findSlot, toStaffRules } from './agenda.ts';
import { NoSeatError } from './place-visit.ts';
import {
  findFirstOnWaitingList,
  findVisit,
  firstOnEachWaitingList,
  listLapsedOffers,
  updateVisit,
  type Visit,
} from './store.ts';
import {
  type AgendaSlot,
  deleteLapsedHolds,
  isFull,
  lockAgenda,
  offerNoticeMs,
  readAvailability,
  releaseSeat,
  reserveSeat,
} from './store-seats.ts';
import { findUnavailableReason } from './unavailable-reason.ts';
import { openVisit, visitPath } from './visit-link.ts';
import { notify, type StaffNews } from './visit-mails.ts';
import { isOver } from './visit-subject.ts';

const schema = z.object({
  token: z.string().max(400),
  locale: z.enum(locales),
  act: z.enum(['move', 'cancel', 'accept']),
  slot: chosenMoment.optional(),
});

/** Handles an action on the page of an appointment; returns the path of the page with the result, null for a request that no page of the site sends. */
export async function handleVisit(form: FormData, data: Snapshot): Promise<string | null> {
  const asked = schema.safeParse(Object.fromEntries(form)).data;
  const visit = asked && (await openVisit(asked.token));
  if (!visit) return null;
  const answer = await runVisitAction(visit.id, asked, data);
  return `${await visitPath(visit.id, asked.locale, data)}&answer=${answer}`;
}

async function runVisitAction(id: string, { act, slot }: z.infer<typeof schema>, data: Snapshot): Promise<VisitAnswer> {
  if (act === 'cancel') return cancelVisit(id, data);
  if (act === 'accept') return acceptOffer(id, data);
  return slot ? moveVisit(id, slot, data) : 'choose';
}

/** Whether it has a place that somebody else may wait for. */
const hasPlace = ({ state }: Visit): boolean => state === 'confirmed' || state === 'offered';

/** A change by staff: it is in the log under their name, and the visitor gets their message. */
export interface StaffChange extends StaffNews {
  actor: Actor;
}

/**
 * Moves an appointment to another moment, or books it for a visitor on the waiting list: the new place is taken and the old one released in
 * one step, or nothing changes. The notice that visitors have to give does not bind staff.
 */
export const moveVisit = (id: string, startsAt: string, data: Snapshot, staff?: StaffChange): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    const rules = staff ? toStaffRules(data.content) : data.content.visits;
    const slot = await findSlot(startsAt, agendaOfVisit(visit, data), rules, { trx });
    if (!slot || (visit.state === 'confirmed' && slot.startsAt === visit.startsAt)) return 'choose';
    await confirmSeat(trx, visit, slot, data, staff);
    if (staff) await log(trx, 'visit.move', visit, { visit: 'confirmed', startsAt: slot.startsAt }, staff);
    if (hasPlace(visit) && slot.startsAt !== visit.startsAt) await offerNext(trx, visit, data);
    return 'moved';
  });

/** Cancels an appointment, refuses an offer, or leaves the waiting list; the place goes to the next on the waiting list. */
export const cancelVisit = (id: string, data: Snapshot, staff?: StaffChange): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    const change = { state: 'cancelled', offeredUntil: null, sequence: visit.sequence + 1 } as const;
    await releaseSeat(trx, id);
    await updateVisit(trx, id, change);
    // A visitor who never had a place has no calendar entry, and neither has the host.
    if (visit.state === 'confirmed') await notify(trx, 'cancelled', { ...visit, ...change }, data, staff);
    else if (staff && visit.state !== 'lapsed') await notify(trx, 'removed', { ...visit, ...change }, data, staff);
    if (staff) await log(trx, 'visit.cancel', visit, { visit: 'cancelled' }, staff);
    if (hasPlace(visit)) await offerNext(trx, visit, data);
    return 'cancelled';
  });

/** Adds a change by staff to the log. */
async function log(
  trx: Trx,
  action: AuditAction,
  { id, state, startsAt }: Visit,
  after: { visit: VisitState; startsAt?: number },
  { actor }: StaffChange,
): Promise<void> {
  const known = { visit: state, startsAt };
  const changed = (Object.keys(after) as (keyof typeof known)[]).filter((name) => after[name] !== known[name]);
  const of = (all: Partial<typeof known>) => Object.fromEntries(changed.map((name) => [name, all[name]]));
  await writeAudit(trx, actor, { action, subject: id, before: of(known), after: of(after) });
}

/** Runs `work` while the agenda of an appointment is locked, on what the appointment is by then; null for one that is gone. */
const withAgendaLocked = <Result>(
  id: string,
  work: (trx: Trx, visit: Visit) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(async (trx) => {
    const agenda = (await findVisit(id, trx))?.agenda;
    if (!agenda) return null;
    await lockAgenda(trx, agenda);
    const visit = await findVisit(id, trx);
    return visit && work(trx, visit);
  });

/** Runs a change while the agenda is locked; an appointment that is over or cancelled is not changed. */
export async function changeVisit(
  id: string,
  work: (trx: Trx, visit: Visit) => Promise<VisitAnswer>,
): Promise<VisitAnswer> {
  try {
    const answer = await withAgendaLocked(id, async (trx, visit): Promise<VisitAnswer> => {
      if (isOver(visit)) return 'over';
      return visit.state === 'cancelled' ? 'cancelled' : work(trx, visit);
    });
    return answer ?? 'over';
  } catch (error) {
    if (error instanceof NoSeatError) return 'full';
    throw error;
  }
}

/** Gives an appointment a place at a moment instead of the one it may have, and notifies; within `changeVisit`, which rolls back if none is left. */
export async function confirmSeat(
  trx: Trx,
  visit: Visit,
  slot: AgendaSlot,
  data: Snapshot,
  staff?: StaffNews,
): Promise<void> {
  await releaseSeat(trx, visit.id);
  if (!(await reserveSeat(trx, slot, { holder: visit.id, visit: visit.id }))) throw new NoSeatError();
  const moved = visit.state === 'confirmed';
  const change = {
    ...({ state: 'confirmed', offeredUntil: null, startsAt: slot.startsAt, endsAt: slot.endsAt } as const),
    sequence: visit.sequence + (moved ? 1 : 0),
  };
  await updateVisit(trx, visit.id, change);
  await notify(trx, moved ? 'moved' : 'confirmed', { ...visit, ...change }, data, staff);
}

const slotOf = (visit: Visit, data: Snapshot): AgendaSlot => {
  const { agenda, startsAt, endsAt } = visit;
  return { agenda, startsAt, endsAt, seats: agendaOfVisit(visit, data).place.seats };
};

/**
 * The moment that somebody waits for, with today's data; null if the agenda is closed then by now, it is too late to offer it, or their home
 * can no longer be visited: such visitors are among the appointments to check, where staff let those behind them move up.
 */
const waitedSlot = async (visit: Visit, data: Snapshot, trx?: Trx): Promise<AgendaSlot | null> => {
  if (findUnavailableReason(visit.property, data)) return null;
  const rules = { ...data.content.visits, noticeHours: offerNoticeMs / hourMs };
  return findSlot(String(visit.startsAt), agendaOfVisit(visit, data), rules, { trx });
};

/** Reserves a free place at a moment for the first on its waiting list and mails them; false if the list is empty or nothing is free. */
export async function offerNext(
  trx: Trx,
  moment: Pick<Visit, 'agenda' | 'startsAt'>,
  data: Snapshot,
): Promise<boolean> {
  const next = await findFirstOnWaitingList(trx, moment);
  const slot = next && (await waitedSlot(next, data, trx));
  if (!slot) return false;
  const offeredUntil = Math.min(Date.now() + data.content.visits.offerHours * hourMs, slot.startsAt);
  if (!(await reserveSeat(trx, slot, { holder: next.id, until: offeredUntil }))) return false;
  // Its length may have been changed since.
  const change = { state: 'offered', offeredUntil, endsAt: slot.endsAt } as const;
  await updateVisit(trx, next.id, change);
  await notify(trx, 'offered', { ...next, ...change }, data);
  return true;
}

/** Books the place that was offered from the waiting list. */
export const acceptOffer = (id: string, data: Snapshot): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    if (visit.state === 'confirmed') return 'accepted';
    if (visit.state !== 'offered') return 'full';
    await confirmSeat(trx, visit, slotOf(visit, data), data);
    return 'accepted';
  });

/**
 * Books by hand for a visitor who waits, was offered a place or let one lapse, if one is free: those who have waited longer come first,
 * except in the last hour, when nothing is offered any more.
 */
export const acceptForVisitor = (id: string, data: Snapshot, staff: StaffChange): Promise<VisitAnswer> =>
  changeVisit(id, async (trx, visit) => {
    if (visit.state === 'confirmed') return 'accepted';
    const moment = String(visit.startsAt);
    const found = await findSlot(moment, agendaOfVisit(visit, data), toStaffRules(data.content), { trx });
    const slot = visit.state === 'offered' ? slotOf(visit, data) : found;
    if (!slot) return 'choose';
    await confirmSeat(trx, visit, slot, data, staff);
    await log(trx, 'visit.accept', visit, { visit: 'confirmed' }, staff);
    return 'accepted';
  });

/** Offers to the waiting lists what has become free: offers that expired, and places of lapsed holds. */
export async function offerFreePlaces(data: Snapshot, now = Date.now()): Promise<void> {
  const errors: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => errors.push(error));
  for (const { id } of await listLapsedOffers(now)) await attempt(expireOffer(id, data, now));
  await attempt(deleteLapsedHolds(now));
  for (const waiting of await firstOnEachWaitingList(now)) await attempt(offerFree(waiting, data, now));
  // A failure does not stop the others.
  if (errors.length > 0) throw new AggregateError(errors, 'Places could not be passed on.');
}

/** An offer may end as its moment begins: it lapses all the same. */
const expireOffer = (id: string, data: Snapshot, now: number) =>
  withAgendaLocked(id, async (trx, visit) => {
    if (visit.state !== 'offered' || (visit.offeredUntil ?? 0) > now) return;
    await releaseSeat(trx, id);
    await updateVisit(trx, id, { state: 'lapsed', offeredUntil: null });
    await offerNext(trx, visit, data);
  });

/** Offers as many places of a moment as are free, to the first who wait for it. */
async function offerFree(first: Visit, data: Snapshot, now: number): Promise<void> {
  const slot = await waitedSlot(first, data);
  // Most moments stay full for long: no agenda is locked for that.
  if (!slot || isFull(slot, await readAvailability(slot.agenda, first.id, now))) return;
  await inTransaction(async (trx) => {
    await lockAgenda(trx, slot.agenda);
    while (await offerNext(trx, slot, data));
  });
}
