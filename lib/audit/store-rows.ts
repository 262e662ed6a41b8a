import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { isSame, mergeWhole } from '../base/merge-record.ts';
import { isPostgres } from '../db/connections.ts';
import type { Trx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { type Actor, type AuditEvent, findAudit, writeAudit } from './store.ts';
import { saveUndoState } from './store-undo.ts';

/** The target state of a row. Its key identifies one row. */
export type RowTarget = {
  [Table in keyof Schema]: {
    table: Table;
    key: Partial<Selectable<Schema[Table]>>;
    /** Whether the audit event contains the values of its changed columns: only if they hold no personal data. */
    isLogged?: boolean;
  } & (
    | { /** Columns of a row that exists; undefined leaves one as it is. */ set: Updateable<Schema[Table]> }
    | { /** The whole row, also a new one; null deletes it. */ put: Insertable<Schema[Table]> | null }
  );
}[keyof Schema];

type Row = Readonly<Record<string, unknown>>;

/** A row before and after a change; null where there was none. An update has only the columns that it changed. */
export interface RowDiff {
  table: keyof Schema;
  key: Row;
  before: Row | null;
  after: Row | null;
}

/** A changed row of an audit event, in the format of undo_state. */
export interface RowChange extends RowDiff {
  /** The id of its audit event. */
  event: string;
}

/** An audit event, and the rows that it changes. */
export interface LoggedChange extends AuditEvent {
  rows: readonly RowTarget[];
  /** Whether it cannot be undone, for example since a mail told of it. */
  isFinal?: boolean;
}

/**
 * Changes rows, each change with its audit event, and stores what an undo needs. Returns the id of the first event, by which all of them are
 * undone; undefined if no row was different. Callers that change several rows of one table sort them, so that two of them cannot deadlock.
 */
export async function changeRows(
  trx: Trx,
  actor: Actor,
  ...changes: readonly LoggedChange[]
): Promise<string | undefined> {
  const changed: RowChange[] = [];
  for (const { rows, isFinal, ...event } of changes) {
    const diffs: RowDiff[] = [];
    const logged: RowDiff[] = [];
    for (const row of rows) {
      const diff = await setRow(trx, row);
      if (diff) diffs.push(diff);
      if (diff && row.isLogged) logged.push(diff);
    }
    if (diffs.length === 0) continue;
    const id = await writeAudit(trx, actor, { ...event, ...(logged.length > 0 ? diffValues(logged) : {}) });
    if (!isFinal) changed.push(...diffs.map((diff) => ({ ...diff, event: id })));
  }
  const first = changed[0]?.event;
  if (first !== undefined) await saveUndoState(trx, first, { rows: changed });
  return first;
}

/** Changes one row that has an audit event already, or needs none; null if it is so already. */
export async function setRow(trx: Trx, target: RowTarget): Promise<RowDiff | null> {
  const { table, key } = target;
  const before = await lockRow(trx, { table, key });
  if ('put' in target) return writeRow(trx, { table, key }, before, target.put);
  const set = Object.entries(target.set).filter(([, value]) => value !== undefined);
  return writeRow(trx, { table, key }, before, before && { ...before, ...Object.fromEntries(set) });
}

type RowKey = Pick<RowDiff, 'table' | 'key'>;

/** Tables and columns are checked where a RowTarget is written. */
const withoutTypes = (trx: Trx) => trx as unknown as Kysely<Record<string, Record<string, unknown>>>;

/** SQLite has one writer at a time. PostgreSQL locks the row, so that `before` is what the change replaces. */
const lockRow = async (trx: Trx, { table, key }: RowKey): Promise<Row | null> =>
  (await withoutTypes(trx)
    .selectFrom(table)
    .selectAll()
    .where((eb) => eb.and(key))
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()) ?? null;

async function writeRow(trx: Trx, place: RowKey, before: Row | null, wanted: Row | null): Promise<RowDiff | null> {
  const { table, key } = place;
  if (wanted === null) {
    if (before === null) return null;
    await withoutTypes(trx)
      .deleteFrom(table)
      .where((eb) => eb.and(key))
      .execute();
    return { ...place, before, after: null };
  }
  if (before === null) {
    // Including the columns that the database sets.
    const after = await withoutTypes(trx).insertInto(table).values(wanted).returningAll().executeTakeFirstOrThrow();
    return { ...place, before, after };
  }
  const names = Object.keys(wanted).filter((name) => !isSame(before[name], wanted[name]));
  if (names.length === 0) return null;
  const [old, set] = [pickColumns(before, names), pickColumns(wanted, names)];
  await withoutTypes(trx)
    .updateTable(table)
    .set(set)
    .where((eb) => eb.and(key))
    .execute();
  return { ...place, before: old, after: set };
}

const pickColumns = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Columns with a text by language as JSON: each language counts as a separate field. */
const jsonColumns: readonly string[] = ['texts'];

const parseRow = (row: Row | null): Row | null => row && mapRow(row, (text) => JSON.parse(String(text)));
const stringifyRow = (row: Row): Row => mapRow(row, JSON.stringify);
const mapRow = (row: Row, convert: (value: unknown) => unknown): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, jsonColumns.includes(name) ? convert(value) : value]),
  );

