import moduleKindsStyles from './module-kinds.module.css';
import type { ModuleProps } from './module-view';
import styles from './modules.module.css';

export interface FiguresModuleView {
  view: 'figures';
  perRow: number;
  figures: { id: string; value: string; label: string }[];
}

/** The agency in figures. */
export const FiguresModule = ({ module: { perRow, figures } }: ModuleProps<FiguresModuleView>) => (
  <dl className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.figuresModule}`}>
    {figures.map(({ id, value, label }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd className="figures">{value}</dd>
      </div>
    ))}
  </dl>
);
