import { getTranslations } from 'next-intl/server';
import type { PictureFieldWords } from './picture-field';

/** The sentences of a PictureField in the language of the page. */
export async function pictureFieldWords(): Promise<PictureFieldWords> {
  const t = await getTranslations('office.pictures.field');
  // Filled in by the browser.
  const [name, number] = ['{name}', '{number}'];
  return {
    choose: t('choose'),
    hint: t('hint'),
    main: t('main'),
    up: t('up', { name }),
    down: t('down', { name }),
    remove: t('remove', { name }),
    moved: t('moved', { name, number }),
    retry: t('retry'),
    sending: t('sending', { name }),
    narrow: t('narrow'),
    failed: t('failed'),
  };
}