/** A field that an undo left as somebody else changed it meanwhile. */
export interface SkippedField {
  table: keyof Schema;
  /** A column, "texts.fr" of one with languages; empty for the whole row. */
  path: string;
}

/** The result of restoring a row. */
interface RestoredRow {
  skippedFields: SkippedField[];
  /** Whether anything was put back. */
  changed: boolean;
  /** Whether the row, or the place of a deleted one, is still there. */
  found: boolean;
}

/** Puts a row back as it was, column by column, except what somebody has changed since. */
export async function restoreRow(trx: Trx, { table, key, before, after }: RowDiff): Promise<RestoredRow> {
  const now = await lockRow(trx, { table, key });
  const theirs = now && before && after ? pickColumns(now, Object.keys(after)) : now;
  const { value, conflicts } = mergeWhole(parseRow(after), parseRow(theirs), parseRow(before));
  const wanted = value === null ? null : { ...now, ...stringifyRow(value as Row) };
  const written = await unlessRefused(trx, () => writeRow(trx, { table, key }, now, wanted));
  const paths = written === 'refused' ? [''] : conflicts.map(({ path }) => path);
  return {
    skippedFields: paths.map((path) => ({ table, path })),
    changed: written !== null && written !== 'refused',
    found: now !== null || after === null,
  };
}

/** Puts the rows of audit events back, and writes an undo event for each. */
export async function restoreRows(trx: Trx, actor: Actor, changes: readonly RowChange[]): Promise<RestoredRow> {
  const all: (RestoredRow & Pick<RowChange, 'event'>)[] = [];
  // Rows that refer to others were inserted after them, and deleted before them.
  for (const row of changes.toReversed()) all.push({ ...(await restoreRow(trx, row)), event: row.event });
  for (const [event, rows] of Map.groupBy(all, (row) => row.event))
    if (rows.some(({ changed }) => changed))
      await writeUndo(
        trx,
        actor,
        event,
        rows.flatMap(({ skippedFields }) => skippedFields),
      );
  return {
    skippedFields: all.flatMap(({ skippedFields }) => skippedFields),
    changed: all.some(({ changed }) => changed),
    found: all.some(({ found }) => found),
  };
}

/** Writes the audit event of an undo: the changed one with before and after exchanged, without the skipped fields. */
async function writeUndo(trx: Trx, actor: Actor, id: string, skippedFields: readonly SkippedField[]): Promise<void> {
  const event = await findAudit(id, trx);
  const skippedNames = skippedFields.map(auditField);
  const without = (values: Row | null | undefined) =>
    values ? Object.fromEntries(Object.entries(values).filter(([name]) => !skippedNames.includes(name))) : undefined;
  const values = { before: without(event?.after), after: without(event?.before) };
  await writeAudit(trx, actor, { action: 'undo', subject: event?.subject ?? undefined, ...values });
}

/** Runs a write; "refused" if a row that it refers to is gone, or another one has its key. PostgreSQL needs the savepoint to go on. */
async function unlessRefused<Result>(trx: Trx, write: () => Promise<Result>): Promise<Result | 'refused'> {
  await sql`savepoint restore_row`.execute(trx);
  try {
    const result = await write();
    await sql`release savepoint restore_row`.execute(trx);
    return result;
  } catch (error) {
    if (!isConstraintError(error)) throw error;
    await sql`rollback to savepoint restore_row`.execute(trx);
    return 'refused';
  }
}

/** Class 23 of PostgreSQL, SQLITE_CONSTRAINT with any extended code. */
const isConstraintError = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && (Number(error.errcode) & 0xff) === 19) ||
    ('code' in error && /^23/.test(String(error.code))));

/** The fields of forms and of the log that are called otherwise than their column; under the empty name the whole row. */
const fieldNames: { [Table in keyof Schema]?: Readonly<Record<string, string>> } = {
  lead: { follow_up: 'followUp' },
  lead_entry: { '': 'note' },
  visit: { state: 'visit' },
  ownership: { '': 'home' },
  saved_view: { '': 'view' },
  inbox_start: { '': 'start', view: 'start' },
  text_block: { '': 'textBlock' },
  refused_review: { '': 'refusal' },
  absence: { removed_at: 'absence' },
};

/** The name of a field in the log: "followUp". */
export const auditField = ({ table, path }: SkippedField): string => fieldNames[table]?.[path] ?? path;

/** The values of rows before and after, by the names of fields in the log. */
export function diffValues(diffs: readonly (RowDiff | null)[]): Required<Pick<AuditEvent, 'before' | 'after'>> {
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(
      diffs.flatMap((diff) => {
        if (!diff) return [];
        const { table, [which]: row } = diff;
        return Object.entries(row ?? {}).map(([path, value]) => [auditField({ table, path }), value]);
      }),
    );
  return { before: side('before'), after: side('after') };
}
