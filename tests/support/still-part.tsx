import type { ReactNode } from 'react';

// Stands in for the still parts of a page, which only a request of Next's can have: what they hold is rendered as it is.
export const StillPart = ({ children }: { children: ReactNode }) => children;
