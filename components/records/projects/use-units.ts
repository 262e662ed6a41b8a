import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type GridRow, isChanged, joinRows, stepBack, typedIn, typedSince } from '@/lib/records/units/grid-rows';
import type { UnitConflict, UnitsAnswer } from '@/lib/records/units/unit-actions';
import type { ActionName } from '@/lib/staff/define-action';
import { type RunOptions, useOffice } from '../../staff/office-provider';
import type { SaveState } from '../../staff/use-autosave';
import { autosaveDelayMs, useFlush, useHeartbeat, useLeaveWarning, useOnline } from '../../staff/use-autosave';

/** The number of changes that can be undone one by one before they are saved. */
const maxUndoSteps = 100;

/** The units of a project: what is typed is kept on the server in the working copy of each unit, until all is saved as one change. */
export function useUnits(project: number, stored: readonly GridRow[]) {
  const { run } = useOffice();
  const [rows, setRows] = useState(stored);
  const [past, setPast] = useState<readonly (readonly GridRow[])[]>([]);
  const [state, setState] = useState<SaveState>(stored.some(isChanged) ? 'autosaved' : 'saved');
  const [others, setOthers] = useState<readonly string[]>([]);
  const [conflicts, setConflicts] = useState<readonly UnitConflict[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** The rows as they are now, and as the server knows them: what is sent is what differs. */
  const now = useRef(stored);
  const known = useRef(stored);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveQueue = useRef<Promise<boolean>>(Promise.resolve(true));
  const hasFailed = useRef(false);
  const isOnline = useRef(true);

  const show = (next: readonly GridRow[]) => {
    now.current = next;
    setRows(next);
  };
  /** Takes what the server has now; what was typed since `sent` stays. */
  const take = (fresh: readonly GridRow[], sent: readonly GridRow[] = known.current) => {
    const joined = joinRows(now.current, sent, fresh);
    known.current = fresh;
    show(joined);
    const isTyped = unsent().length > 0;
    setState(isTyped ? 'typed' : joined.some(isChanged) ? 'autosaved' : 'saved');
    return joined;
  };

  /** The cells that the server does not know yet. */
  const unsent = () => {
    const byId = new Map(known.current.map((row) => [row.id, row]));
    return now.current.flatMap((row) => {
      const names = typedSince(row, byId.get(row.id));
      return names.length > 0
        ? [{ id: row.id, cells: Object.fromEntries(names.map((name) => [name, typedIn(row, name)])) }]
        : [];
    });
  };

  /** `sent`: the rows, where the server gets all that is typed in them. */
  const send = async (
    action: ActionName,
    fields: Record<string, string>,
    { sent, ...options }: RunOptions & { sent?: readonly GridRow[] } = {},
  ): Promise<UnitsAnswer | undefined> => {
    const { units, isOffline } = await run(action, { project: String(project), ...fields }, options);
    isOnline.current = !isOffline;
    if (units?.others) setOthers(units.others);
    if (units?.rows) take(units.rows, sent);
    return units;
  };
  const open = () => send('units.poll', {}, { isQuiet: true, isBackground: true });

  const saveCopiesNow = async (options?: RunOptions): Promise<boolean> => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    // One unit that is gone, or a colleague's by now, keeps the others from being kept: the rows are as they are on the server first.
    if (hasFailed.current) await open();
    const units = unsent();
    if (units.length > 0) {
      setState('saving');
      const background = { ...options, isBackground: true, sent: now.current };
      const answer = await send('units.autosave', { units: JSON.stringify(units) }, background);
      hasFailed.current = !answer?.rows;
      if (hasFailed.current) setState(isOnline.current ? 'failed' : 'offline');
    } else hasFailed.current = false;
    return !hasFailed.current;
  };
  /** One after the other, so that none is kept on what another has replaced. */
  const saveCopies = (options?: RunOptions): Promise<boolean> => {
    const result = saveQueue.current.then(() => saveCopiesNow(options));
    saveQueue.current = result.catch(() => false);
    return result;
  };

  const change = (next: (rows: readonly GridRow[]) => readonly GridRow[]) => {
    setPast((before) => [...before.slice(1 - maxUndoSteps), now.current]);
    show(next(now.current));
    scheduleAutosave();
  };
  const scheduleAutosave = () => {
    setState(unsent().length > 0 ? 'typed' : now.current.some(isChanged) ? 'autosaved' : 'saved');
    waiting.current ??= setTimeout(() => void saveCopies(), autosaveDelayMs);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    show(stepBack(now.current, before));
    scheduleAutosave();
  };

  /** Does something with all that is typed, once it is kept. */
  const act = async (what: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    if (await saveCopies()) {
      await what();
      setPast([]);
    }
    setBusy(false);
  };
  const saveAll = async () => {
    // What is typed since it was kept is for the next time.
    const units = known.current.filter(isChanged).map(({ id, version, isNew }) => ({ id, version, isNew }));
    const answer = await send('units.save', { units: JSON.stringify(units) });
    setConflicts(answer?.conflicts ?? []);
    show(now.current.map((row) => ({ ...row, errors: answer?.errors?.[row.id] ?? {} })));
  };
  /** Goes on from what others stored, with the chosen values of the cells that both changed. */
  const resolve = (isMine: (path: string) => boolean) =>
    act(async () => {
      const units = conflicts.map(({ id, column, value, path }) => {
        const row = now.current.find((one) => one.id === id);
        return {
          id,
          base: { [column]: value },
          cells: { [column]: isMine(path) && row ? typedIn(row, column) : value },
        };
      });
      const answer = await send('units.autosave', { units: JSON.stringify(units) });
      if (answer?.rows) await saveAll();
    });
  const discard = (ids = now.current.filter(isChanged).map(({ id }) => id)) =>
    act(async () => {
      await send('units.discard', { units: JSON.stringify(ids) });
      setConflicts([]);
    });
  /** Begins copies of a unit; returns the rows with them. */
  const add = async (of: number, count: number): Promise<readonly GridRow[]> => {
    await act(() => send('units.add', { of: String(of), count: String(count) }));
    return now.current;
  };

  /** The page was made anew, after a save or an undo. */
  const onFresh = useEffectEvent((fresh: readonly GridRow[]) => {
    if (fresh !== known.current) take(fresh);
  });
  useEffect(() => onFresh(stored), [stored]);

  const onOpen = useEffectEvent(open);
  useEffect(() => void onOpen(), []);
  useHeartbeat(() => (hasFailed.current ? saveCopies({ isQuiet: true }) : open()));
  useOnline(() => hasFailed.current && saveCopies({ isQuiet: true }));
  useFlush(() => waiting.current && saveCopies({ isQuiet: true }));
  useLeaveWarning(state);

  return {
    rows,
    state,
    others,
    conflicts,
    isBusy,
    change,
    undo,
    resolve,
    discard,
    add,
    save: () => act(saveAll),
    changes: rows.filter(isChanged).length,
    canUndo: past.length > 0,
  };
}
