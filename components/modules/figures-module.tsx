import type { ModuleProps } from './module-view';

export interface FiguresModuleView {
  view: 'figures';
  perRow: number;
  figures: { id: string; value: string; label: string }[];
}

/** The agency in figures. */
export const FiguresModule = ({ module: { perRow, figures } }: ModuleProps<FiguresModuleView>) => (
  <dl className={`item-grid per-row-${perRow} figures-module`}>
    {figures.map(({ id, value, label }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd className="figures">{value}</dd>
      </div>
    ))}
  </dl>
);
