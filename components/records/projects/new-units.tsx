import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CellChoices } from '@/lib/records/units/columns';
import { type Area, type GridRow, pasteInto } from '@/lib/records/units/grid-rows';
import styles from './grid.module.css';
import { unitLabel } from './grid-context';
import type { useUnits } from './use-units';

/** Units that can be added at once. */
const maxNewUnits = 200;

/** Begins copies of a unit, and returns them. */
type AddCopies = (of: number, count: number) => Promise<readonly GridRow[]>;

/** The pasted lines that found no row, their first column, and the number of values that found no column. */
interface Pasted {
  rest: string[][];
  left: number;
  dropped: number;
}

/** Pastes lines into the grid; `addRest` makes units like the last one of those that found no row. */
export function usePaste(
  { rows, change, isBusy }: ReturnType<typeof useUnits>,
  choices: CellChoices,
  addCopies: AddCopies,
) {
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const paste = (area: Area, lines: string[][]) => {
    const { rest, dropped } = pasteInto(rows, area, lines, choices);
    setPasted(rest.length > 0 || dropped > 0 ? { rest, left: area.left, dropped } : null);
    change((now) => pasteInto(now, area, lines, choices).rows);
  };
  const addRest = async () => {
    const last = rows.at(-1);
    if (!pasted || !last || isBusy) return;
    const { rest, left } = pasted;
    const [first] = await addCopies(last.id, Math.min(rest.length, maxNewUnits));
    if (!first) return;
    setPasted(null);
    change((now) => {
      const top = now.findIndex(({ id }) => id === first.id);
      return pasteInto(now, { top, bottom: top, left, right: left }, rest, choices).rows;
    });
  };
  return { pasted, paste, addRest };
}

/** Says which pasted lines and values found no place, and offers units for the lines. */
export function PastedRest({ pasted, onAdd }: { pasted: Pasted; onAdd: () => void }) {
  const t = useTranslations('office.projects');
  return (
    <p className={styles.pasted} role="status">
      {pasted.rest.length > 0 && (
        <>
          <span>{t('rest', { count: pasted.rest.length })}</span>
          <button className="link" type="button" onClick={onAdd}>
            {t('addRest')}
          </button>
        </>
      )}
      {pasted.dropped > 0 && <span>{t('dropped', { count: pasted.dropped })}</span>}
    </p>
  );
}

/** The form that adds copies of a unit. */
export function AddCopiesForm({ source, onAdd }: { source: GridRow; onAdd: AddCopies }) {
  const t = useTranslations('office.projects');
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const count = Number(new FormData(event.currentTarget).get('count'));
        if (!(count >= 1 && count <= maxNewUnits)) return;
        void onAdd(source.id, Math.trunc(count));
      }}
    >
      <label className="field">
        <span>{t('count')}</span>
        <input className="input" name="count" type="number" min={1} max={maxNewUnits} defaultValue={1} required />
      </label>
      <button className="button button-quiet" type="submit">
        {t('addCopies', { name: unitLabel(source, t) })}
      </button>
    </form>
  );
}
