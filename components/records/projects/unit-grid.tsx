'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import frame from '@/components/records/save-bar.module.css';
import { ConfirmDiscard } from '@/components/staff/confirm-discard';
import { Conflicts } from '@/components/staff/conflicts';
import { statusMessages } from '@/components/staff/copy-state';
import { SelectionBar } from '@/components/staff/selection-bar';
import selection from '@/components/staff/selection-bar.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { type CellChoices, columnNames } from '@/lib/records/units/columns';
import { type Area, fillDown, type GridRow, pasteInto } from '@/lib/records/units/grid-rows';
import { BulkBar, bulkId } from './bulk-bar';
import styles from './grid.module.css';
import { cellError, GridContext, unitLabel } from './grid-context';
import { GridTable, type Place, selectedArea } from './grid-table';
import { UnitList } from './unit-list';
import { useUnits } from './use-units';

interface UnitGridProps {
  project: number;
  rows: readonly GridRow[];
  choices: CellChoices;
  locale: Locale;
}

/** A corner of what is selected: the row of a unit, wherever that is meanwhile, or what follows where it was once it is gone. */
interface Corner extends Place {
  id: number | undefined;
}
const cornerAt = (rows: readonly GridRow[], place: Place): Corner => ({ ...place, id: rows[place.row]?.id });
function toPlace(rows: readonly GridRow[], { id, row, column }: Corner): Place {
  const found = rows.findIndex((one) => one.id === id);
  return { row: found < 0 ? Math.min(row, rows.length - 1) : found, column };
}

