import { firstPicture, sharedPicture } from '../catalogue/pictures/picture-views.ts';
import { priceLine, shownPrice } from '../catalogue/prices/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import type { Snapshot } from '../content/snapshot.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';

/** Returns the price of a home for staff, whether the site shows it or not. */
export const officePrice = (home: Property, locale: Locale, t: Translator<'price'>, { catalogue }: Snapshot): string =>
  priceLine(
    shownPrice(
      { ...home, marquee: undefined, projectId: undefined, price: { ...home.price, publish: true } },
      locale,
      catalogue,
    ),
    t,
  );

/** Returns the address of the first picture of a home; null if the home is not on the site. */
export function officePicture({ id, pictures }: Property, locale: Locale, { catalogue }: Snapshot): string | null {
  const first = catalogue.properties.has(id) ? firstPicture(catalogue, pictures, locale) : null;
  return first && sharedPicture(first);
}
