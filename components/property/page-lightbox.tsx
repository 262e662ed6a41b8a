import { getTranslations } from 'next-intl/server';
import { Lightbox } from './lightbox';

/** The lightbox of a page, in its language. */
export async function PageLightbox() {
  const t = await getTranslations('property');
  const words = {
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
    pictures: t('pictures'),
    plans: t('plans'),
    videos: t('videos'),
  };
  return <Lightbox words={words} />;
}
