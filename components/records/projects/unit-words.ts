import type { CellFault, ColumnName } from '@/lib/records/units/columns';
import type { SaveState } from '../../staff/use-keeping';
import type { ConflictWords } from '../edit/conflicts';

/** The sentences of the grid of a project; {count} and {name} are filled in by it. */
export interface UnitWords {
  columns: Record<ColumnName, string>;
  faults: Record<CellFault, string>;
  conflicts: ConflictWords;
  grid: string;
  help: string;
  select: string;
  selectAll: string;
  plans: string;
  noPlans: string;
  form: string;
  isNew: string;
  locked: string;
  wrong: string;
  show: string;
  unsaved: string;
  states: Record<SaveState, string>;
  others: string;
  save: string;
  discard: string;
  undo: string;
  fillDown: string;
  count: string;
  addCopies: string;
  remove: string;
  chosen: string;
  bulk: string;
  bulkPrice: string;
  round: string;
  apply: string;
  same: string;
  unselect: string;
  rest: string;
  addRest: string;
  dropped: string;
}
