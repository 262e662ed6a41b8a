import { getTranslations } from 'next-intl/server';
import type { ActionWords } from '@/lib/catalogue/property-actions';
import type { MediaWords } from '@/lib/catalogue/property-media';

export async function actionWords(): Promise<ActionWords> {
  const t = await getTranslations('actions');
  return {
    documents: t('documents'),
    offer: t('offer'),
    friend: t('friend'),
    poster: t('poster'),
    documentsMail: (about) => ({ subject: t('documentsSubject', about), body: t('documentsBody', about) }),
    offerMail: (about) => ({ subject: t('offerSubject', about), body: t('offerBody', about) }),
    friendMail: (about) => ({ subject: t('friendSubject', about), body: t('friendBody', about) }),
  };
}

export async function mediaWords(): Promise<MediaWords> {
  const t = await getTranslations('media');
  return { video: t('video'), tour: t('tour'), download: t('download'), note: (kind) => t(`notes.${kind}`) };
}
