import 'server-only';
import { z } from 'zod';
import type { FieldConflict } from '../../base/merge-record.ts';
import { dataState } from '../../data/store.ts';
import { DataError } from '../../files/issues.ts';
import { withColon } from '../../i18n/format.ts';
import { translatorIn } from '../../i18n/translator.ts';
import { homeRecordName } from '../../routes/home-record.ts';
import { type ActionContext, defineAction, type OfficeState, RejectionError } from '../../staff/define-action.ts';
import { ConflictError, type ShownConflict } from '../../staff/form-conflict.ts';
import { jsonField } from '../../staff/json-field.ts';
import { noteOpenForm } from '../../staff/working-copies/store.ts';
import { labelOfPath } from '../fields/field-words.ts';
import { changedBy } from '../form/changed-by.ts';
import { issueSentence } from '../issue-messages.ts';
import { findHomeFile } from '../records.ts';
import { type CellValue, type ColumnName, cellText, columnNames, gridColumns, gridName, unitName } from './columns.ts';
import type { GridRow } from './grid-rows.ts';
import { gridChoices } from './project-units.ts';
import { columnAt, saveUnits } from './save-units.ts';
import { addUnits, discardUnits, type GridScope, gridRows, saveUnitCopies } from './unit-copies.ts';

/** The answer for the grid of a project, in addition to the message of the action. */
export interface UnitsAnswer {
  /** All units with the person's working copies. */
  rows?: GridRow[];
  /** The names of the others who have the grid open, or the form of one of its units. */
  others?: string[];
  /** The issues by unit and column; one in another field of a unit is under its first column. */
  errors?: Record<string, Partial<Record<ColumnName, string>>>;
}

const id = z.int().positive();
const project = z.coerce.number<string>().int().positive();
const cells = z.partialRecord(
  z.enum(columnNames as [ColumnName, ...ColumnName[]]),
  z.union([z.string().max(200), z.number(), z.null()]),
);

/** A list in JSON, which the grid alone sends. */
const jsonList = <Item extends z.ZodType>(item: Item) => jsonField(z.array(item).max(2_000));

async function loadGrid(number: number, { session: { staff }, locale }: ActionContext): Promise<GridScope> {
  const { snapshot } = dataState().drafts();
  const found = snapshot.catalogue.projects.get(number);
  if (!found) throw new RejectionError('gone');
  return { project: number, staff, choices: await gridChoices(found, locale, snapshot), locale };
}

/** The units as they are now, with who else is in them. */
async function readUnitsAnswer(grid: GridScope): Promise<UnitsAnswer> {
  const rows = await gridRows(grid);
  const forms = rows.map((row) => homeRecordName(row.id));
  return { rows, others: await noteOpenForm(gridName(grid.project), grid.staff.id, forms) };
}

/** Notes that a grid is still open; answers what others typed meanwhile. */
export const pollUnitsAction = defineAction({
  name: 'units.poll',
  roles: ['owner', 'broker', 'editor'],
  kind: 'background',
  schema: z.object({ project }),
  run: async (form, context) => ({
    payload: await readUnitsAnswer(await loadGrid(form.project, context)),
  }),
});

/** Stores the typed cells in the working copies of their units; no page shows them until they are saved. */
export const autosaveUnitsAction = defineAction({
  name: 'units.autosave',
  roles: ['owner', 'broker', 'editor'],
  kind: 'autosave',
  schema: z.object({ project, units: jsonList(z.strictObject({ id, cells, base: cells.optional() })) }),
  async run({ project: number, units }, context) {
    const grid = await loadGrid(number, context);
    await saveUnitCopies(number, units, { staff: grid.staff, data: context.data });
    return { payload: await readUnitsAnswer(grid) };
  },
});

/** Begins units as copies of another. */
export const addUnitsAction = defineAction({
  name: 'units.add',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({
    project,
    of: z.coerce.number<string>().pipe(id),
    count: z.coerce.number<string>().int().min(1).max(200),
  }),
  async run({ project: number, of, count }, context) {
    const grid = await loadGrid(number, context);
    await addUnits(grid, of, count);
    return { payload: await readUnitsAnswer(grid) };
  },
});

