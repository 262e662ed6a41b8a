import { getTranslations } from 'next-intl/server';
import type { CardWords } from '@/lib/catalogue/card-view';

/** The words of home cards in the page's language. */
export async function cardWords(): Promise<CardWords> {
  const [t, price, goal] = await Promise.all([
    getTranslations('card'),
    getTranslations('price'),
    getTranslations('goal'),
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
