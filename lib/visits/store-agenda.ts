import { type ExpressionBuilder, sql } from 'kysely';
import { type Database, db, type Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { VisitState } from '../db/tables/visits.ts';
import type { Cursor } from '../leads/store-inbox.ts';
import { toVisit, type Visit, withLead } from './store.ts';

/** The appointments that a broker sees: in these agendas, and at these homes. */
export interface AgendaScope {
  agendas: readonly string[];
  homes: readonly number[];
}

/** The filter of a view of the agenda; undefined means no limit. */
export interface AgendaFilter {
  visibleTo?: AgendaScope;
  agenda?: string;
  states?: readonly VisitState[];
  home?: number;
  /** ms since epoch */
  from?: number;
  until?: number;
}

/** As a case expression: otherwise SQLite would use a separate index for each part, and sort the result. */
const isVisible = (eb: ExpressionBuilder<Schema, 'visit' | 'lead'>, { agendas, homes }: AgendaScope) => {
  const isTheirs = eb.or([
    ...(agendas.length > 0 ? [eb('visit.agenda', 'in', agendas)] : []),
    ...(homes.length > 0 ? [eb('visit.property', 'in', homes)] : []),
  ]);
  return sql<boolean>`case when ${isTheirs} then 1 else 0 end = 1`;
};

function found(database: Database | Trx, { visibleTo, agenda, states, home, from, until }: AgendaFilter) {
  let query = withLead(database);
  if (visibleTo) query = query.where((eb) => isVisible(eb, visibleTo));
  if (agenda !== undefined) query = query.where('visit.agenda', '=', agenda);
  if (states) query = query.where('visit.state', 'in', states);
  if (home !== undefined) query = query.where('visit.property', '=', home);
  if (from !== undefined) query = query.where('visit.starts_at', '>=', from);
  if (until !== undefined) query = query.where('visit.starts_at', '<', until);
  return query;
}

/** All appointments of a filter, the earliest first, and of one moment those that were made first. */
export async function listAgenda(filter: AgendaFilter): Promise<Visit[]> {
  const rows = await found(await db(), filter)
    .orderBy('visit.starts_at')
    .orderBy('visit.created_at')
    .orderBy('visit.id')
    .execute();
  return rows.map(toVisit);
}

/** A page of them, and where the next one begins. */
export async function readAgendaPage(
  filter: AgendaFilter,
  after: Cursor | null,
  count: number,
): Promise<{ visits: Visit[]; next: Cursor | null }> {
  const rows = await found(await db(), filter)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(visit.starts_at, visit.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy('visit.starts_at')
    .orderBy('visit.id')
    .limit(count + 1)
    .execute();
  const visits = rows.slice(0, count).map(toVisit);
  const last = rows.length > count ? visits.at(-1) : undefined;
  return { visits, next: last ? { at: last.startsAt, id: last.id } : null };
}

/** An appointment, if it is visible to a broker; null for none. */
export async function findInAgenda(id: string, visibleTo?: AgendaScope, trx?: Trx): Promise<Visit | null> {
  const row = await found(trx ?? (await db()), { visibleTo })
    .where('visit.id', '=', id)
    .executeTakeFirst();
  return row ? toVisit(row) : null;
}
