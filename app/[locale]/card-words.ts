import type { CardWords } from '@/lib/catalogue/card-view';
import { cardWordsIn } from '@/lib/i18n/card-words';
import { pageLocale } from './frame';

/** The words of home cards in the page's language. */
export const cardWords = async (): Promise<CardWords> => cardWordsIn(await pageLocale());
