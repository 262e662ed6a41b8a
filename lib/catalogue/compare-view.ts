import type { CompareGroup, CompareView } from '../../components/saved/compare-table';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { addressLines } from './address.ts';
import type { AttributeWords } from './attributes.ts';
import { cityOf, kindName, labelOf } from './card-view.ts';
import { pictureView } from './picture-views.ts';
import { plainPrice } from './price.ts';
import { shownAttributes } from './property-attributes.ts';
import { homeDisplay } from './property-facts.ts';
import { shownPrice } from './property-head.ts';
import { type AttributeGroup, attributesSchema } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';

export interface CompareWords {
  onRequest: string;
  inShort: string;
  price: string;
  type: string;
  address: string;
  energyLabel: string;
  remove: string;
  attributes: AttributeWords;
}

const groups: readonly AttributeGroup[] = ['surfaces', 'layout', 'building', 'comfort', 'energy', 'costs'];

/** Takes homes; returns them side by side. Holds nothing of a price or an address that is not published. */
export function toCompareView(
  homes: readonly Property[],
  locale: Locale,
  words: CompareWords,
  data: Snapshot,
): CompareView {
  const { catalogue, paths } = data;
  return {
    homes: homes.map((home) => {
      const rest = homes.filter(({ id }) => id !== home.id).map(({ id }) => id);
      const [picture] = home.pictures;
      return {
        id: home.id,
        href: paths.link({ name: 'property', id: home.id }, locale),
        title: home.title[locale],
        picture: picture ? pictureView(catalogue, picture, locale) : null,
        ribbon: (home.marquee !== undefined && catalogue.marquees.get(home.marquee)?.name[locale]) || null,
        removePath: paths.href({ name: 'compare' }, locale) + (rest.length > 0 ? `?ids=${rest.join(',')}` : ''),
        removeText: words.remove,
      };
    }),
    groups: [inShort(homes, locale, words, data), ...attributeRows(homes, locale, words, data)],
  };
}

function inShort(
  homes: readonly Property[],
  locale: Locale,
  words: CompareWords,
  { catalogue }: Snapshot,
): CompareGroup {
  const row = (key: string, label: string, value: (home: Property) => string | null) =>
    rowOf(key, label, homes.map(value));
  return {
    label: words.inShort,
    rows: [
      row('price', words.price, (home) => plainPrice(shownPrice(home, locale, words, catalogue))),
      row('type', words.type, (home) => kindName(home, catalogue.types, locale)),
      row('address', words.address, (home) => {
        const { street, town } = addressLines(home, cityOf(home, catalogue), locale);
        return [street, town].filter(Boolean).join(', ');
      }),
      row('label', words.energyLabel, (home) => labelOf(home, cityOf(home, catalogue))?.letter ?? null),
    ],
  };
}

function attributeRows(
  homes: readonly Property[],
  locale: Locale,
  { onRequest, attributes: words }: CompareWords,
  data: Snapshot,
): CompareGroup[] {
  const shown = homes.map((home) => {
    const priceIsShown = shownPrice(home, locale, { onRequest }, data.catalogue).kind === 'amount';
    const display = homeDisplay(home, priceIsShown, data);
    const rows = shownAttributes(home, priceIsShown, display, words, locale).flatMap((group) => group.rows);
    return new Map<string, string>(rows.map(({ key, value }) => [key, value]));
  });
  return groups
    .map((group) => ({
      label: words.group(group),
      rows: keysOf(group)
        .filter((key) => shown.some((rows) => rows.has(key)))
        .map((key) =>
          rowOf(
            key,
            words.attribute(key),
            shown.map((rows) => rows.get(key) ?? null),
          ),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

type AnyAttribute = Parameters<AttributeWords['attribute']>[0];
const keysOf = (group: AttributeGroup) => Object.keys(attributesSchema.shape[group].shape) as AnyAttribute[];

const rowOf = (key: string, label: string, values: (string | null)[]): CompareGroup['rows'][number] => ({
  key,
  label,
  values,
  differs: new Set(values).size > 1,
});
