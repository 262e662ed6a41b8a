import type { Locale, Localized } from '../../i18n/locales.ts';
import type { City } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';
import { countryIds } from './region.ts';

export interface AddressLines {
  /** null when the owner does not want the address published */
  street: string | null;
  town: string;
}

const boxWord: Localized = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bk.' };

/** Takes a home and its city; returns "Demerstraat 12 bus 3" (nothing unless PublishAddress) and "3500 Hasselt" or "L-1536 Luxembourg". */
export const addressLines = (property: Pick<Property, 'address'>, city: City, locale: Locale): AddressLines => {
  const inLuxembourg = city.countryId === countryIds.luxembourg;
  return {
    street: property.address.publish ? streetLine(property.address, inLuxembourg, locale) : null,
    town: `${inLuxembourg ? 'L-' : ''}${city.zip} ${capitalise(city.name[locale])}`,
  };
};

/** Luxembourg writes the number before the street, Belgium after it. */
const streetLine = (
  { street: names, houseNumber, boxNr }: Property['address'],
  numberFirst: boolean,
  locale: Locale,
): string => {
  const street = streetIn(names, locale);
  const box = boxNr && `${boxWord[locale]} ${boxNr}`;
  if (numberFirst && houseNumber) return [`${houseNumber},`, street, box].filter(Boolean).join(' ');
  return [street, houseNumber, box].filter(Boolean).join(' ');
};

/** A street of Brussels has two names, "Wetstraat / Rue de la Loi": Dutch and French readers get their own, others both, as on its sign. */
const streetIn = (names: string, locale: Locale): string => {
  const [dutch, french, more] = names.replaceAll("'", '’').split(' / ');
  const own = more === undefined && french !== undefined && { nl: dutch, fr: french, en: null, de: null }[locale];
  return own || names.replaceAll("'", '’');
};

const smallWords = new Set('aan am an au aux bij de den der des du en et het in la le les lez op sous sur'.split(' '));

/**
 * Takes a town's name in any case; returns its usual spelling: "SINT-TRUIDEN" → "Sint-Truiden". Small words within a name
 * stay small, which leaves "Kapelle-op-den-Bos" its capitals (specification, section 9).
 */
export const capitalise = (name: string): string =>
  name.toLowerCase().replace(/[^\s-]+/g, (word, position: number) => {
    const within = position > 0;
    if (word.startsWith("'") || (within && smallWords.has(word))) return word;
    const parts = word.split("'");
    return parts.map((part: string) => (within && part.length === 1 ? part : capital(part))).join("'");
  });

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
