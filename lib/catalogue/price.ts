import { euro } from '../euro.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Tables } from './catalogue.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Marquee, PriceUnit } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** A price in parts, so that the amount can be set apart from the words around it; or words instead of a price. */
export type PriceText =
  | { kind: 'amount'; before?: string; amount: string; after?: string; vat?: VatInPrice }
  | { kind: 'words'; text: string };

/** The amount (€) that a visitor may learn; null if it is not published or a marquee's name replaces it. */
export const publicAmount = (
  { price: { publish, amount }, marquee }: Pick<Property, 'price' | 'marquee'>,
  { marquees }: Pick<Tables, 'marquees'>,
): number | null => (publish && !(marquee !== undefined && marquees.get(marquee)?.replacesPrice) ? amount : null);

/** The VAT that a price contains: on all of it, or on the building alone. */
export type VatInPrice = Exclude<NonNullable<Attributes['costs']['vat']>, 'registration'>;

/** Prices are what a consumer pays, with VAT (Code of Economic Law, VI.4 and VI.99); null where registration duty is due instead, or nothing is known. */
export const vatOf = ({ attributes: { costs } }: Pick<Property, 'attributes'>): VatInPrice | null =>
  costs.vat === undefined || costs.vat === 'registration' ? null : costs.vat;

const startingFrom = 7;

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

/** The price of a home as a visitor reads it, and which VAT is in it; null for a price on request. */
export function shownPrice(
  home: Pick<Property, 'price' | 'marquee' | 'attributes'>,
  locale: Locale,
  { marquees, priceUnits }: Pick<Tables, 'marquees' | 'priceUnits'>,
): PriceText | null {
  const { price, marquee } = home;
  const text = priceText(
    price,
    marquee === undefined ? null : marquees.get(marquee),
    priceUnits.get(price.unit),
    locale,
  );
  const vat = vatOf(home);
  return text?.kind === 'amount' && vat ? { ...text, vat } : text;
}

/** The same on one line, for mails, maps and search: "Vanaf € 250.000", "€ 367.500 (21 % btw inbegrepen)". */
export function plainPrice(price: PriceText | null, t: Translator<'price'>): string {
  const text = priceLine(price, t);
  return price?.kind === 'amount' && price.vat ? `${text} (${t(`vat.${price.vat}`)})` : text;
}

/** The same without the VAT, for places that say it once for many prices. */
export function priceLine(price: PriceText | null, t: Translator<'price'>): string {
  if (!price) return t('onRequest');
  return price.kind === 'words' ? price.text : [price.before, price.amount, price.after].filter(Boolean).join(' ');
}
