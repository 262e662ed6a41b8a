import 'server-only';
import type { Staff } from '../../accounts/store-staff.ts';
import { dayOf } from '../../base/day.ts';
import { isSame } from '../../base/merge-record.ts';
import type { Property } from '../../catalogue/schema/property.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { readStored } from '../../files/data-json.ts';
import type { Draft } from '../../files/draft.ts';
import type { Locale } from '../../i18n/locales.ts';
import { homeRecordName, readHomeNumber } from '../../routes/home-record.ts';
import { mayChange } from '../../staff/data-rights.ts';
import { RejectionError } from '../../staff/define-action.ts';
import { discardCopies } from '../../staff/working-copies/discard-copies.ts';
import {
  endWorkingCopy,
  findWorkingCopies,
  findWorkingCopy,
  listWorkingCopies,
  saveWorkingCopy,
  type WorkingCopy,
} from '../../staff/working-copies/store.ts';
import { unsavedTexts } from '../../staff/working-copies/unsaved-changes.ts';
import { withMainType } from '../fields/home-form.ts';
import { addNumbered, withoutOwn } from '../new-records.ts';
import { findHomeFile, listHomesWithoutFile } from '../records.ts';
import { copyUnreviewed } from '../store-unreviewed.ts';
import {
  type CellChoices,
  type Cells,
  type CellValue,
  type ColumnName,
  columnNames,
  gridColumns,
  homeCells,
  readCell,
  withCells,
} from './columns.ts';
import { copyCells, type GridRow } from './grid-rows.ts';
import { unitFiles } from './project-units.ts';

// Typed cells are stored in the working copy of each unit, which the unit's own form uses too.

/** A home as its file or its working copy says it. */
export type Home = Readonly<Record<string, unknown>>;

/** The working copies that a person has of homes, by the numbers of these. */
export async function homeCopies(
  ids: readonly number[],
  { id: staff }: Pick<Staff, 'id'>,
): Promise<ReadonlyMap<number, WorkingCopy>> {
  const copies = await findWorkingCopies(ids.map(homeRecordName), staff);
  return new Map(
    ids.flatMap((id) => {
      const copy = copies.get(homeRecordName(id));
      return copy ? [[id, copy] as const] : [];
    }),
  );
}

/** The project and the person that a grid is shown for. */
export interface GridScope {
  project: number;
  staff: Staff;
  choices: CellChoices;
  locale: Locale;
}

/**
 * The rows of a project's grid, floor by floor, with what the person typed and did not save; a broker changes only their own. Units that
 * a colleague has begun are shown as they are typed. `written`: units that were saved just now, by their numbers.
 */
export async function gridRows(
  { project, staff, choices, locale }: GridScope,
  written: ReadonlyMap<number, unknown> = new Map(),
): Promise<GridRow[]> {
  const stored = new Map<number, unknown>((unitFiles().get(project) ?? []).map(({ home }) => [home.id, home]));
  for (const [id, home] of written) stored.set(id, home);
  const withoutFile = await listHomesWithoutFile();
  const copies = await homeCopies([...new Set([...stored.keys(), ...withoutFile])], staff);
  const isHere = (id: number, content: unknown) => !stored.has(id) && (content as Home).projectId === project;
  const own = [...copies].flatMap(([id, { content }]) => (isHere(id, content) ? [id] : []));
  const theirs = new Map(
    (await listWorkingCopies(withoutFile.map(homeRecordName))).flatMap((copy) => {
      const id = readHomeNumber(copy.record) ?? 0;
      const isBegun = copy.base === null && copy.staff !== staff.id;
      return isBegun && isHere(id, copy.content) ? [[id, copy.content] as const] : [];
    }),
  );
  const unsaved = await unsavedTexts(staff.id, locale, { ofOthers: true });
  const rows = [...new Set([...stored.keys(), ...own, ...theirs.keys()])].map((id): GridRow => {
    const home = stored.get(id) as Home | undefined;
    const copy = copies.get(id);
    const isLocked = !mayChange(staff, findHomeFile(id), home ?? copy?.content ?? null) || !(home || copy);
    const now = ((isLocked ? home : (copy?.content ?? home)) ?? theirs.get(id)) as Home;
    const base = homeCells(isLocked ? now : (copy?.base ?? home));
    return {
      id,
      isNew: home === undefined,
      version: copy?.version ?? 0,
      base,
      ...readCells(now, base, choices),
      isLocked,
      unsaved: unsaved.get(homeRecordName(id)) ?? '',
      plans: (now.plans as unknown[] | undefined)?.length ?? 0,
      errors: {},
    };
  });
  return rows.sort(byPlace);
}

