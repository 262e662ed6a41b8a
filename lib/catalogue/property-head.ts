import type { MosaicView } from '../../components/property/mosaic';
import type { PropertyHeadView } from '../../components/property/property-head';
import type { Snapshot } from '../data/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { addressLines } from './address.ts';
import type { AttributeKey, AttributeSection } from './attributes.ts';
import { cityOf, kindName, labelOf } from './card-view.ts';
import { goalOf, isTakeover } from './goal.ts';
import { pictureView } from './picture-views.ts';
import { type PriceText, priceText } from './price.ts';
import type { Marquee } from './schema/lists.ts';
import type { Property } from './schema/property.ts';

/** The words at the top of a property page. */
export interface PropertyHeadWords {
  goal: Record<'sale' | 'rent' | 'takeover', string>;
  draft: string;
  onRequest: string;
  addressOnRequest: string;
  soldNotice: string;
  soldOutNotice: string;
  rentedNotice: string;
  seeSimilar: string;
  energyLabel: string;
  labelOf(label: string): string;
}

type FactIcon = PropertyHeadView['facts'][number]['icon'];

const factIcons: readonly (readonly [AttributeKey, FactIcon])[] = [
  ['bedrooms', 'bed-double'],
  ['bathrooms', 'bath'],
  ['living', 'maximize'],
  ['total', 'maximize'],
  ['officeArea', 'building-2'],
  ['ground', 'trees'],
  ['garages', 'car'],
  ['parkings', 'car'],
  ['constructionYear', 'calendar'],
];
/** With the energy label: three rows of two on a telephone. */
const mostFacts = 6;
/** Surfaces that tell the size of what nobody lives in. */
const insteadOfLiving: readonly AttributeKey[] = ['total', 'officeArea'];

/** Takes a home and its attributes in groups; returns what its page says first. Holds nothing that the owner does not publish. */
export function toPropertyHead(
  home: Property,
  groups: readonly AttributeSection[],
  locale: Locale,
  words: PropertyHeadWords,
  { catalogue }: Snapshot,
): PropertyHeadView {
  const city = cityOf(home, catalogue);
  const { street, town } = addressLines(home, city, locale);
  const marquee = marqueeOf(home, catalogue);
  const badge = labelOf(home, city);
  const rows = new Map(groups.flatMap((group) => group.rows.map((row) => [row.key, row] as const)));
  const facts = factIcons.flatMap(([key, icon]) => {
    const row = rows.has('living') && insteadOfLiving.includes(key) ? undefined : rows.get(key);
    return row && row.value !== '0' ? [{ icon, label: row.label, value: row.value }] : [];
  });
  return {
    id: home.id,
    draft: home.status === 'draft' ? words.draft : null,
    kind: `${marquee?.closed ? marquee.name[locale] : goalWord(home, words)} · ${kindName(home, catalogue.types, locale)}`,
    status: marquee ? { text: marquee.name[locale], closed: marquee.closed } : null,
    title: home.title[locale],
    address: street ? [street, town] : [town, words.addressOnRequest],
    price: shownPrice(home, locale, words, catalogue),
    closed: marquee?.closed ? { notice: closedNotice(home, marquee, words), similar: words.seeSimilar } : null,
    facts: facts.slice(0, badge ? mostFacts - 1 : mostFacts),
    label: badge && { badge, name: words.energyLabel, text: words.labelOf(badge.letter) },
  };
}

export interface MosaicWords {
  takeover: string;
  play: string;
  pause: string;
  all(count: number): string;
}

/** The pictures that the page of a home opens with, and under what word. */
export function toMosaic(home: Property, locale: Locale, words: MosaicWords, { catalogue }: Snapshot): MosaicView {
  const pictures = home.pictures.map((id) => pictureView(catalogue, id, locale));
  const { name, closed = false } = marqueeOf(home, catalogue) ?? {};
  const text = name?.[locale] ?? (isTakeover(home.goal) ? words.takeover : null);
  const { play, pause } = words;
  return { pictures, ribbon: text ? { text, closed } : null, all: words.all(pictures.length), words: { play, pause } };
}

const marqueeOf = ({ marquee }: Property, { marquees }: Snapshot['catalogue']): Marquee | undefined =>
  marquee === undefined ? undefined : marquees.get(marquee);

const soldOut = 'sold-out';

/** What a home that can no longer be had says of itself. */
function closedNotice({ goal }: Property, { key }: Marquee, words: PropertyHeadWords): string {
  if (key === soldOut) return words.soldOutNotice;
  return goalOf(goal) === 'sale' ? words.soldNotice : words.rentedNotice;
}

const goalWord = ({ goal }: Property, words: PropertyHeadWords): string =>
  words.goal[isTakeover(goal) ? 'takeover' : goalOf(goal)];

/** The price as the page shows it. */
export const shownPrice = (
  home: Property,
  locale: Locale,
  words: { onRequest: string },
  catalogue: Snapshot['catalogue'],
): PriceText =>
  priceText(home.price, marqueeOf(home, catalogue), catalogue.priceUnits.get(home.price.unit), words, locale);
