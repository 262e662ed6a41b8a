import { getTranslations } from 'next-intl/server';
import type { ActionWords } from '@/lib/catalogue/property-actions';
import type { MediaWords } from '@/lib/catalogue/property-media';

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

export async function mediaWords(): Promise<MediaWords> {
  const t = await getTranslations('media');
  return { video: t('video'), tour: t('tour'), download: t('download'), note: (kind) => t(`notes.${kind}`) };
}
