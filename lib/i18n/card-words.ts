import type { CardWords } from '../catalogue/card-view.ts';
import type { Locale } from './locales.ts';
import { translatorIn } from './translator.ts';

/** The words of home cards in a language, for answers that belong to no page. */
export async function cardWordsIn(locale: Locale): Promise<CardWords> {
  const [t, price, goal] = await Promise.all([
    translatorIn(locale, 'card'),
    translatorIn(locale, 'price'),
    translatorIn(locale, 'goal'),
  ]);
  return {
    onRequest: price('onRequest'),
    takeover: goal('takeover'),
    living: t('living'),
    ground: t('ground'),
    bedrooms: (count) => t('bedrooms', { count }),
    garages: (count) => t('garages', { count }),
    parkings: (count) => t('parkings', { count }),
    energyLabel: (label) => t('energyLabel', { label }),
    place: (kind, city) => t('in', { kind, city }),
  };
}
