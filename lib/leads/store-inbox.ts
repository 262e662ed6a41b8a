import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { plain } from '../base/slug.ts';
import { isPostgres } from '../db/connections.ts';
import { type Database, db, type Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { type LeadStatus, leadStatuses } from '../db/tables/leads.ts';
import type { Portfolio } from '../staff/portfolio.ts';

/** The filter of a list of leads; undefined does not filter. */
export interface LeadFilter {
  /** Only leads that this broker may see: their own, those of their homes, and unassigned ones. */
  visibleTo?: Portfolio;
  /** Only leads that concern this member of staff: assigned to them, or unassigned and about their homes. */
  broker?: Portfolio;
  statuses?: readonly LeadStatus[];
  form?: string;
  exceptForms?: readonly string[];
  property?: number;
  /** The accepted values of `lead.origin`; an empty list finds nothing. */
  origins?: readonly string[];
  /** ms since epoch */
  from?: number;
  until?: number;
  /** A day by which the follow-up is due. */
  dueBy?: string;
  text?: string;
}

export const leadSorts = ['newest', 'oldest', 'follow-up'] as const;
export type LeadSort = (typeof leadSorts)[number];

/** The place of a row in a list: where the next page begins. */
export interface Cursor {
  at: string | number;
  id: string;
}

export interface LeadLine {
  id: string;
  form: string;
  name: string;
  email: string;
  property: number | null;
  project: number | null;
  createdAt: number;
  status: LeadStatus;
  assignee: string | null;
  followUp: string | null;
}

type Builder = ExpressionBuilder<Schema, 'lead'>;

/** The function that finds a text in another: faster than "like", and without its signs. */
type Search = 'strpos' | 'instr';
const searchFunction = (database: Database): Search => (isPostgres(database) ? 'strpos' : 'instr');

const ofPortfolio = (eb: Builder, { homes, projects }: Portfolio) =>
  eb.or([
    ...(homes.length > 0 ? [eb('property', 'in', homes)] : []),
    ...(projects.length > 0 ? [eb('project', 'in', projects)] : []),
  ]);

/**
 * The condition for what a broker may see; also of a single lead. As a case, since SQLite would otherwise look each part up by an index of
 * its own and sort what it finds.
 */
export const isVisible = (eb: Builder, portfolio: Portfolio) => {
  const isTheirs = eb.or([
    eb('assignee', '=', portfolio.staff),
    ofPortfolio(eb, portfolio),
    eb.and([eb('assignee', 'is', null), eb('property', 'is', null), eb('project', 'is', null)]),
  ]);
  return sql<boolean>`case when ${isTheirs} then 1 else 0 end = 1`;
};

/** Selects the leads that a broker may see; all of them if undefined. */
export function selectVisibleLeads(database: Database | Trx, visibleTo: Portfolio | undefined) {
  const leads = database.selectFrom('lead');
  return visibleTo ? leads.where((eb) => isVisible(eb, visibleTo)) : leads;
}

/** The condition for what a member of staff has to do with. */
export const isConcernOf = (eb: Builder, portfolio: Portfolio) =>
  eb.or([eb('assignee', '=', portfolio.staff), eb.and([eb('assignee', 'is', null), ofPortfolio(eb, portfolio)])]);

function condition(eb: Builder, filter: LeadFilter, search: Search) {
  const { visibleTo, broker, statuses, form, exceptForms, property, origins, from, until, dueBy, text } = filter;
  const words = text ? plain(text).split(/\s+/).filter(Boolean).slice(0, 6) : [];
  return eb.and([
    ...(visibleTo ? [isVisible(eb, visibleTo)] : []),
    ...(broker ? [isConcernOf(eb, broker)] : []),
    ...(statuses ? [eb('status', 'in', statuses)] : []),
    ...(form ? [eb('form', '=', form)] : []),
    ...(exceptForms ? [eb('form', 'not in', exceptForms)] : []),
    ...(property !== undefined ? [eb('property', '=', property)] : []),
    ...(origins ? [isOneOf(search === 'instr' ? sql`+origin` : sql`origin`, origins)] : []),
    ...(from !== undefined ? [eb('created_at', '>=', from)] : []),
    ...(until !== undefined ? [eb('created_at', '<', until)] : []),
    ...(dueBy !== undefined ? [eb('follow_up', '<=', dueBy)] : []),
    ...words.map((word) => sql<boolean>`${sql.raw(search)}(words, ${word}) > 0`),
  ]);
}

/** With a plus SQLite does not look each value up by its own index and then sort what it found, as with `isVisible`. */
const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
  values.length > 0 ? sql<boolean>`${column} in (${sql.join(values)})` : sql<boolean>`1 = 0`;

/** The number of found leads up to which sorting in memory takes no time. */
const maxSortedInMemory = 2_000;

/**
 * A page of the inbox, and where the next one begins. `found` says how many fit the filter: the rows of a rare word are sought in one pass and
 * sorted, since going through the index of times would look up almost every row.
 */
export async function listInbox(
  filter: LeadFilter,
  sort: LeadSort,
  after: Cursor | null,
  count: number,
  found = Number.POSITIVE_INFINITY,
): Promise<{ lines: LeadLine[]; next: Cursor | null }> {
  const column = sort === 'follow-up' ? 'follow_up' : 'created_at';
  const [order, beyond] = sort === 'newest' ? (['desc', '<'] as const) : (['asc', '>'] as const);
  const database = await db();
  const rows = await database
    .selectFrom('lead')
    .select(['id', 'form', 'name', 'email', 'property', 'project', 'created_at', 'status', 'assignee', 'follow_up'])
    .where((eb) => condition(eb, filter, searchFunction(database)))
    .$if(sort === 'follow-up', (query) => query.where('follow_up', 'is not', null))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${sql.ref(column)}, id) ${sql.raw(beyond)} (${after?.at}, ${after?.id})`),
    )
    .orderBy(filter.text && found < maxSortedInMemory && column === 'created_at' ? sql`created_at + 0` : column, order)
    .orderBy('id', order)
    .limit(count + 1)
    .execute();
  const lines = rows.slice(0, count).map(({ created_at, follow_up, ...row }) => ({
    ...row,
    createdAt: created_at,
    followUp: follow_up,
  }));
  const last = rows.length > count ? lines.at(-1) : undefined;
  return {
    lines,
    next: last ? { at: sort === 'follow-up' ? (last.followUp ?? '') : last.createdAt, id: last.id } : null,
  };
}

/**
 * Counts the leads of a filter by status. It adds up sums, since SQLite groups by the index of statuses and then looks up every
 * row, where one pass over the covering index does.
 */
export async function countInbox(filter: LeadFilter): Promise<Map<LeadStatus, number>> {
  const database = await db();
  const sums = await database
    .selectFrom('lead')
    .select(leadStatuses.map((status) => sql<number>`sum(case when status = ${status} then 1 else 0 end)`.as(status)))
    .where((eb) => condition(eb, filter, searchFunction(database)))
    .executeTakeFirstOrThrow();
  return new Map(leadStatuses.map((status) => [status, sums[status] ?? 0]));
}

/** Returns at most `limit` rows of a filter, the newest first, for an export. */
export async function exportInbox(filter: LeadFilter, limit: number) {
  const database = await db();
  return database
    .selectFrom('lead')
    .selectAll()
    .where((eb) => condition(eb, filter, searchFunction(database)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Every `lead.origin` that there is, sorted: from one to the next in its index, so that it takes as long as there are different ones. */
export async function listOrigins(): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    with recursive known(origin) as (
      select min(origin) from lead where origin > ''
      union all
      select (select min(origin) from lead where origin > known.origin) from known where known.origin is not null
    )
    select origin from known where origin is not null`.execute(await db());
  return rows.map(({ origin }) => origin);
}
