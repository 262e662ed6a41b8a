import { euro } from '../euro.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Tables } from './catalogue.ts';
import type { Marquee, PriceUnit } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** A price in parts, so that the amount can be set apart from the words around it; or words instead of a price. */
export type PriceText =
  | { kind: 'amount'; before?: string; amount: string; after?: string }
  | { kind: 'words'; text: string };

/** The amount (€) that a visitor may learn; null if it is not published or a marquee's name replaces it. */
export const publicAmount = (
  { price: { publish, amount }, marquee }: Pick<Property, 'price' | 'marquee'>,
  { marquees }: Pick<Tables, 'marquees'>,
): number | null => (publish && !(marquee !== undefined && marquees.get(marquee)?.replacesPrice) ? amount : null);

/** Whether VAT and costs come on top of a price, which a page then says beside it (Code of Economic Law, VI.4). */
export const excludesVat = ({ attributes: { costs } }: Pick<Property, 'attributes'>): boolean =>
  costs.vat !== undefined && costs.vat !== 'registration';

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

/** The price of a home as a visitor reads it; null for a price on request. */
export const shownPrice = (
  { price, marquee }: Pick<Property, 'price' | 'marquee'>,
  locale: Locale,
  { marquees, priceUnits }: Pick<Tables, 'marquees' | 'priceUnits'>,
): PriceText | null =>
  priceText(price, marquee === undefined ? null : marquees.get(marquee), priceUnits.get(price.unit), locale);

/** The same on one line, for titles, mails and feeds: "Vanaf € 250.000", "€ 850 per maand"; `onRequest` is said for null. */
export const plainPrice = (price: PriceText | null, onRequest: string): string => {
  if (!price) return onRequest;
  return price.kind === 'words' ? price.text : [price.before, price.amount, price.after].filter(Boolean).join(' ');
};
