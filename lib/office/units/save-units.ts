import 'server-only';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { propertySchema } from '../../catalogue/schema/property.ts';
import { changeLive, isRead } from '../../data/change-live.ts';
import { readStored } from '../../data/data-json.ts';
import { dataState } from '../../data/store.ts';
import type { DataFiles } from '../../data/write.ts';
import type { Staff } from '../../db/staff.ts';
import { isSame, mergeRecord } from '../../merge-record.ts';
import { Refusal } from '../action.ts';
import { mayChange } from '../data-rights.ts';
import { withDates } from '../edit/dates.ts';
import { jsonSchemaOf } from '../edit/form-fields.ts';
import { type TypedHome, withMainType } from '../edit/home-form.ts';
import { nextNumber, withoutOwn } from '../edit/new-records.ts';
import { fileOf, type RecordRef, recordRef } from '../edit/records.ts';
import { tidy } from '../edit/tidy.ts';
import { recordDeed } from '../save-record.ts';
import {
  type Cells,
  type CellValue,
  type ColumnName,
  cellsOf,
  columnNames,
  gridColumns,
  withCells,
} from './columns.ts';

/** What somebody changed in the grid of a project. */
export interface UnitsChange {
  project: number;
  /** The changed cells of units, with what they were when the grid was opened. */
  changed: readonly { id: number; base: Partial<Cells>; mine: Partial<Cells> }[];
  /** New units: copies of others, with all their cells. */
  added: readonly { key: string; of: number; cells: Partial<Cells> }[];
}

/** A cell that somebody else changed meanwhile. */
export interface CellConflict {
  id: number;
  column: ColumnName;
  theirs: CellValue;
  mine: CellValue;
}

/** Somebody else changed the same cells meanwhile: nothing was written. */
export class UnitsConflict extends Error {
  readonly conflicts: readonly CellConflict[];

  constructor(conflicts: readonly CellConflict[]) {
    super('changed by somebody else meanwhile');
    this.conflicts = conflicts;
  }
}

type Home = Readonly<Record<string, unknown>>;

/** What a change writes, also when the data refuse it. */
export class WrittenUnits {
  /** The homes by their files. */
  readonly homes = new Map<string, unknown>();
  /** The files of the new units by their keys in the grid. */
  readonly added = new Map<string, string>();
}

/**
 * Saves the changed cells of many units and the new ones as one change: all or nothing, one line of the log, undone as a whole. What others
 * changed meanwhile in other fields stays. Throws a UnitsConflict, a Refusal for who may not, a DataError, a CannotWrite. Returns the line.
 */
export async function saveUnits(
  { project, changed, added }: UnitsChange,
  { by, today, catalogue, units }: { by: Staff; today: string; catalogue: Catalogue; units: WrittenUnits },
): Promise<string | null> {
  const first = added.length > 0 ? await nextNumber('properties') : 0;
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  const finish = (was: Home | null, home: Home) =>
    tidy(withDates('properties', was, withType(home as TypedHome, catalogue) as Home, today), schema) as Home;

  const change = (read: (file: string) => unknown): DataFiles => {
    const conflicts: CellConflict[] = [];
    // Anew where somebody else was faster.
    units.homes.clear();
    for (const unit of changed) {
      const file = fileOfHome(unit.id);
      const stored = readStored(file, read) as Home | null;
      if (stored?.projectId !== project) throw new Refusal('gone');
      if (!mayChange(by, file, stored)) throw new Refusal('ofColleague');
      const merged = mergeRecord(withCells(stored, unit.base), stored, withCells(stored, unit.mine));
      for (const { path } of merged.conflicts) conflicts.push(...conflictsAt(path, unit, cellsOf(stored)));
      if (isSame(merged.value, stored)) continue;
      const home = finish(stored, merged.value as Home);
      units.homes.set(file, home);
      before[nameOf(stored)] = loggedPart(stored);
      after[nameOf(stored)] = loggedPart(home);
    }
    if (conflicts.length > 0) throw new UnitsConflict(conflicts);
    let id = first;
    for (const { key, of, cells } of added) {
      const source = readStored(fileOfHome(of), read) as Home | null;
      if (source?.projectId !== project) throw new Refusal('gone');
      while (readStored(fileOfHome(id), read) !== null) id++;
      const file = fileOfHome(id);
      const home = finish(null, withCells(copyOf(source, id, by, today), cells));
      if (!mayChange(by, file, home)) throw new Refusal('ofColleague');
      units.added.set(key, file);
      units.homes.set(file, home);
      after[nameOf(home)] = { id, copyOf: of };
      id++;
    }
    return Object.fromEntries(units.homes) as DataFiles;
  };

  const deed = () => recordDeed('units.save', `projects/${project}.json`, { before, after });
  return changeLive(change, () => [...units.homes.keys()].every(isRead), { by, deed, isUndoable: true });
}

const schema = jsonSchemaOf(propertySchema);

export const fileOfHome = (id: number): string => fileOf(recordRef(`properties/${id}`) as RecordRef, dataState().files);

/** What people know a unit by. */
const nameOf = ({ lot, reference, id }: Home): string => String(lot ?? reference ?? id);

/** What the grid changes, without what the office sets by itself. */
const loggedPart = ({ updatedAt, publishedAt, history, webIds, ...rest }: Home): Home => rest;

/** The type that a kind belongs to. */
function withType(home: TypedHome, { typesInOrder }: Catalogue): TypedHome {
  const type = typesInOrder.find(({ kinds }) => kinds.some(({ id }) => id === home.kind));
  return type ? withMainType({ ...home, webId: type.webId }) : home;
}

/** A draft with what a unit says; its building is the same one, so its coordinates stay. A broker's own. */
function copyOf(source: Home, id: number, by: Staff, today: string): Home {
  const { plans, unit, lot, broker, ...copy } = withoutOwn(source as TypedHome, true);
  const { houseNumber, latitude, longitude } = (source as TypedHome).address ?? {};
  return {
    ...copy,
    id,
    address: { ...copy.address, houseNumber, latitude, longitude },
    plans: [],
    // Like "ZON-30-5970", which ends with the number of the home.
    reference: String(source.reference).replace(/\d+$/, '') + id,
    broker: by.role === 'broker' ? by.broker : broker,
    publishedAt: today,
  };
}

/** The changed cells that a path of a conflict is in. */
const conflictsAt = (path: string, { id, mine }: UnitsChange['changed'][number], stored: Cells): CellConflict[] =>
  columnNames
    .filter((column) => column in mine && isAt(gridColumns[column].path, path))
    .map((column) => ({ id, column, theirs: stored[column], mine: mine[column] ?? null }));

/** Whether a path in a file is that of a cell, or of what it is in. */
const isAt = (cell: string, path: string): boolean => cell === path || cell.startsWith(`${path}.`);

/** The cell that a fault in a file is in. */
export const columnAt = (path: string): ColumnName | undefined =>
  columnNames.find((column) => isAt(gridColumns[column].path, path) || path.startsWith(`${gridColumns[column].path}.`));