/** The cells of a home; what is no value of its column stays as the text that it is. */
function readCells(home: Home, base: Cells, choices: CellChoices): Pick<GridRow, 'cells' | 'wrong'> {
  const cells: Record<ColumnName, CellValue> = { ...homeCells(home) };
  const wrong: GridRow['wrong'] = {};
  for (const name of columnNames) {
    const text = cells[name];
    if (typeof text !== 'string' || text === base[name] || gridColumns[name].kind === 'text') continue;
    const read = readCell(name, text, choices);
    if ('value' in read) cells[name] = read.value;
    else {
      wrong[name] = { text, fault: read.fault };
      cells[name] = base[name];
    }
  }
  return { cells, wrong };
}

const byPlace = ({ cells: a, id: one }: GridRow, { cells: b, id: other }: GridRow): number =>
  String(a.block ?? '').localeCompare(String(b.block ?? '')) ||
  Number(a.floor ?? 0) - Number(b.floor ?? 0) ||
  Number(a.position ?? 0) - Number(b.position ?? 0) ||
  one - other;

/** The cells of a unit that somebody typed; `base` has values that others stored meanwhile and that the person has seen. */
export interface TypedCells {
  id: number;
  cells: Partial<Cells>;
  base?: Partial<Cells> | undefined;
}

/** Another tab of the same person may store its cells at the same moment: merge this often. */
const maxMerges = 5;

/** Stores typed cells in the working copies of units; throws a RejectionError for units of another project or of a colleague. */
export async function saveUnitCopies(
  project: number,
  units: readonly TypedCells[],
  { staff, data }: { staff: Staff; data: Snapshot },
): Promise<void> {
  const copies = await homeCopies(
    units.map(({ id }) => id),
    staff,
  );
  for (const { id, cells, base } of units) {
    let copy = copies.get(id);
    for (let merges = 1; ; merges++) {
      const before = editableUnit(id, project, copy, staff);
      const began = copy ? copy.base : before;
      const next = base && began ? withCells(began as Home, base) : began;
      const content = withTypeOfKind(withCells(before, cells), data);
      if (await saveCopy(id, { base: next, content }, copy, staff)) break;
      if (merges === maxMerges) throw new RejectionError('changedSince');
      copy = (await findWorkingCopy(homeRecordName(id), staff.id)) ?? undefined;
    }
  }
}

/** Stores a working copy, or deletes it if it equals its base; false if another tab was faster. */
async function saveCopy(
  id: number,
  { base, content }: { base: unknown; content: Home },
  copy: WorkingCopy | undefined,
  staff: Staff,
): Promise<boolean> {
  const [record, version] = [homeRecordName(id), copy?.version ?? 0];
  if (!isSame(base, content))
    return (await saveWorkingCopy(record, { base, content, staff: staff.id, version })) !== null;
  await endWorkingCopy(record, staff.id, version);
  return true;
}

/** A unit with its unsaved changes, or as stored. */
function editableUnit(id: number, project: number, copy: WorkingCopy | undefined, staff: Staff): Home {
  const file = findHomeFile(id);
  const stored = readStored(file) as Home | null;
  const now = (copy?.content ?? stored) as Home | null;
  if (now?.projectId !== project) throw new RejectionError('gone');
  if (!mayChange(staff, file, stored ?? now)) throw new RejectionError('ofColleague');
  return now;
}

