import type { ReactNode } from 'react';
import { errorPageHead } from '@/app/[locale]/(site)/error-page';

// Here and not beside the page, as in the layout above.
export const generateMetadata = errorPageHead('missingHome');

export default ({ children }: { children: ReactNode }) => children;