/** Discards what was typed in the cells of units since the last save, and units that are only begun, until it is undone. */
export const discardUnitsAction = defineAction({
  name: 'units.discard',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ project, units: jsonList(id) }),
  async run({ project: number, units }, context) {
    const grid = await loadGrid(number, context);
    const auditId = await discardUnits(number, units, grid.staff);
    return { done: 'discarded', undo: auditId ?? undefined, payload: await readUnitsAnswer(grid) };
  },
});

const unitVersion = z.strictObject({ id, version: z.int().positive(), isNew: z.boolean() });

/** Saves the typed cells of units. */
export const saveUnitsAction = defineAction({
  name: 'units.save',
  roles: ['owner', 'broker', 'editor'],
  schema: z.object({ project, units: jsonList(unitVersion) }),
  async run({ project: number, units }, context) {
    const { session, data } = context;
    const grid = await loadGrid(number, context);
    try {
      const { auditId, homes } = await saveUnits(number, units, { by: session.staff, data });
      return { done: 'saved', undo: auditId ?? undefined, payload: { rows: await gridRows(grid, homes) } };
    } catch (error) {
      if (error instanceof ConflictError)
        return {
          error: 'conflict',
          conflict: await shownConflict(error, grid, context),
          payload: { rows: await gridRows(grid) },
        };
      if (error instanceof RejectionError && error.state.error === 'changedSince')
        return { ...error.state, payload: { rows: await gridRows(grid) } };
      if (!(error instanceof DataError)) throw error;
      return refusedBy(error, units, context);
    }
  },
});

/** Returns the conflicting cells in words, such as "5970.price", and their stored values by path. */
async function shownConflict(
  { conflicts }: ConflictError,
  { choices }: GridScope,
  { locale }: ActionContext,
): Promise<OfficeState['conflict']> {
  const t = await translatorIn(locale, 'office.projects');
  const homes = dataState().files;
  const toField = async (conflict: FieldConflict): Promise<ShownConflict> => {
    const [unit, column] = [Number.parseInt(conflict.path, 10), conflict.path.split('.')[1] as ColumnName];
    const [theirs, mine] = [conflict.theirs, conflict.mine] as CellValue[];
    const file = findHomeFile(unit);
    const home = (homes.get(file)?.content ?? { id: unit }) as object;
    const { path } = gridColumns[column];
    const by = await changedBy(file, home, locale);
    return {
      path: conflict.path,
      by: by({ path, theirs: theirs ?? undefined }),
      label: `${unitName(home)} › ${t(`columns.${column}`)}`,
      theirs: cellText(column, theirs ?? null, choices, locale),
      mine: cellText(column, mine ?? null, choices, locale),
    };
  };
  return {
    stored: Object.fromEntries(conflicts.map(({ path, theirs }) => [path, theirs ?? null])),
    fields: await Promise.all(conflicts.map(toField)),
  };
}

/** The faults that the change would bring, by the cells that they are in. */
async function refusedBy(
  { issues }: DataError,
  units: readonly { id: number }[],
  { locale }: ActionContext,
): Promise<OfficeState<UnitsAnswer>> {
  const ids = new Map(units.map((unit) => [findHomeFile(unit.id), unit.id]));
  const errors: NonNullable<UnitsAnswer['errors']> = {};
  for (const issue of issues) {
    const unit = ids.get(issue.file);
    if (unit === undefined) continue;
    const column = columnAt(issue.path);
    const sentence = await issueSentence(issue, locale);
    const text = column ? sentence : `${withColon(labelOfPath(issue.path, locale), locale)} ${sentence}`;
    // The first issue of a cell is the cause; later ones follow from it.
    errors[unit] = { [column ?? 'lot']: text, ...errors[unit] };
  }
  return { error: Object.keys(errors).length > 0 ? 'notReady' : 'dataFault', payload: { errors } };
}