/** The home with the type that its kind belongs to. */
export function withTypeOfKind(home: Home, { catalogue: { typesInOrder } }: Pick<Snapshot, 'catalogue'>): Home {
  const type = typesInOrder.find(({ kinds }) => kinds.some(({ id }) => id === home.kind));
  return type ? (withMainType({ ...(home as Draft<Property>), webId: type.webId }) as Home) : home;
}

/** The cells in which a working copy differs from what it began with. */
export const changedCells = ({ base, content }: Pick<WorkingCopy, 'base' | 'content'>): Partial<Cells> => {
  const [was, now] = [homeCells(base), homeCells(content)];
  return Object.fromEntries(columnNames.flatMap((name) => (was[name] === now[name] ? [] : [[name, now[name]]])));
};

/**
 * Discards what was typed in the cells of units, and units that are only begun, until it is undone; what was typed in their forms stays.
 * Returns the audit id; null if there was nothing to discard.
 */
export async function discardUnits(project: number, ids: readonly number[], staff: Staff): Promise<string | null> {
  const copies = await homeCopies(ids, staff);
  const found = ids.filter((id) => copies.has(id));
  for (const id of found) editableUnit(id, project, copies.get(id), staff);
  const records = found.map((id) => ({
    record: homeRecordName(id),
    restOf: (copy: WorkingCopy) => (readStored(findHomeFile(id)) === null ? null : withoutCells(copy)),
  }));
  return discardCopies(records, { owner: staff.id, by: staff, subject: `projects/${project}.json` });
}

/** A working copy without what was typed in the cells; null if nothing is left. */
function withoutCells(copy: WorkingCopy): Pick<WorkingCopy, 'base' | 'content'> | null {
  const base = copy.base as Home | null;
  if (base === null) return null;
  const was = homeCells(base);
  const cells = Object.fromEntries(Object.keys(changedCells(copy)).map((name) => [name, was[name as ColumnName]]));
  const type = 'kind' in cells ? { webId: base.webId, webIds: base.webIds } : {};
  const content = { ...withCells(copy.content as Home, cells), ...type };
  return isSame(base, content) ? null : { base, content };
}

/** Begins units as copies of another, with its places and names counted on. */
export async function addUnits(grid: GridScope, of: number, count: number): Promise<void> {
  const { project, staff } = grid;
  const copy = await findWorkingCopy(homeRecordName(of), staff.id);
  const stored = readStored(findHomeFile(of)) as Home | null;
  const source = (copy?.content ?? stored) as Home | null;
  // A colleague's unit is copied as it is stored.
  const visible = source && mayChange(staff, findHomeFile(of), stored ?? source) ? source : stored;
  if (visible?.projectId !== project) throw new RejectionError('gone');
  const rows = await gridRows(grid);
  const copies = copyCells(rows, homeCells(visible), count);
  const today = dayOf(Date.now());
  const contents = copies.map((cells) => (id: number) => withCells(copyUnit(visible, id, staff, today), cells));
  for (const record of await addNumbered('properties', contents, staff))
    await copyUnreviewed(homeRecordName(of), record);
}

/** A draft with what a unit says; its building is the same one, so its coordinates stay. A broker's own. */
function copyUnit(source: Home, id: number, by: Staff, today: string): Home {
  const { plans, unit, lot, broker, ...copy } = withoutOwn(source as Draft<Property>, true);
  const { houseNumber, latitude, longitude } = (source.address ?? {}) as Home;
  const of = { ...copy, id, address: { ...copy.address, houseNumber, latitude, longitude }, plans: [] };
  return {
    ...of,
    // Like "ZON-30-5970", which ends with the number of the home.
    reference: String(source.reference).replace(/\d+$/, '') + id,
    broker: by.role === 'broker' ? by.broker : broker,
    publishedAt: today,
  };
}
