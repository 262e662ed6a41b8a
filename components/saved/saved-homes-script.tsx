import { getTranslations } from 'next-intl/server';
import type { ListPaths } from './home-buttons';
import { SavedHomes } from './saved-homes';

/** Favourites and comparison on a page, with their words. */
export async function SavedHomesScript({ paths }: { paths: ListPaths }) {
  const t = await getTranslations('saved');
  const list = (name: 'favourites' | 'compare') => ({ button: t(`${name}.button`), link: t(`${name}.title`) });
  const notices = (name: 'favourites' | 'compare') => ({
    added: t(`${name}.added`),
    removed: t(`${name}.removed`),
    full: t(`${name}.full`),
  });
  const words = {
    favourites: list('favourites'),
    compare: list('compare'),
    notices: { favourites: notices('favourites'), compare: notices('compare') },
    title: t('notice'),
    undo: t('undo'),
    undone: t('undone'),
    copied: t('copied'),
    close: t('close'),
  };
  return <SavedHomes paths={paths} words={words} />;
}
