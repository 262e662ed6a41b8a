import type { ReactNode } from 'react';
import { lostHead } from '../../lost';

// Here and not beside the page, as in the layout above.
export const generateMetadata = lostHead('missingHome');

export default ({ children }: { children: ReactNode }) => children;
