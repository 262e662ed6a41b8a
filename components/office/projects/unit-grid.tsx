'use client';

import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { type CellChoices, cellText, columnNames } from '@/lib/office/units/columns';
import { type Area, addCopies, fillDown, type GridRow, pasteInto } from '@/lib/office/units/grid-rows';
import { Conflicts } from '../edit/conflicts';
import frame from '../save-bar.module.css';
import { BulkBar } from './bulk-bar';
import styles from './grid.module.css';
import { faultIn, GridContext, nameOf } from './grid-context';
import { areaOf, GridTable, type Place } from './grid-table';
import { UnitList } from './unit-list';
import { type UnitWords, withCount, withName } from './unit-words';
import { conflictPath, useUnits } from './use-units';

interface UnitGridProps {
  project: number;
  rows: readonly GridRow[];
  choices: CellChoices;
  words: UnitWords;
  locale: Locale;
}

const narrow = '(width < 48rem)';
const watch = (changed: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The units of a project: a grid, on a phone a list; everything that is typed reaches the site at once, when it is saved. */
export function UnitGrid({ project, rows: stored, choices, words, locale }: UnitGridProps) {
  const units = useUnits(project, stored);
  const { rows, change } = units;
  const [{ active, from }, setPlace] = useState<{ active: Place; from: Place }>({
    active: { row: 0, column: 0 },
    from: { row: 0, column: 0 },
  });
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState<{ rest: string[][]; left: number; dropped: number } | null>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isNarrow = useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );

  const place = { row: Math.min(active.row, rows.length - 1), column: active.column };
  const current = rows[place.row];
  const column = columnNames[place.column];
  const ticked = useMemo(() => new Set(rows.map(({ key }) => key).filter((key) => ticks.has(key))), [rows, ticks]);
  const chosen = rows.find(({ key }) => ticked.has(key)) ?? current;
  const mayTick = rows.filter(({ isLocked }) => !isLocked).map(({ key }) => key);

  const tick = (keys: readonly string[], isTicked: boolean) => {
    const next = new Set(ticks);
    for (const key of keys)
      if (isTicked) next.add(key);
      else next.delete(key);
    setTicks(next);
  };
  const paste = (area: Area, lines: string[][]) => {
    const { rest, dropped } = pasteInto(rows, area, lines, choices);
    setPasted(rest.length > 0 || dropped > 0 ? { rest, left: area.left, dropped } : null);
    change((now) => pasteInto(now, area, lines, choices).rows);
  };
  /** The lines that found no row become units like the last one. */
  const addRest = () => {
    if (!pasted) return;
    const { rest, left } = pasted;
    change((now) => {
      const like = now.at(-1);
      if (!like) return now;
      const area = { top: now.length, bottom: now.length, left, right: left };
      return pasteInto(addCopies(now, like, rest.length), area, rest, choices).rows;
    });
    setPasted(null);
  };

  const wrong = rows.flatMap((row, r) =>
    columnNames.flatMap((name, c) => (faultIn(row, name, words) ? [{ row: r, column: c }] : [])),
  );
  const showWrong = () => {
    const [first] = wrong;
    if (!first) return;
    setPlace({ active: first, from: first });
    const at = isNarrow ? `${rows[first.row]?.key}-${columnNames[first.column]}` : `${first.row} ${first.column}`;
    const found = document.getElementById(at) ?? document.querySelector<HTMLElement>(`[data-at="${at}"]`);
    found?.focus();
  };
  const save = () => {
    if (rows.some((row) => Object.keys(row.wrong).length > 0)) showWrong();
    else if (units.changes > 0 && !units.isBusy) void units.save();
  };

  const said = [current?.isLocked && words.locked, current && column && faultIn(current, column, words)].filter(
    Boolean,
  );
  const context = { words, choices, locale, ticked, tick, change };
  return (
    <GridContext value={context}>
      {units.conflicts.length > 0 && (
        <Conflicts
          words={words.conflicts}
          conflicts={units.conflicts.map((conflict) => {
            const { id, column: name, theirs, mine } = conflict;
            const unit = rows.find((row) => row.id === id);
            return {
              path: conflictPath(conflict),
              label: `${unit ? nameOf(unit, words) : id} › ${words.columns[name]}`,
              theirs: cellText(name, theirs, choices, locale),
              mine: cellText(name, mine, choices, locale),
            };
          })}
          onResolve={units.resolve}
        />
      )}
      <div className={styles.tools}>
        <label className="check-line">
          <input
            type="checkbox"
            checked={ticked.size > 0 && ticked.size === mayTick.length}
            onChange={({ target }) => tick(mayTick, target.checked)}
          />
          {words.selectAll}
        </label>
        {!isNarrow && (
          <button className="link" type="button" onClick={() => change((now) => fillDown(now, areaOf(place, from)))}>
            {words.fillDown}
          </button>
        )}
        <button className="link" type="button" disabled={!units.canUndo} onClick={units.undo}>
          {words.undo}
        </button>
      </div>
      {ticked.size > 0 && <BulkBar />}
      {isNarrow ? (
        <UnitList rows={rows} />
      ) : (
        <div className={styles.scroll}>
          <GridTable
            rows={rows}
            active={place}
            from={from}
            isBusy={units.isBusy}
            onMove={(to, corner) => setPlace({ active: to, from: corner })}
            onPaste={paste}
            onFillDown={() => change((now) => fillDown(now, areaOf(place, from)))}
            onUndo={units.undo}
          />
        </div>
      )}
      <p id="grid-said" className={styles.fault} role="status">
        {said.join(' · ')}
      </p>
      {pasted && (
        <p className={styles.pasted} role="status">
          {pasted.rest.length > 0 && (
            <>
              <span>{withCount(words.rest, pasted.rest.length)}</span>
              <button className="link" type="button" onClick={addRest}>
                {words.addRest}
              </button>
            </>
          )}
          {pasted.dropped > 0 && <span>{withCount(words.dropped, pasted.dropped)}</span>}
        </p>
      )}
      {!isNarrow && (
        <p id="grid-help" className={styles.help}>
          {words.help}
        </p>
      )}
      {chosen && (
        <form
          className={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            const count = Number(new FormData(event.currentTarget).get('count'));
            if (!(count >= 1 && count <= 200)) return;
            const first = { row: rows.length, column: 0 };
            change((now) => addCopies(now, chosen, Math.trunc(count)));
            setPlace({ active: first, from: first });
          }}
        >
          <label className="field">
            <span>{words.count}</span>
            <input className="input" name="count" type="number" min={1} max={200} defaultValue={1} required />
          </label>
          <button className="button button-quiet" type="submit">
            {withName(words.addCopies, nameOf(chosen, words))}
          </button>
        </form>
      )}
      <div className={frame.bar} data-part="units-bar">
        <span role="status">{units.changes > 0 ? withCount(words.unsaved, units.changes) : words.stored}</span>
        {wrong.length > 0 && (
          <span className={`${styles.fault} ${styles.inBar}`}>
            {withCount(words.wrong, wrong.length)}
            <button className="link" type="button" onClick={showWrong}>
              {words.show}
            </button>
          </span>
        )}
        {units.changes > 0 && (
          <button
            className="link"
            type="button"
            onClick={() => {
              // This one goes away.
              saveButton.current?.focus();
              units.discard();
            }}
          >
            {words.discard}
          </button>
        )}
        <button ref={saveButton} className="button" type="button" onClick={save}>
          {words.save}
        </button>
      </div>
    </GridContext>
  );
}
