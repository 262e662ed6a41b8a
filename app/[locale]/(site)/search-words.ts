import { getTranslations } from 'next-intl/server';
import type { ListName } from '@/lib/routes/routes';

/** The words of the search line in the page's language. */
export async function lineWords() {
  const t = await getTranslations('search');
  return {
    label: t('label'),
    placeholder: t('placeholder'),
    sale: t('sale'),
    rent: t('rent'),
    homes: t('homes'),
    cities: t('cities'),
    types: t('types'),
    none: t('none'),
  };
}

/** The words of the search line above a list, with an example of what is in it. */
export async function listLineWords(list: ListName) {
  const t = await getTranslations('search');
  return {
    ...(await lineWords()),
    label: t('listLabel'),
    placeholder: t(`examples.${list}`),
    submit: t('submit'),
    notUnderstood: (words: string) => t('notUnderstood', { words }),
  };
}
