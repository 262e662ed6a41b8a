import 'server-only';
import { z } from 'zod';
import { type Actor, writeAudit } from '../audit/store.ts';
import { changeRows } from '../audit/store-rows.ts';
import { addDays, dayMs, instantAt, instantOfHour, minutesSinceMidnight } from '../base/day.ts';
import type { Span } from '../base/span.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { inTransaction, type Trx } from '../db/database.ts';
import { RejectionError } from '../staff/define-action.ts';
import type { BeforeUndo } from '../staff/undo.ts';
import { allBrokers } from './absence-names.ts';
import { listAgendas } from './agenda.ts';
import { type Absence, findAbsence, insertAbsence } from './store-absences.ts';
import { lockAgendas, usedAgendas } from './store-seats.ts';

const time = z.iso.time({ precision: -1 });

/** Days, or hours of one day, as staff enter them. */
export const absenceSchema = z.object({
  /** The id of an agenda, or `everybody`. */
  agenda: z.string().max(120),
  from: z.iso.date(),
  /** The last day; by default the first. */
  to: z.iso.date().optional(),
  begins: time.optional(),
  ends: time.optional(),
  why: z.string().max(200).optional(),
});
type NewAbsence = z.output<typeof absenceSchema>;

/** A typo in the year would close an agenda for good. */
const maxAheadMs = 2 * 366 * dayMs;

/** The time between two days or hours in Belgium; throws a RejectionError that names the wrong field. */
export function absenceSpan({ from, to = from, begins, ends }: Omit<NewAbsence, 'agenda' | 'why'>, now: number): Span {
  if (to < from) throw new RejectionError('endsFirst', 'to');
  if (to > from && (begins || ends)) throw new RejectionError('hoursOfOneDay', 'to');
  const span = {
    startsAt: begins ? clockInstant(from, begins) : instantOfHour(from, 0),
    endsAt: ends ? clockInstant(to, ends) : instantOfHour(addDays(to, 1), 0),
  };
  if (span.endsAt <= span.startsAt) throw new RejectionError('endsFirst', 'ends');
  if (span.endsAt <= now) throw new RejectionError('isPast', 'from');
  if (span.endsAt > now + maxAheadMs) throw new RejectionError('tooFar', 'to');
  return span;
}

/** A clock time on a day; a time that spring's clock change skips is an hour later. */
function clockInstant(day: string, clock: string): number {
  const minutes = minutesSinceMidnight(clock);
  const instant = instantAt(day, minutes) ?? instantAt(day, minutes + 60);
  if (instant === null) throw new Error(`no ${clock} on ${day}`);
  return instant;
}

/** Stores an absence with its audit event; returns the id of the absence. A booking at the same time happens entirely before or after it. */
export async function addAbsence(input: NewAbsence, actor: Actor, data: Snapshot, now = Date.now()): Promise<string> {
  const span = absenceSpan(input, now);
  const agenda = input.agenda === allBrokers ? null : input.agenda;
  if (agenda !== null && !listAgendas(data).includes(agenda)) throw new RejectionError('unknownPerson', 'agenda');
  return inTransaction(async (trx) => {
    await lockAgendasOf(trx, agenda, data);
    const absence = { ...span, agenda, why: input.why ?? null, by: actor.name };
    const id = await insertAbsence(trx, absence);
    await writeAudit(trx, actor, { action: 'absence.add', subject: id, after: loggedAbsence(absence) });
    return id;
  });
}

/** Locks the agendas that an absence closes, including those without bookings, so that it waits for a first booking there. */
const lockAgendasOf = async (trx: Trx, agenda: string | null, data: Pick<Snapshot, 'content'>): Promise<void> =>
  lockAgendas(trx, agenda === null ? [...listAgendas(data), ...(await usedAgendas(trx))] : [agenda]);

/** The values of an absence for the log: without its reason, which may be private. */
const loggedAbsence = ({ agenda, startsAt, endsAt }: Omit<Absence, 'id'>) => ({
  agenda: agenda ?? allBrokers,
  from: startsAt,
  until: endsAt,
});

/** Removes an absence, so that its moments are offered again; returns the audit event, by which it can be undone. */
export const removeAbsence = (id: string, actor: Actor): Promise<string | undefined> =>
  inTransaction(async (trx) => {
    const absence = await findAbsence(id, trx);
    if (!absence) throw new RejectionError('gone');
    return changeRows(trx, actor, {
      action: 'absence.remove',
      subject: id,
      before: loggedAbsence(absence),
      rows: [{ table: 'absence', key: { id }, set: { removed_at: Date.now() } }],
    });
  });

/** A booking at the same time happens entirely before or after an absence is put back. */
export const beforeAbsenceUndo: BeforeUndo = (trx, { before }, { data }) =>
  lockAgendasOf(trx, before?.agenda === allBrokers ? null : String(before?.agenda), data);
