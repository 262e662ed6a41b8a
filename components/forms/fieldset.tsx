import type { ReactNode } from 'react';

/** Fields that belong together, below their heading. */
export const Fieldset = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="form-section">
    <legend className="title-small">{legend}</legend>
    <div className="form-fields">{children}</div>
  </fieldset>
);
