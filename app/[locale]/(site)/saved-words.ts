import { getTranslations } from 'next-intl/server';
import type { SavedHomesProps } from '@/components/saved/saved-homes';

/** The words of favourites and comparison that a page needs wherever there are homes. */
export async function savedWords(): Promise<SavedHomesProps['words']> {
  const t = await getTranslations('saved');
  const list = (name: 'favourites' | 'compare') => ({ button: t(`${name}.button`), link: t(`${name}.title`) });
  const notices = (name: 'favourites' | 'compare') => ({
    added: t(`${name}.added`),
    removed: t(`${name}.removed`),
    full: t(`${name}.full`),
  });
  return {
    favourites: list('favourites'),
    compare: list('compare'),
    notices: { favourites: notices('favourites'), compare: notices('compare') },
    title: t('notice'),
    undo: t('undo'),
    undone: t('undone'),
    copied: t('copied'),
    close: t('close'),
  };
}
