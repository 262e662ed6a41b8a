import { useTranslations } from 'next-intl';
import type { GridRow } from '@/lib/records/units/grid-rows';
import { editHomePath } from '@/lib/routes/home-record';
import { officeHref } from '@/lib/routes/office-paths';
import styles from './grid.module.css';
import { unitLabel, useGrid } from './grid-context';

interface PlansLinkProps {
  row: GridRow;
  'data-at'?: string;
  tabIndex?: number;
  onFocus?: () => void;
}

/** The number of plans of a unit as a link to its form; a new unit has a button that removes it instead. */
export function PlansLink({ row, ...stop }: PlansLinkProps) {
  const t = useTranslations('office.projects');
  const { locale, remove } = useGrid();
  const name = unitLabel(row, t);
  if (row.isNew)
    return (
      <button
        type="button"
        className={`link ${styles.small}`}
        {...stop}
        aria-label={t('remove', { name })}
        onClick={() => remove(row.id)}
      >
        ×
      </button>
    );
  const shown = row.plans > 0 ? row.plans : t('noPlans');
  if (row.isLocked) return <span {...stop}>{shown}</span>;
  return (
    <a className={`link ${styles.small}`} href={officeHref(editHomePath(row.id), locale)} {...stop}>
      {shown}
      <span className="sr-only">. {t('form', { name })}</span>
    </a>
  );
}
