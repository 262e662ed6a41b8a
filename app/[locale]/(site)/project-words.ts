import { getTranslations } from 'next-intl/server';
import type { ProjectWords } from '@/lib/catalogue/project-view';

/** The words of project cards in the page's language. */
export async function projectWords(): Promise<ProjectWords> {
  const t = await getTranslations('project');
  return {
    soldOut: t('soldOut'),
    external: t('external'),
    available: (count) => t('available', { count }),
    priceFrom: t('priceFrom'),
  };
}
