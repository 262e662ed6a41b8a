import { getTranslations } from 'next-intl/server';
import type { ModuleWords } from '@/lib/content/modules/context';
import { alertWordsIn } from '@/lib/i18n/alert-words';
import { formWordsIn } from '@/lib/i18n/form-words';
import { cardWords } from '@/lib/i18n/home-words';
import { pageLocale } from './frame';

/** The words of modules in the page's language. */
export async function moduleWords(): Promise<ModuleWords> {
  const [t, footer] = await Promise.all([getTranslations('modules'), getTranslations('footer')]);
  const locale = await pageLocale();
  const [card, forms, alerts] = await Promise.all([cardWords(locale), formWordsIn(locale), alertWordsIn(locale)]);
  return {
    card,
    forms,
    alerts,
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
