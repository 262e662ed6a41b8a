'use client';

import type { ReactNode } from 'react';

/** Prints the page; the style sheet hides it where no script runs. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button type="button" className="print-button" onClick={() => window.print()}>
    {children}
  </button>
);
