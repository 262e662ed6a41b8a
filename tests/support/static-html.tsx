import type { ReactNode } from 'react';

// Only a request of Next's can have static HTML: in tests of components it is rendered as any other.
export const StaticHtml = ({ children }: { children: ReactNode }) => children;
