import type { SurroundingsView } from '../../components/map/surroundings';
import type { Location } from '../catalogue/location.ts';
import type { Locale } from '../i18n/locales.ts';
import { nearestTowns } from './surroundings.ts';

interface SurroundingsTexts {
  (word: 'surroundings' | 'circle' | 'open'): string;
  (word: 'surroundingsOf', values: { place: string }): string;
  (word: 'distances', values: { places: string }): string;
}

/** What stands around the still map of a place: its address lines, or that the address is not published. */
export const surroundingsWords = (
  location: Location,
  { street, town }: { street: string | null; town: string },
  locale: Locale,
  t: SurroundingsTexts,
): SurroundingsView['words'] => ({
  title: t('surroundings'),
  alternative: t('surroundingsOf', { place: town }),
  where: location.radius > 0 ? `${town}. ${t('circle')}` : [street, town].filter(Boolean).join(', '),
  distances: t('distances', { places: nearestTowns(location, locale).join(', ') }),
  open: t('open'),
});
