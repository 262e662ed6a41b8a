import type { ReactNode } from 'react';

// Static HTML needs a request of Next: in component tests it is rendered normally.
export const StaticHtml = ({ children }: { children: ReactNode }) => children;