/** Units that can be added at once. */
const maxNewUnits = 200;
const narrow = '(width < 48rem)';
const watch = (changed: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The units of which colleagues have unsaved changes, by the sentence about these. */
function unsavedRows(rows: readonly GridRow[]): [text: string, rows: GridRow[]][] {
  const found = Map.groupBy(rows, ({ unsaved }) => unsaved);
  found.delete('');
  return [...found];
}

/** The units of a project: a grid, on a phone a list; everything that is typed reaches the site at once, when it is saved. */
export function UnitGrid({ project, rows: stored, choices, locale }: UnitGridProps) {
  const [t, edit] = [useTranslations('office.projects'), useTranslations('office.edit')];
  const units = useUnits(project, stored);
  const { rows, change } = units;
  const [corners, setCorners] = useState<Record<'active' | 'from', Corner>>(() => ({
    active: cornerAt(stored, { row: 0, column: 0 }),
    from: cornerAt(stored, { row: 0, column: 0 }),
  }));
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const [pasted, setPasted] = useState<{ rest: string[][]; left: number; dropped: number } | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );

  const [place, from] = [toPlace(rows, corners.active), toPlace(rows, corners.from)];
  const go = (to: Place, corner = to, among = rows) =>
    setCorners({ active: cornerAt(among, to), from: cornerAt(among, corner) });
  const current = rows[place.row];
  const column = columnNames[place.column];
  const ticked = useMemo(() => new Set(rows.map(({ id }) => id).filter((id) => ticks.has(id))), [rows, ticks]);
  const chosen = rows.find(({ id }) => ticked.has(id)) ?? current;
  const mayTick = rows.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  const isAllTicked = ticked.size > 0 && ticked.size === mayTick.length;

  const tick = (ids: readonly number[], isTicked: boolean) => {
    const next = new Set(ticks);
    for (const id of ids)
      if (isTicked && mayTick.includes(id)) next.add(id);
      else next.delete(id);
    setTicks(next);
  };
  const paste = (area: Area, lines: string[][]) => {
    const { rest, dropped } = pasteInto(rows, area, lines, choices);
    setPasted(rest.length > 0 || dropped > 0 ? { rest, left: area.left, dropped } : null);
    change((now) => pasteInto(now, area, lines, choices).rows);
  };
  /** Begins copies of a unit, and goes to the first of them; returns them. */
  const addCopies = async (of: number, count: number): Promise<readonly GridRow[]> => {
    const all = await units.add(of, count);
    const added = all.filter(({ id }) => !rows.some((row) => row.id === id));
    if (added.length > 0) go({ row: all.length - added.length, column: 0 }, undefined, all);
    return added;
  };
  /** The lines that found no row become units like the last one. */
  const addRest = async () => {
    const like = rows.at(-1);
    if (!pasted || !like || units.isBusy) return;
    const { rest, left } = pasted;
    const [first] = await addCopies(like.id, Math.min(rest.length, maxNewUnits));
    if (!first) return;
    setPasted(null);
    units.change((now) => {
      const top = now.findIndex(({ id }) => id === first.id);
      return pasteInto(now, { top, bottom: top, left, right: left }, rest, choices).rows;
    });
  };

  const wrong = rows.flatMap((row, r) =>
    columnNames.flatMap((name, c) => (cellError(row, name, t) ? [{ row: r, column: c }] : [])),
  );
  const showWrong = () => {
    const [first] = wrong;
    if (!first) return;
    go(first);
    const { id } = rows[first.row] ?? {};
    const at = isNarrow ? `[id="${id}-${columnNames[first.column]}"]` : `[data-at="${id} ${first.column}"]`;
    document.querySelector<HTMLElement>(at)?.focus();
  };
  const save = () => {
    if (rows.some((row) => Object.keys(row.wrong).length > 0)) showWrong();
    else if (units.changes > 0 && !units.isBusy) void units.save();
  };

  const notes = [current?.isLocked && t('locked'), current && column && cellError(current, column, t)].filter(Boolean);
  const toSave = () => saveButton.current?.focus({ preventScroll: true });
  const remove = (id: number) => {
    // In the list the fields of the unit disappear; in the grid the next unit gets the focus.
    if (isNarrow) toSave();
    void units.discard([id]);
  };
  const context = { choices, locale, ticked, tick, change, remove };
  return (
    <GridContext value={context}>
      {units.conflicts.length > 0 && (
        <Conflicts
          conflicts={units.conflicts}
          onResolve={(isMine) => {
            toSave();
            return units.resolve(isMine);
          }}
        />
      )}
      {units.others.length > 0 && (
        <p className={styles.others} role="status">
          {t('others', { names: new Intl.ListFormat(locale).format(units.others) })}
        </p>
      )}
      {unsavedRows(rows).map(([text, theirs]) => (
        <p key={text} className={styles.others} role="status">
          {text}: {new Intl.ListFormat(locale).format(theirs.map((row) => unitLabel(row, t)))}
        </p>
      ))}
      <div className={styles.tools}>
        {!isNarrow && (
          <button
            className="link"
            type="button"
            onClick={() => change((now) => fillDown(now, selectedArea(place, from)))}
          >
            {t('fillDown')}
          </button>
        )}
        <button className="link" type="button" disabled={!units.canUndo} onClick={units.undo}>
          {t('undo')}
        </button>
      </div>
      <SelectionBar
        all={{
          label: t('selectAll'),
          isAll: isAllTicked,
          isSome: ticked.size > 0,
          onChange: () => tick(mayTick, !isAllTicked),
        }}
        count={ticked.size}
        summary={t('chosen', { count: ticked.size })}
        // The grid handles scrolling.
        isSticky={false}
      >
        <button className={`link ${selection.act}`} type="button" onClick={() => tick([...ticked], false)}>
          {t('unselect')}
        </button>
        <BulkBar />
      </SelectionBar>
      {isNarrow ? (
        <UnitList rows={rows} />
      ) : (
        <div className={styles.scroll}>
          <GridTable
            rows={rows}
            active={place}
            from={from}
            isBusy={units.isBusy}
            onMove={go}
            onPaste={paste}
            onFillDown={() => change((now) => fillDown(now, selectedArea(place, from)))}
            onUndo={units.undo}
          />
        </div>
      )}
      <p id="grid-message" className={styles.fault} role="status">
        {notes.join(' · ')}
      </p>
      {pasted && (
        <p className={styles.pasted} role="status">
          {pasted.rest.length > 0 && (
            <>
              <span>{t('rest', { count: pasted.rest.length })}</span>
              <button className="link" type="button" onClick={() => void addRest()}>
                {t('addRest')}
              </button>
            </>
          )}
          {pasted.dropped > 0 && <span>{t('dropped', { count: pasted.dropped })}</span>}
        </p>
      )}
      {!isNarrow && (
        <p id="grid-help" className={styles.help}>
          {t('help')}
        </p>
      )}
      {chosen && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            const count = Number(new FormData(event.currentTarget).get('count'));
            if (!(count >= 1 && count <= maxNewUnits)) return;
            void addCopies(chosen.id, Math.trunc(count));
          }}
        >
          <label className="field">
            <span>{t('count')}</span>
            <input className="input" name="count" type="number" min={1} max={maxNewUnits} defaultValue={1} required />
          </label>
          <button className="button button-quiet" type="submit">
            {t('addCopies', { name: unitLabel(chosen, t) })}
          </button>
        </form>
      )}
      <div className={frame.bar} data-part="units-bar">
        <span role="status">
          {[units.changes > 0 && t('unsaved', { count: units.changes }), edit(`states.${statusMessages[units.state]}`)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {wrong.length > 0 && (
          <span className={`${styles.fault} ${styles.inBar}`}>
            {t('wrong', { count: wrong.length })}
            <button className="link" type="button" onClick={showWrong}>
              {t('show')}
            </button>
          </span>
        )}
        {ticked.size > 0 && !isNarrow && (
          // The selected rows may be far below.
          <button
            className="link"
            type="button"
            onClick={() => document.querySelector<HTMLElement>(`#${bulkId} select`)?.focus()}
          >
            {t('bulk')}
          </button>
        )}
        {units.changes > 0 && (
          <button className="link" type="button" onClick={() => setAsking(true)}>
            {t('discard')}
          </button>
        )}
        {isAsking && (
          <ConfirmDiscard
            onClose={() => setAsking(false)}
            onConfirm={() => {
              // The pressed button disappears, so move the focus first.
              toSave();
              void units.discard();
            }}
          />
        )}
        <button ref={saveButton} className="button" type="button" onClick={save}>
          {t('save')}
        </button>
      </div>
    </GridContext>
  );
}
