import { useMemo, useState } from 'react';
import { columnNames } from '@/lib/records/units/columns';
import type { Area, GridRow } from '@/lib/records/units/grid-rows';

type Rows = readonly GridRow[];

/** A cell by its place; the column -1 is that of the ticks, the one after the last that of the plans. */
export interface Place {
  row: number;
  column: number;
}

/** The column of the plans, after those of the cells. */
export const plansColumn = columnNames.length;

/** Returns the selected cells that can be changed. */
export const selectedArea = (active: Place, from: Place): Area => ({
  top: Math.min(active.row, from.row),
  bottom: Math.max(active.row, from.row),
  left: Math.max(0, Math.min(active.column, from.column)),
  right: Math.min(plansColumn - 1, Math.max(active.column, from.column)),
});

/** A corner of the selected cells. It stays on its unit where that moves, and on its place in the grid once the unit is gone. */
interface Corner extends Place {
  id: number | undefined;
}

const cornerAt = (rows: Rows, place: Place): Corner => ({ ...place, id: rows[place.row]?.id });

function toPlace(rows: Rows, { id, row, column }: Corner): Place {
  const found = rows.findIndex((other) => other.id === id);
  return { row: found < 0 ? Math.min(row, rows.length - 1) : found, column };
}

/** Holds the selected cells of the grid, `active` and `from` being two corners, and the ticked units, without those of colleagues. */
export function useGridSelection(rows: Rows) {
  const [corners, setCorners] = useState<Record<'active' | 'from', Corner>>(() => {
    const corner = cornerAt(rows, { row: 0, column: 0 });
    return { active: corner, from: corner };
  });
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const ticked = useMemo(() => new Set(rows.map(({ id }) => id).filter((id) => ticks.has(id))), [rows, ticks]);
  const tickable = rows.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  const isAllTicked = ticked.size > 0 && ticked.size === tickable.length;

  const tick = (ids: readonly number[], isTicked: boolean) => {
    const next = new Set(ticks);
    for (const id of ids)
      if (isTicked && tickable.includes(id)) next.add(id);
      else next.delete(id);
    setTicks(next);
  };
  return {
    active: toPlace(rows, corners.active),
    from: toPlace(rows, corners.from),
    /** Makes a cell the active one, or selects up to another; `among`: the rows, where they are newer than the rendered ones. */
    select(active: Place, from = active, among = rows) {
      setCorners({ active: cornerAt(among, active), from: cornerAt(among, from) });
    },
    ticked,
    tick,
    isAllTicked,
    tickAll: () => tick(tickable, !isAllTicked),
  };
}
