import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { lostMetadata } from '../lost';

/** Here and not beside the page: for an answer with status 404 Next asks layouts for the head, and no page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('previewOver');
  return lostMetadata(t('title'));
}

export default ({ children }: { children: ReactNode }) => children;
