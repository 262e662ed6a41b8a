import { getTranslations } from 'next-intl/server';
import type { ActionWords } from '@/lib/catalogue/property-actions';

export async function actionWords(): Promise<ActionWords> {
  const t = await getTranslations('actions');
  return {
    question: t('question'),
    documents: t('documents'),
    offer: t('offer'),
    rent: t('rent'),
    friend: t('friend'),
    poster: t('poster'),
  };
}
