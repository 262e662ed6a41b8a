import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnyTranslator, Translator } from '../../i18n/translator.ts';
import { marqueeOf } from '../availability.ts';
import { cityOf, energyBadge, kindName } from '../lookup.ts';
import { firstPicture, type PictureView } from '../pictures/picture-views.ts';
import { addressLines } from '../places/address.ts';
import { plainPrice, shownPrice, wholeAmount } from '../prices/price.ts';
import { publishedPricePerM2 } from '../prices/price-context.ts';
import { type AttributeGroup, attributesSchema } from '../schema/attributes.ts';
import type { Property } from '../schema/property.ts';
import { type AttributeKey, shownAttributes } from './attributes.ts';
import { homeDisplay } from './display.ts';

export interface CompareGroup {
  label: string;
  rows: CompareRow[];
}

export interface CompareRow {
  key: string;
  label: string;
  /** One value for each home; null if it is unknown. */
  values: (string | null)[];
  differs: boolean;
  /** The indexes of the best values; empty if the values have no rank, or all are equal. */
  best: number[];
}

/** A home of a comparison. */
export interface ComparedHome {
  id: number;
  href: string;
  title: string;
  picture: PictureView | null;
  /** The name of its marquee. */
  ribbon: string | null;
  /** The comparison without this home. */
  removePath: string;
  /** The price, or the words in its place. */
  price: string;
  /** The price in €, and € per m² of living area; null where the price is not published. */
  amount: number | null;
  perM2: number | null;
  kind: string;
  address: string;
  /** The letter of its energy label. */
  energy: string | null;
}

const groups: readonly AttributeGroup[] = ['surfaces', 'layout', 'building', 'comfort', 'energy', 'costs'];

/** Returns the homes of a comparison, without unpublished prices and addresses. */
export const comparedHomes = (
  homes: readonly Property[],
  locale: Locale,
  t: Translator<'price'>,
  { catalogue, paths }: Snapshot,
): ComparedHome[] =>
  homes.map((home) => {
    const rest = homes.filter(({ id }) => id !== home.id).map(({ id }) => id);
    const city = cityOf(home, catalogue);
    const { street, town } = addressLines(home, city, locale);
    return {
      id: home.id,
      href: paths.link({ name: 'property', id: home.id }, locale),
      title: home.title[locale],
      picture: firstPicture(catalogue, home.pictures, locale),
      ribbon: marqueeOf(home, catalogue)?.name[locale] ?? null,
      removePath: paths.href({ name: 'compare' }, locale) + (rest.length > 0 ? `?ids=${rest.join(',')}` : ''),
      price: plainPrice(shownPrice(home, locale, catalogue), t),
      amount: wholeAmount(home, catalogue),
      perM2: publishedPricePerM2(home, catalogue),
      kind: kindName(home, catalogue.types, locale),
      address: [street, town].filter(Boolean).join(', '),
      energy: energyBadge(home, city)?.letter ?? null,
    };
  });

/** Returns the attributes that at least one of the homes shows, row by row. */
export function comparedAttributes(
  homes: readonly Property[],
  locale: Locale,
  t: AnyTranslator,
  data: Snapshot,
): CompareGroup[] {
  const shown = homes.map((home) => {
    const rows = shownAttributes(home, homeDisplay(home, data), t, locale).flatMap((group) => group.rows);
    return new Map<string, { label: string; value: string }>(rows.map((row) => [row.key, row]));
  });
  return groups
    .map((group) => ({
      label: t(`groups.${group}`),
      rows: attributeKeys(group)
        .filter((key) => shown.some((rows) => rows.has(key)))
        .map((key) =>
          compareRow(
            key,
            commonLabel(shown.flatMap((rows) => rows.get(key)?.label ?? [])) ?? t(`attributes.${key}`),
            shown.map((rows) => rows.get(key)?.value ?? null),
            larger.has(key) ? homes.map((home, i) => (shown[i]?.has(key) ? numericValue(home, group, key) : null)) : [],
            Math.max,
          ),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** Returns the label that all homes share; null if their regions have different ones. */
const commonLabel = ([label, ...others]: readonly string[]): string | null =>
  label !== undefined && others.every((other) => other === label) ? label : null;

/** Attributes of which the highest value is the best. */
const larger: ReadonlySet<string> = new Set<AttributeKey>(['living', 'ground', 'bedrooms']);

const numericValue = (home: Property, group: AttributeGroup, key: string): number | null => {
  const value: unknown = Object.entries(home.attributes[group]).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : null;
};

const attributeKeys = (group: AttributeGroup) => Object.keys(attributesSchema.shape[group].shape) as AttributeKey[];

/** Returns a row with one value for each home; `numbers` decide which values are the best, by Math.min or Math.max. */
export function compareRow(
  key: string,
  label: string,
  values: (string | null)[],
  numbers: readonly (number | null)[] = [],
  choose: (...numbers: number[]) => number = Math.min,
): CompareRow {
  const known = numbers.filter((value) => value !== null);
  const best = new Set(known).size > 1 ? choose(...known) : null;
  return {
    key,
    label,
    values,
    differs: new Set(values).size > 1,
    best: best === null ? [] : numbers.flatMap((value, i) => (value === best ? [i] : [])),
  };
}
