'use client';

import { useTranslations } from 'next-intl';
import { useRef, useSyncExternalStore } from 'react';
import { Conflicts } from '@/components/staff/conflicts';
import { SelectionBar } from '@/components/staff/selection-bar';
import selection from '@/components/staff/selection-bar.module.css';
import type { Locale } from '@/lib/i18n/locales';
import { type CellChoices, columnNames } from '@/lib/records/units/columns';
import { fillDown, type GridRow } from '@/lib/records/units/grid-rows';
import { BulkBar } from './bulk-bar';
import styles from './grid.module.css';
import { cellError, GridContext, unitLabel } from './grid-context';
import { GridTable } from './grid-table';
import { AddCopiesForm, PastedRest, usePaste } from './new-units';
import { UnitList } from './unit-list';
import { UnitsBar } from './units-bar';
import { selectedArea, useGridSelection } from './use-grid-selection';
import { useUnits } from './use-units';

interface UnitGridProps {
  project: number;
  rows: readonly GridRow[];
  choices: CellChoices;
  locale: Locale;
}

const narrow = '(width < 48rem)';
const watch = (changed: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Names the units of which colleagues have unsaved changes, by the sentence about these. */
function UnsavedBanner({ rows, locale }: { rows: readonly GridRow[]; locale: Locale }) {
  const t = useTranslations('office.projects');
  const rowsByText = Map.groupBy(rows, ({ unsaved }) => unsaved);
  rowsByText.delete('');
  return [...rowsByText].map(([text, theirs]) => (
    <p key={text} className={styles.others} role="status">
      {text}: {new Intl.ListFormat(locale).format(theirs.map((row) => unitLabel(row, t)))}
    </p>
  ));
}

/** The units of a project: a grid, on a phone a list; everything that is typed reaches the site at once, when it is saved. */
export function UnitGrid({ project, rows: stored, choices, locale }: UnitGridProps) {
  const t = useTranslations('office.projects');
  const units = useUnits(project, stored);
  const { rows, change } = units;
  const { active, from, select, ticked, tick, isAllTicked, tickAll } = useGridSelection(rows);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isNarrow = useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );

  const current = rows[active.row];
  const column = columnNames[active.column];
  const source = rows.find(({ id }) => ticked.has(id)) ?? current;
  const fill = () => change((now) => fillDown(now, selectedArea(active, from)));
  /** Begins copies of a unit, and goes to the first of them; returns them. */
  const addCopies = async (of: number, count: number): Promise<readonly GridRow[]> => {
    const fresh = await units.add(of, count);
    const added = fresh.filter(({ id }) => !rows.some((row) => row.id === id));
    if (added.length > 0) select({ row: fresh.length - added.length, column: 0 }, undefined, fresh);
    return added;
  };
  const { pasted, paste, addRest } = usePaste(units, choices, addCopies);

  const wrong = rows.flatMap((row, r) =>
    columnNames.flatMap((name, c) => (cellError(row, name, t) ? [{ row: r, column: c }] : [])),
  );
  const showWrong = () => {
    const [first] = wrong;
    if (!first) return;
    select(first);
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
      <UnsavedBanner rows={rows} locale={locale} />
      <div className={styles.tools}>
        {!isNarrow && (
          <button className="link" type="button" onClick={fill}>
            {t('fillDown')}
          </button>
        )}
        <button className="link" type="button" disabled={!units.canUndo} onClick={units.undo}>
          {t('undo')}
        </button>
      </div>
      <SelectionBar
        all={{ label: t('selectAll'), isAll: isAllTicked, isSome: ticked.size > 0, onChange: tickAll }}
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
            active={active}
            from={from}
            isBusy={units.isBusy}
            onMove={select}
            onPaste={paste}
            onFillDown={fill}
            onUndo={units.undo}
          />
        </div>
      )}
      <p id="grid-message" className={styles.fault} role="status">
        {notes.join(' · ')}
      </p>
      {pasted && <PastedRest pasted={pasted} onAdd={() => void addRest()} />}
      {!isNarrow && (
        <p id="grid-help" className={styles.help}>
          {t('help')}
        </p>
      )}
      {source && <AddCopiesForm source={source} onAdd={addCopies} />}
      <UnitsBar
        changes={units.changes}
        state={units.state}
        errors={wrong.length}
        hasBulk={ticked.size > 0 && !isNarrow}
        saveButton={saveButton}
        onShowError={showWrong}
        onDiscard={() => {
          // The pressed button disappears, so move the focus first.
          toSave();
          void units.discard();
        }}
        onSave={save}
      />
    </GridContext>
  );
}
