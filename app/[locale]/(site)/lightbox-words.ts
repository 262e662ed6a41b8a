import { getTranslations } from 'next-intl/server';
import type { LightboxWords } from '@/components/property/lightbox-show';

/** The words of the lightbox in the page's language. */
export async function lightboxWords(): Promise<LightboxWords> {
  const t = await getTranslations('property');
  return {
    title: t('lightbox'),
    picture: t('picture'),
    // The lightbox fills in the numbers itself.
    position: t('picturePosition', { index: '{index}', total: '{total}' }),
    close: t('closePictures'),
    previous: t('previousPicture'),
    next: t('nextPicture'),
    play: t('playPictures'),
    pause: t('pausePictures'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
  };
}
