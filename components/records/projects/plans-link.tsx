import type { GridRow } from '@/lib/records/units/grid-rows';
import { officeHref } from '@/lib/routes/office-paths';
import { filled } from '../../staff/filled';
import styles from './grid.module.css';
import { nameOf, useGrid } from './grid-context';

interface PlansLinkProps {
  row: GridRow;
  'data-at'?: string;
  tabIndex?: number;
  onFocus?: () => void;
}

/** How many plans a unit has, which leads to its form; a new one can be taken away instead. */
export function PlansLink({ row, ...stop }: PlansLinkProps) {
  const { words, locale, remove } = useGrid();
  const name = nameOf(row, words);
  if (row.isNew)
    return (
      <button
        type="button"
        className={`link ${styles.small}`}
        {...stop}
        aria-label={filled(words.remove, { name })}
        onClick={() => remove(row.id)}
      >
        ×
      </button>
    );
  const shown = row.plans > 0 ? row.plans : words.noPlans;
  if (row.isLocked) return <span {...stop}>{shown}</span>;
  return (
    <a className={`link ${styles.small}`} href={officeHref(`edit/properties/${row.id}`, locale)} {...stop}>
      {shown}
      <span className="sr-only">. {filled(words.form, { name })}</span>
    </a>
  );
}
