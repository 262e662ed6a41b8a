import { getTranslations } from 'next-intl/server';
import savedStyles from '@/components/saved/saved.module.css';
import type { SavedList } from '@/components/saved/saved-lists';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/base/icon-names';
import { renderHtml } from '@/lib/next/static-html';
import type { PageWords } from './start';

interface PageScriptProps {
  /** The addresses of the pages of favourites and comparison. */
  savedPaths: Record<SavedList, string>;
}

const icons: Record<SavedList, IconName> = { favourites: 'heart', compare: 'scale' };

/** The script of what a page does before it is touched, with its words. */
export async function PageScript({ savedPaths }: PageScriptProps) {
  const [seen, travel, saved] = await Promise.all([
    getTranslations('seen'),
    getTranslations('travel'),
    getTranslations('saved'),
  ]);
  const blanks = { minutes: '{minutes}', place: '{place}' };
  const list = async (name: SavedList) => ({
    path: savedPaths[name],
    button: saved(`${name}.button`),
    icon: await renderHtml(<Icon name={icons[name]} />),
    link: saved(`${name}.title`),
    added: saved(`${name}.added`),
    removed: saved(`${name}.removed`),
    full: saved(`${name}.full`),
  });
  const words: PageWords = {
    marks: { seen: seen('seen'), fresh: seen('fresh') },
    times: {
      car: travel('timeCar', blanks),
      bike: travel('timeBike', blanks),
      within: travel('reached', blanks),
    },
    saved: {
      lists: { favourites: await list('favourites'), compare: await list('compare') },
      undone: saved('undone'),
      copied: saved('copied'),
      buttonsClass: savedStyles.keep ?? '',
    },
  };
  return <script src="/page.js" async fetchPriority="low" data-words={JSON.stringify(words)} />;
}
