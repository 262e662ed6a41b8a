import type { SurroundingsView } from '../../components/map/surroundings';
import type { Location } from '../catalogue/location.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import { nearestTowns } from './surroundings.ts';

/** What stands around the still map of a place: its address lines, or that the address is not published. */
export const surroundingsWords = (
  location: Location,
  { street, town }: { street: string | null; town: string },
  locale: Locale,
  t: Translator<'map'>,
): SurroundingsView['words'] => ({
  title: t('surroundings'),
  alternative: t('surroundingsOf', { place: town }),
  where: location.radius > 0 ? `${town}. ${t('circle')}` : [street, town].filter(Boolean).join(', '),
  distances: t('distances', { places: nearestTowns(location, locale).join(', ') }),
  open: t('open'),
});
