import 'server-only';
import { z } from 'zod';
import { DataError } from '../../data/issues.ts';
import { dayOf } from '../../day.ts';
import { labelled } from '../../format.ts';
import { action, type OfficeState, Refusal } from '../action.ts';
import { sentenceOf } from '../edit/check.ts';
import { labelOfPath } from '../edit/words.ts';
import { type ColumnName, columnNames } from './columns.ts';
import type { GridRow } from './grid-rows.ts';
import { gridRows } from './project-units.ts';
import { type CellConflict, columnAt, fileOfHome, saveUnits, UnitsConflict, WrittenUnits } from './save-units.ts';

/** What the grid of a project is told, beside the sentence of the action. */
export interface UnitsAnswer {
  /** All units as they are stored now. */
  rows?: GridRow[];
  conflicts?: readonly CellConflict[];
  /** What the data refuse, by row and column; of a fault elsewhere in a unit its sentence under the first column. */
  errors?: Record<string, Partial<Record<ColumnName, string>>>;
}

const id = z.int().positive();
const cells = z.partialRecord(
  z.enum(columnNames as [ColumnName, ...ColumnName[]]),
  z.union([z.string().max(200), z.number(), z.null()]),
);
const sent = z.strictObject({
  changed: z.array(z.strictObject({ id, base: cells, mine: cells })).max(2_000),
  added: z.array(z.strictObject({ key: z.string().max(20), of: id, cells })).max(500),
});

/** Writes what was changed in the grid of a project. */
export const saveUnitsAction = action(
  z.object({ project: z.coerce.number<string>().int().positive(), units: z.string().max(2_000_000) }),
  async ({ project, units }, { session: { staff }, locale, data: { catalogue } }): Promise<OfficeState> => {
    const { success, data: change } = sent.safeParse(parsed(units));
    if (!success) throw new Refusal('invalid');
    const written = new WrittenUnits();
    try {
      const context = { by: staff, today: dayOf(Date.now()), catalogue, units: written };
      const line = await saveUnits({ project, ...change }, context);
      return { done: 'saved', undo: line ?? undefined, units: { rows: gridRows(project, staff, written.homes) } };
    } catch (error) {
      if (error instanceof UnitsConflict)
        return { error: 'conflict', units: { rows: gridRows(project, staff), conflicts: error.conflicts } };
      if (!(error instanceof DataError)) throw error;
      const keys = new Map([
        ...change.changed.map((unit): [string, string] => [fileOfHome(unit.id), String(unit.id)]),
        ...[...written.added].map(([key, file]): [string, string] => [file, key]),
      ]);
      const errors: NonNullable<UnitsAnswer['errors']> = {};
      for (const issue of error.issues) {
        const key = keys.get(issue.file);
        if (key === undefined) continue;
        const column = columnAt(issue.path);
        const said = await sentenceOf(issue, locale);
        const text = column ? said : `${labelled(labelOfPath(issue.path, locale), locale)} ${said}`;
        // The first cause, not what follows from it.
        errors[key] = { [column ?? 'lot']: text, ...errors[key] };
      }
      return { error: Object.keys(errors).length > 0 ? 'notReady' : 'dataFault', units: { errors } };
    }
  },
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
