import { euro } from '../../i18n/euro.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translator } from '../../i18n/translator.ts';
import { marqueeOf } from '../availability.ts';
import type { Tables } from '../catalogue.ts';
import { isForRent } from '../goal.ts';
import type { Attributes } from '../schema/attributes.ts';
import type { Marquee, PriceUnit } from '../schema/lists.ts';
import type { Property } from '../schema/property.ts';

/** A price in parts, so that the amount can be set apart from the words around it; or words instead of a price. */
export type PriceText =
  | { kind: 'amount'; before?: string; amount: string; after?: string; vat?: VatInPrice; charges?: string }
  | { kind: 'words'; text: string };

/** Returns the amount (€) that visitors may see; null if it is not published or a marquee's name replaces it. */
export const publicAmount = (
  home: Pick<Property, 'price' | 'marquee' | 'projectId'>,
  tables: Pick<Tables, 'marquees' | 'projects'>,
): number | null => (home.price.publish && !marqueeOf(home, tables)?.replacesPrice ? home.price.amount : null);

/** Ids of data/price-units.json. */
export const unitIds = { plain: 0, perMonth: 1, perSquareMetre: 2, perYear: 3, startingFrom: 7 } as const;
const { plain, perMonth, perYear, startingFrom } = unitIds;

/**
 * Returns the comparable price (€) of a home, published or not: of the whole home, of a rent per month. Returns null for a price per m², and
 * for a unit that the agency has added, which may mean anything.
 */
export function wholePrice({ goal, price: { amount, unit } }: Pick<Property, 'goal' | 'price'>): number | null {
  if (unit === plain || unit === startingFrom) return amount;
  if (!isForRent(goal)) return null;
  if (unit === perYear) return Math.round(amount / 12);
  return unit === perMonth ? amount : null;
}

/** Returns the whole amount (€) where a visitor may see it. */
export const wholeAmount = (
  home: Pick<Property, 'goal' | 'price' | 'marquee' | 'projectId'>,
  tables: Pick<Tables, 'marquees' | 'projects'>,
): number | null => (publicAmount(home, tables) === null ? null : wholePrice(home));

/** The VAT that a price contains: on all of it, or on the building alone. */
export type VatInPrice = Exclude<NonNullable<Attributes['costs']['vat']>, 'registration'>;

/** Returns the VAT that is in a price, since consumer prices include it (Code of Economic Law, VI.4 and VI.99); null if registration duty is due instead, or it is unknown. */
export const includedVat = ({ attributes: { costs } }: Pick<Property, 'attributes'>): VatInPrice | null =>
  costs.vat === undefined || costs.vat === 'registration' ? null : costs.vat;

/**
 * Takes a price in €, with the rows of marquee and price unit it names; returns what a visitor reads (specification, section 9):
 * the name of a marquee that replaces prices, null for a price on request, else the amount with the words of its unit.
 */
export const priceText = (
  price: Property['price'],
  marquee: Marquee | null | undefined,
  unit: PriceUnit | null | undefined,
  locale: Locale,
): PriceText | null => {
  if (marquee?.replacesPrice) return { kind: 'words', text: marquee.name[locale] };
  if (!price.publish) return null;
  const amount = euro(price.amount, locale);
  const text = (unit?.text[locale] ?? '').replaceAll('€', '').trim();
  if (text === '') return { kind: 'amount', amount };
  return unit?.id === startingFrom ? { kind: 'amount', before: text, amount } : { kind: 'amount', amount, after: text };
};

/** Returns the price of a home for visitors, with the VAT in it; null for a price on request. */
export function shownPrice(
  home: Pick<Property, 'price' | 'marquee' | 'projectId' | 'attributes'>,
  locale: Locale,
  tables: Pick<Tables, 'marquees' | 'projects' | 'priceUnits'>,
): PriceText | null {
  const { price } = home;
  const text = priceText(price, marqueeOf(home, tables), tables.priceUnits.get(price.unit), locale);
  const vat = includedVat(home);
  return text?.kind === 'amount' && vat ? { ...text, vat } : text;
}

/** Returns the price of a home as a list shows it: a rent per month with the charges beside it, if there are any and `showsCharges`. */
export function formatListedPrice(
  home: Pick<Property, 'price' | 'marquee' | 'projectId' | 'attributes'>,
  locale: Locale,
  tables: Pick<Tables, 'marquees' | 'projects' | 'priceUnits'>,
  showsCharges: boolean,
): PriceText | null {
  const shown = shownPrice(home, locale, tables);
  const charges = showsCharges && home.price.unit === perMonth && home.attributes.costs.chargesRenter;
  return shown?.kind === 'amount' && charges ? { ...shown, charges: euro(charges, locale) } : shown;
}

/** Returns a price on one line, for mails, maps and search: "Vanaf € 250.000", "€ 367.500 (21 % btw inbegrepen)". */
export function plainPrice(price: PriceText | null, t: Translator<'price'>): string {
  const text = priceLine(price, t);
  return price?.kind === 'amount' && price.vat ? `${text} (${t(`vat.${price.vat}`)})` : text;
}

/** Returns a price on one line without the VAT, for places that name the VAT once for many prices. */
export function priceLine(price: PriceText | null, t: Translator<'price'>): string {
  if (!price) return t('onRequest');
  return price.kind === 'words' ? price.text : [price.before, price.amount, price.after].filter(Boolean).join(' ');
}
