import { getTranslations } from 'next-intl/server';
import { cardWords } from '@/app/home-words';
import type { ModuleWords } from '@/lib/content/modules/context';
import { pageLocale } from './frame';
import { projectWords } from './project-words';
import { lineWords } from './search-words';

/** The words of modules in the page's language. */
export async function moduleWords(): Promise<ModuleWords> {
  const [t, footer] = await Promise.all([getTranslations('modules'), getTranslations('footer')]);
  const [card, project, search] = await Promise.all([cardWords(await pageLocale()), projectWords(), lineWords()]);
  return {
    card,
    project,
    search,
    contact: {
      address: t('address'),
      hours: footer('hours'),
      map: t('map'),
      call: t('call'),
      write: t('write'),
      byAppointment: footer('byAppointment'),
    },
    more: t('more'),
    lookedAfterBy: (name) => t('lookedAfterBy', { name }),
  };
}
