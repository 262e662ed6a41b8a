import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { dayOf } from '../../base/day.ts';
import { type FieldConflict, isSame, mergeRecord } from '../../base/merge-record.ts';
import { propertySchema } from '../../catalogue/schema/property.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { ReadData } from '../../files/data-json.ts';
import { refuseUnreviewed } from '../../files/unreviewed.ts';
import { homeRecordName, readHomeNumber } from '../../routes/home-record.ts';
import { mayChange } from '../../staff/data-rights.ts';
import { RejectionError } from '../../staff/define-action.ts';
import { ConflictError } from '../../staff/form-conflict.ts';
import { endWorkingCopy, saveWorkingCopy, type WorkingCopy } from '../../staff/working-copies/store.ts';
import { toJsonSchema } from '../fields/json-schema.ts';
import { isAtOrBelow } from '../fields/record-words.ts';
import { tidy } from '../fields/tidy.ts';
import { findHomeFile } from '../records.ts';
import { type ChangedRecord, recordEvent, saveRecords, type UnreviewedHashes, withDates } from '../save-records.ts';
import { type Cells, type ColumnName, columnNames, gridColumns, homeCells, unitName, withCells } from './columns.ts';
import { changedCells, type Home, homeCopies, withTypeOfKind } from './unit-copies.ts';

/** A unit whose changed cells are saved, as its editor saw it. */
export interface SeenUnit {
  id: number;
  /** The version of its working copy. */
  version: number;
  isNew: boolean;
}

/** The result of a save. */
export interface SavedUnits {
  /** null if nothing had to be written. */
  auditId: string | null;
  /** The homes by their numbers. */
  homes: ReadonlyMap<number, Home>;
}

/**
 * Saves the cells of many units, and units that are only begun, as one change: all or nothing. What others changed meanwhile in other fields
 * stays, and what was typed in the form of a unit stays in its working copy. Throws a ConflictError with paths such as "5970.price", a RejectionError
 * for a person who may not change a unit and for cells that were typed since they were read, UnreviewedTextsError, and what `saveRecords` throws.
 */
export async function saveUnits(
  project: number,
  units: readonly SeenUnit[],
  { by, data }: { by: Staff; data: Snapshot },
): Promise<SavedUnits> {
  const today = dayOf(Date.now());
  const copies = await seenCopies(units, by);
  const change = (read: ReadData, unreviewed: UnreviewedHashes): ChangedRecord[] => {
    const conflicts: FieldConflict[] = [];
    const changed = units.flatMap(({ id, isNew }): ChangedRecord[] => {
      const file = findHomeFile(id);
      const copy = copies.get(id) as WorkingCopy;
      const stored = read(file) as Home | null;
      if ((stored ?? (copy.content as Home)).projectId !== project) throw new RejectionError('gone');
      if (!mayChange(by, file, stored ?? copy.content)) throw new RejectionError('ofColleague');
      if (isNew !== (stored === null)) throw new RejectionError('changedSince');
      const merged = stored === null ? { value: copy.content, conflicts: [] } : mergeUnit(id, copy, stored, data);
      conflicts.push(...merged.conflicts);
      if (isSame(merged.value, stored)) return [];
      const home = tidy(
        withDates('properties', stored, withTypeOfKind(merged.value as Home, data), today),
        schema,
      ) as Home;
      refuseUnreviewed(home, unreviewed(homeRecordName(id)));
      return [{ file, before: stored, after: home }];
    });
    if (conflicts.length > 0) throw new ConflictError(conflicts, null);
    return changed;
  };
  const files = units.map(({ id }) => findHomeFile(id));
  const { auditId, changed } = await saveRecords(files, change, {
    by,
    auditEvent: (changed) => ({
      ...recordEvent('units.save', `projects/${project}.json`, loggedUnits(changed)),
      alsoAbout: changed.map(({ file }) => String(readHomeNumber(file))),
    }),
  });
  for (const [id, copy] of copies) await endCells(id, copy, by, data);
  return { auditId, homes: new Map(changed.map(({ file, after }) => [Number(readHomeNumber(file)), after as Home])) };
}

/** The changed units by their names; of a new one only its number. */
function loggedUnits(changed: readonly ChangedRecord[]) {
  const units = changed as readonly { before: Home | null; after: Home }[];
  return {
    before: Object.fromEntries(units.flatMap(({ before }) => (before ? [[unitName(before), loggedPart(before)]] : []))),
    after: Object.fromEntries(
      units.map(({ before, after }) => [unitName(before ?? after), before ? loggedPart(after) : { id: after.id }]),
    ),
  };
}

/** The working copies of units; throws a RejectionError if one is not as it was seen. */
async function seenCopies(units: readonly SeenUnit[], by: Staff): Promise<ReadonlyMap<number, WorkingCopy>> {
  const copies = await homeCopies(
    units.map(({ id }) => id),
    by,
  );
  return new Map(
    units.map(({ id, version }) => {
      const copy = copies.get(id);
      if (!copy || copy.version !== version) throw new RejectionError('changedSince');
      return [id, copy];
    }),
  );
}

/** The unit as it was when its working copy was begun, with the changed cells only. */
const baseWithCells = ({ base, content }: WorkingCopy, data: Snapshot): Home =>
  withTypeOfKind(withCells(base as Home, changedCells({ base, content })), data);

/** Merges the changed cells into the stored unit; a conflict has the path of its cell, such as "5970.price". */
function mergeUnit(id: number, copy: WorkingCopy, stored: Home, data: Snapshot) {
  // Two people began a unit with the same number.
  if (copy.base === null) throw new RejectionError('changedSince');
  const merged = mergeRecord(copy.base, stored, baseWithCells(copy, data));
  const [cells, theirs] = [changedCells(copy), homeCells(stored)];
  return {
    value: merged.value,
    conflicts: merged.conflicts.flatMap(({ path }) => conflictsAt(path, id, cells, theirs)),
  };
}

/** After a save: what was typed in the form of a unit beside its cells stays in its working copy, against what it began with. */
async function endCells(id: number, copy: WorkingCopy, by: Staff, data: Snapshot): Promise<void> {
  const record = homeRecordName(id);
  const base = copy.base === null ? copy.content : baseWithCells(copy, data);
  if (isSame(base, copy.content)) await endWorkingCopy(record, by.id, copy.version);
  else await saveWorkingCopy(record, { base, content: copy.content, staff: by.id, version: copy.version });
}

const schema = toJsonSchema(propertySchema);

/** The changes made in the grid, without the values that the office sets. */
const loggedPart = ({ updatedAt, publishedAt, history, webIds, ...rest }: Home): Home => rest;

/** The changed cells that a path of a conflict is in. */
const conflictsAt = (path: string, id: number, cells: Partial<Cells>, stored: Cells): FieldConflict[] =>
  columnNames
    .filter((column) => column in cells && isAtOrBelow(gridColumns[column].path, path))
    .map((column) => ({ path: `${id}.${column}`, base: null, theirs: stored[column], mine: cells[column] ?? null }));

/** The cell that a fault in a file is in. */
export const columnAt = (path: string): ColumnName | undefined =>
  columnNames.find(
    (column) => isAtOrBelow(gridColumns[column].path, path) || isAtOrBelow(path, gridColumns[column].path),
  );
