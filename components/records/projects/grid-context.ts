import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { type CellChoices, type ColumnName, cellText } from '@/lib/records/units/columns';
import type { GridRow } from '@/lib/records/units/grid-rows';

type Texts = Translator<'office.projects'>;

interface Grid {
  choices: CellChoices;
  locale: Locale;
  ticked: ReadonlySet<number>;
  tick(ids: readonly number[], isTicked: boolean): void;
  change(next: (rows: readonly GridRow[]) => readonly GridRow[]): void;
  /** Removes a unit that was begun and never saved. */
  remove(id: number): void;
}

export const GridContext = createContext<Grid | null>(null);

export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error('outside of the grid of a project');
  return grid;
}

/** Returns the text of a cell; an invalid text stays as it was typed. */
export const shownIn = (
  { cells, wrong }: Pick<GridRow, 'cells' | 'wrong'>,
  name: ColumnName,
  { choices, locale }: Pick<Grid, 'choices' | 'locale'>,
): string => wrong[name]?.text ?? cellText(name, cells[name], choices, locale);

/** Returns the error of a cell; undefined for none. */
export function cellError({ wrong, errors }: GridRow, name: ColumnName, t: Texts): string | undefined {
  const fault = wrong[name]?.fault;
  return fault ? t(`faults.${fault}`) : errors[name];
}

/** Returns the name of a unit: its lot, otherwise its number. */
export const unitLabel = ({ cells, id, isNew }: GridRow, t: Texts): string =>
  String(cells.lot ?? (isNew ? t('isNew') : id));
