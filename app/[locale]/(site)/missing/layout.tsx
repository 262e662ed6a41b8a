import type { ReactNode } from 'react';
import { lostHead } from '../lost';

// Here and not beside the page: for an answer with status 404 Next asks layouts for the head, and no page.
export const generateMetadata = lostHead('missing');

export default ({ children }: { children: ReactNode }) => children;
