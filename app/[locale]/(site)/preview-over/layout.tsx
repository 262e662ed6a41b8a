import type { ReactNode } from 'react';
import { errorPageHead } from '@/app/[locale]/(site)/error-page';

// Here and not beside the page: for an answer with status 404 Next asks layouts for the head, and no page.
export const generateMetadata = errorPageHead('previewOver');

export default ({ children }: { children: ReactNode }) => children;
