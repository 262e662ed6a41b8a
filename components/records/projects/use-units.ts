import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RunOptions, useOffice } from '@/components/staff/office-provider';
import { useAutosave } from '@/components/staff/use-autosave';
import type { CellValue, ColumnName } from '@/lib/records/units/columns';
import { type GridRow, isChanged, joinRows, stepBack, typedIn, typedSince } from '@/lib/records/units/grid-rows';
import type { UnitsAnswer } from '@/lib/records/units/unit-actions';
import type { OfficeState } from '@/lib/staff/define-action';

type Rows = readonly GridRow[];

/** The number of changes that can be undone one by one before they are saved. */
const maxUndoSteps = 100;

const countChanged = (rows: Rows): number => rows.filter(isChanged).length;

/** The cells that the server does not know yet. */
function unsentCells(rows: Rows, savedRows: Rows) {
  const savedById = new Map(savedRows.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const names = typedSince(row, savedById.get(row.id));
    return names.length > 0
      ? [{ id: row.id, cells: Object.fromEntries(names.map((name) => [name, typedIn(row, name)])) }]
      : [];
  });
}

/** The units of a project: what is typed is stored on the server in the working copy of each unit, until all is saved as one change. */
export function useUnits(projectId: number, stored: Rows) {
  const { run } = useOffice();
  const project = String(projectId);
  const [rows, setRows] = useState(stored);
  const [past, setPast] = useState<readonly Rows[]>([]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** The current rows: requests end between two renderings. */
  const latestRows = useRef(stored);
  const { state, latest, dispatch, enqueue, schedule, cancel } = useAutosave({
    start: { base: null, content: { rows: stored }, hasCopies: stored.some(isChanged) },
    // The server has one version for each row.
    version: 0,
    isWatched: true,
    autosave,
    poll: () => (latest.current.hasFailed ? autosave({ isQuiet: true }) : poll()),
  });
  /** The rows as the server has them: an autosave sends the difference. */
  const savedRows = () => latest.current.savedCopy.rows as Rows;

  /** Shows rows, given those that the server has; `isAutosaved`: whether these come from an autosave. */
  const show = (next: Rows, savedByServer = savedRows(), isAutosaved = false) => {
    latestRows.current = next;
    setRows(next);
    const isTyped = unsentCells(next, savedByServer).length > 0;
    const hasCopies = next.some(isChanged);
    dispatch({ type: 'changed', savedCopy: { rows: savedByServer }, hasCopies, isTyped, isAutosaved });
  };
  /** Shows the rows that the server has now; what was typed since stays. `sent`: the rows that an autosave sent. */
  const merge = (fresh: Rows, sent?: Rows) =>
    show(joinRows(latestRows.current, sent ?? savedRows(), fresh), fresh, sent !== undefined);

  /** Applies an answer of the server; `sent`: the rows that an autosave sent. */
  const receive = async <State extends OfficeState<UnitsAnswer>>(
    request: Promise<State>,
    sent?: Rows,
  ): Promise<State> => {
    const answer = await request;
    const { rows: fresh, others: present }: UnitsAnswer = answer.payload ?? {};
    if (present) setOthers(present);
    if (fresh) merge(fresh, sent);
    return answer;
  };
  const poll = () => receive(run('units.poll', { project }, { isQuiet: true, isBackground: true }));

  async function autosave(options?: RunOptions): Promise<boolean> {
    cancel();
    // A unit that is gone, or a colleague's by now, keeps the others from being stored: the rows are merged with those of the server first.
    if (latest.current.hasFailed) await poll();
    const units = unsentCells(latestRows.current, savedRows());
    if (units.length === 0) return true;
    dispatch({ type: 'sending' });
    const request = run(
      'units.autosave',
      { project, units: JSON.stringify(units) },
      { ...options, isBackground: true },
    );
    const answer = await receive(request, latestRows.current);
    const isStored = answer.payload !== undefined;
    if (!isStored) dispatch({ type: 'failed', isOffline: answer.isOffline ?? false });
    return isStored;
  }

  const change = (next: (rows: Rows) => Rows) => {
    setPast((before) => [...before.slice(1 - maxUndoSteps), latestRows.current]);
    show(next(latestRows.current));
    schedule();
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    show(stepBack(latestRows.current, before));
    schedule();
  };

  /** Sends a request once everything that is typed is autosaved. */
  const act = async (request: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await enqueue(async () => {
      if (!(await autosave())) return;
      await request();
      setPast([]);
    });
    setBusy(false);
  };
  const saveAll = async () => {
    // Cells typed since the autosave are left for the next save.
    const units = savedRows()
      .filter(isChanged)
      .map(({ id, version, isNew }) => ({ id, version, isNew }));
    const request = run('units.save', { project, units: JSON.stringify(units) });
    const { conflict = null, payload } = await receive(request);
    dispatch({ type: 'conflict', conflict });
    show(latestRows.current.map((row) => ({ ...row, errors: payload?.errors?.[row.id] ?? {} })));
  };
  /** Goes on from what others stored, with the chosen values of the cells that both changed. */
  const resolve = (isMine: (path: string) => boolean) =>
    act(async () => {
      const { fields, stored: theirs } = latest.current.conflict ?? { fields: [], stored: {} };
      const units = fields.map(({ path }) => {
        const [id, column] = [Number.parseInt(path, 10), path.split('.')[1] as ColumnName];
        const value = (theirs as Record<string, CellValue>)[path] ?? null;
        const row = latestRows.current.find((other) => other.id === id);
        return {
          id,
          base: { [column]: value },
          cells: { [column]: isMine(path) && row ? typedIn(row, column) : value },
        };
      });
      const { payload } = await receive(run('units.autosave', { project, units: JSON.stringify(units) }));
      if (payload) await saveAll();
    });
  const discard = (ids = latestRows.current.filter(isChanged).map(({ id }) => id)) =>
    act(async () => {
      await receive(run('units.discard', { project, units: JSON.stringify(ids) }));
      dispatch({ type: 'conflict', conflict: null });
    });
  /** Begins copies of a unit; returns the rows with them. */
  const add = async (of: number, count: number): Promise<Rows> => {
    await act(() => receive(run('units.add', { project, of: String(of), count: String(count) })));
    return latestRows.current;
  };

  /** The page was rendered again, after a save or an undo. */
  const onFresh = useEffectEvent((fresh: Rows) => {
    if (fresh !== savedRows()) merge(fresh);
  });
  useEffect(() => onFresh(stored), [stored]);

  return {
    rows,
    state: state.status,
    others,
    conflicts: state.conflict?.fields ?? [],
    isBusy,
    change,
    undo,
    resolve,
    discard,
    add,
    save: () => act(saveAll),
    changes: countChanged(rows),
    canUndo: past.length > 0,
  };
}
