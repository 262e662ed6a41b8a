import type { Locale } from '../../i18n/locales.ts';
import type { AnyTranslator } from '../../i18n/translator.ts';
import { marqueeOf } from '../availability.ts';
import type { Catalogue } from '../catalogue.ts';
import { isTakeover, toGoal } from '../goal.ts';
import { cityOf, kindName } from '../lookup.ts';
import { addressLines } from '../places/address.ts';
import type { Outcome } from '../prices/outcome.ts';
import type { Property } from '../schema/property.ts';

// Lines that pages and posters share.

/** Returns "For sale · Penthouse" or "Sold · Penthouse". */
export function kindLine(home: Property, t: AnyTranslator, locale: Locale, catalogue: Catalogue): string {
  const marquee = marqueeOf(home, catalogue);
  const goal = t(`goal.${isTakeover(home.goal) ? 'takeover' : toGoal(home.goal)}`);
  return `${marquee?.closed ? marquee.name[locale] : goal} · ${kindName(home, catalogue.types, locale)}`;
}

/** Returns "Guffenslaan 130 box 103, 3500 Hasselt", or the town with "address on request". */
export function addressLine(home: Property, t: AnyTranslator, locale: Locale, catalogue: Catalogue): string {
  const { street, town } = addressLines(home, cityOf(home, catalogue), locale);
  return street ? `${street}, ${town}` : `${town} · ${t('property.addressOnRequest')}`;
}

/** Returns "Sold in 43 days · asking price € 300.000 – € 350.000". */
export const outcomeLine = ({ goal, days, asked }: Outcome, t: AnyTranslator): string =>
  [t('card.closedIn', { goal, days }), asked && t('card.asked', { goal, range: asked })].filter(Boolean).join(' · ');

/** Returns "Was on the market for 43 days". */
export const onMarket = ({ goal, days }: Outcome, t: AnyTranslator): string => t('card.onMarket', { goal, days });
