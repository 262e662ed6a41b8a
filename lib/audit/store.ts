import { randomUUID } from 'node:crypto';
import { dayOf, instantOfHour } from '../base/day.ts';
import { db, inTransaction, type Trx } from '../db/database.ts';
import type { AuditLogTable } from '../db/tables/leads.ts';
import type { MessageKey } from '../i18n/translator.ts';

/** The person who acts; a staff command has no account. */
export interface Actor {
  id: string | null;
  name: string;
}

export interface AuditEntry {
  id: string;
  /** ms since epoch */
  at: number;
  actor: string | null;
  actorName: string;
  action: string;
  subject: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The actions that the log can show: an action must have messages to be written. */
export type AuditAction = MessageKey<'office.log.actions'>;

export interface AuditEvent {
  action: AuditAction;
  /** The id of a lead or an account. */
  subject?: string;
  /** Further subjects: the numbers of the homes of a bulk change. */
  alsoAbout?: readonly string[];
  /** The changed values; never a secret or a visitor's words, since erasing a person does not change the log. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** An event that is not stored yet; one left by a killed process of an older version may lack `alsoAbout`. */
export type NewAuditEntry = AuditEntry & Pick<AuditEvent, 'alsoAbout'>;

/** Stores an audit event, in the transaction of the change itself; returns its id. */
export async function writeAudit(trx: Trx, actor: Actor, auditEvent: AuditEvent, at = Date.now()): Promise<string> {
  const event = toAuditEntry(actor, auditEvent, at);
  await insertAuditEntry(trx, event);
  return event.id;
}

/** Completes an audit event with its id, its time and its author. */
export const toAuditEntry = (
  actor: Actor,
  { action, subject, alsoAbout, before, after }: AuditEvent,
  at = Date.now(),
): NewAuditEntry => ({
  id: randomUUID(),
  at,
  actor: actor.id,
  actorName: actor.name,
  action,
  subject: subject ?? null,
  before: before ?? null,
  after: after ?? null,
  alsoAbout,
});

/** Stores a completed audit event, in the transaction of the change itself. */
export async function insertAuditEntry(
  trx: Trx,
  { actorName, before, after, alsoAbout = [], ...event }: NewAuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      ...event,
      actor_name: actorName,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
  if (alsoAbout.length === 0) return;
  const subjects = alsoAbout.map((subject) => ({ subject, line: event.id }));
  await trx.insertInto('audit_subject').values(subjects).execute();
}

/** Notes that somebody looked at personal data: the first time of a day, so that the log can be read. */
export async function recordView(
  actor: Actor,
  { action, subject }: { action: AuditAction; subject: string },
  now = Date.now(),
): Promise<void> {
  const known = await (await db())
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .where('actor', '=', actor.id)
    .where('at', '>=', instantOfHour(dayOf(now), 0))
    .executeTakeFirst();
  if (!known) await inTransaction((trx) => writeAudit(trx, actor, { action, subject }, now));
}

export interface AuditFilter {
  actor?: string;
  action?: string;
  actions?: readonly string[];
  /** All but these. */
  except?: readonly string[];
  /** A subject of an event, alone or among others. */
  subject?: string;
  /** ms since epoch */
  from?: number;
  until?: number;
}

/** A page of the log, the newest events first; `next` is the cursor of the following page. */
export interface AuditPage {
  entries: AuditEntry[];
  next: { at: number; id: string } | null;
}

export async function listAudit(
  { actor, action, actions, except, subject, from, until }: AuditFilter,
  after: AuditPage['next'],
  count: number,
): Promise<AuditPage> {
  let query = (await db()).selectFrom('audit_log').selectAll();
  if (actor) query = query.where('actor', '=', actor);
  if (action) query = query.where('action', '=', action);
  if (actions) query = query.where('action', 'in', actions);
  if (except) query = query.where('action', 'not in', except);
  if (subject)
    query = query.where((eb) =>
      eb.or([
        eb('subject', '=', subject),
        eb('id', 'in', eb.selectFrom('audit_subject').select('line').where('audit_subject.subject', '=', subject)),
      ]),
    );
  if (from !== undefined) query = query.where('at', '>=', from);
  if (until !== undefined) query = query.where('at', '<', until);
  if (after)
    query = query.where((eb) =>
      eb.or([eb('at', '<', after.at), eb.and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
    );
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count + 1)
    .execute();
  const last = rows.length > count ? rows[count - 1] : undefined;
  return { entries: rows.slice(0, count).map(toEntry), next: last ? { at: last.at, id: last.id } : null };
}

/** One event of the log; null for an unknown id. */
export async function findAudit(id: string, trx?: Trx): Promise<AuditEntry | null> {
  const row = await (trx ?? (await db())).selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toEntry(row) : null;
}

/** Whether nothing of some kinds was done with the subject of an audit event after it. */
export async function isLastOf(trx: Trx, { id, at, subject }: AuditEntry, kinds: readonly string[]): Promise<boolean> {
  const later = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('action', 'in', kinds)
    .where('subject', '=', subject)
    .where('at', '>=', at)
    .where('id', '!=', id)
    .executeTakeFirst();
  return later === undefined;
}

const toEntry = ({ actor_name, before, after, ...row }: AuditLogTable): AuditEntry => ({
  ...row,
  actorName: actor_name,
  before: before === null ? null : JSON.parse(before),
  after: after === null ? null : JSON.parse(after),
});
