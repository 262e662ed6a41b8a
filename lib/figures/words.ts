import type { MissedClass } from '../audience/store-missed.ts';
import type { Snapshot } from '../content/snapshot.ts';
import { euro } from '../i18n/euro.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';

/** Returns functions that put a search into the words of a table; a town or type that no longer exists is named as such. */
export function searchWords(
  locale: Locale,
  t: Translator<'office.figures'>,
  lists: Translator<'listings'>,
  { catalogue }: Pick<Snapshot, 'catalogue'>,
) {
  const town = (id: string): string =>
    id === '' ? t('any') : id === '*' ? t('several') : (catalogue.cities.get(id)?.name[locale] ?? t('gone'));
  const type = (id: number): string =>
    id === 0 ? t('any') : id === -1 ? t('several') : (catalogue.types.get(id)?.name[locale] ?? t('gone'));
  const list = (name: string): string =>
    name === 'sale' || name === 'rent' || name === 'commercial' ? lists(name) : name;
  const price = (band: string): string => {
    const [from = '', to = ''] = band.split('-').map((end) => end && euro(Number(end), locale));
    if (band === '') return t('any');
    return from && to ? t('between', { from, to }) : to ? t('upTo', { to }) : t('above', { from });
  };
  return {
    town,
    type,
    row: (asked: MissedClass) => ({
      list: list(asked.list),
      type: type(asked.type),
      town: town(asked.town),
      budget: price(asked.price),
      bedrooms: asked.bedrooms > 0 ? t('atLeast', { count: String(asked.bedrooms) }) : t('any'),
      more: asked.more ? t('yes') : '',
    }),
  };
}
