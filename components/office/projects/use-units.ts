import { useEffect, useState } from 'react';
import { type Cells, columnNames } from '@/lib/office/units/columns';
import { type GridRow, isChanged, joinRows, setIn } from '@/lib/office/units/grid-rows';
import type { CellConflict } from '@/lib/office/units/save-units';
import { useOffice } from '../office-provider';

/** So many changes can be taken back one by one before they are saved. */
const mostSteps = 100;

/** The units of a project as they are typed, until they are saved as one change. */
export function useUnits(project: number, stored: readonly GridRow[]) {
  const { run } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [{ rows, past }, set] = useState<{ rows: readonly GridRow[]; past: readonly (readonly GridRow[])[] }>({
    rows: stored,
    past: [],
  });
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  // The page was made anew, after a save or an undo.
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    set({ rows: joinRows(rows, stored), past: [] });
  }

  const changed = rows.filter(isChanged);
  const isStored = changed.length === 0;
  useEffect(() => {
    if (isStored) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    // A link loads its page anew, so that the browser asks there as well.
    const follow = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) event.stopPropagation();
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', follow, true);
    };
  }, [isStored]);

  const change = (next: (now: readonly GridRow[]) => readonly GridRow[]) => {
    if (!isBusy) set((now) => ({ rows: next(now.rows), past: [...now.past.slice(1 - mostSteps), now.rows] }));
  };

  const save = async (sent: readonly GridRow[] = rows): Promise<void> => {
    setBusy(true);
    const { done, units } = await run('units.save', {
      project: String(project),
      units: JSON.stringify(changeOf(sent)),
    });
    setBusy(false);
    if (done) setConflicts([]);
    if (done && units?.rows) set({ rows: units.rows, past: [] });
    else if (units?.conflicts && units.rows) {
      set({ rows: joinRows(sent, units.rows), past: [] });
      setConflicts(units.conflicts);
    } else if (units?.errors) {
      const { errors } = units;
      set({ rows: sent.map((row) => ({ ...row, errors: errors[row.key] ?? {} })), past: [] });
    }
  };

  /** Goes on from what others saved, with the chosen values of the cells that both changed. */
  const resolve = (isMine: (path: string) => boolean): Promise<void> => {
    const next = conflicts.reduce(
      (all, { id, column, theirs }) =>
        all.map((row) => {
          if (row.id !== id) return row;
          const seenTheirs = { ...row, base: { ...row.base, [column]: theirs } };
          return isMine(conflictPath({ id, column })) ? seenTheirs : setIn(seenTheirs, column, theirs);
        }),
      rows,
    );
    set({ rows: next, past: [] });
    setConflicts([]);
    return save(next);
  };

  return {
    ...{ rows, isBusy, conflicts, change, save, resolve },
    changes: changed.length,
    canUndo: past.length > 0,
    undo: () => set((now) => ({ rows: now.past.at(-1) ?? now.rows, past: now.past.slice(0, -1) })),
    discard: () => {
      set({ rows: stored, past: [] });
      setConflicts([]);
    },
  };
}

export const conflictPath = ({ id, column }: Pick<CellConflict, 'id' | 'column'>): string => `${id}.${column}`;

/** What the server is sent: the changed cells of known units, all of new ones. */
const changeOf = (rows: readonly GridRow[]) => ({
  changed: rows
    .filter((row) => row.id !== null && isChanged(row))
    .map(({ id, base, cells }) => ({ id, base: part(base, base, cells), mine: part(cells, base, cells) })),
  added: rows.filter(({ id }) => id === null).map(({ key, of, cells }) => ({ key, of, cells })),
});

const part = (from: Cells, base: Cells, cells: Cells): Partial<Cells> =>
  Object.fromEntries(columnNames.filter((name) => base[name] !== cells[name]).map((name) => [name, from[name]]));
