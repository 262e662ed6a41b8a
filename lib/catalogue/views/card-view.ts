import type { IconName } from '../../base/icon-names.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { area } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { marqueeOf, unitAvailability } from '../availability.ts';
import type { EnergyBadgeView } from '../energy/label.ts';
import { isTakeover } from '../goal.ts';
import { cityOf, energyBadge, kindName } from '../lookup.ts';
import { expectedLevel } from '../off-plan.ts';
import { type PictureView, pictureViews } from '../pictures/picture-views.ts';
import { homeOutcome, type Outcome } from '../prices/outcome.ts';
import { formatListedPrice, type PriceText } from '../prices/price.ts';
import type { Property } from '../schema/property.ts';
import { homeDisplay } from './display.ts';

/** A figure of a home with its icon; `name` is the message of its label in the part "card", which may name the `count`. */
export interface CardFact {
  icon: IconName;
  text: string;
  name: 'bedrooms' | 'living' | 'total' | 'ground' | 'garages' | 'parkings';
  count: number;
}

/** A home as a list shows it; it holds nothing that the owner does not publish. */
export interface CardView {
  id: number;
  href: string;
  title: string;
  /** "Penthouse" */
  kind: string;
  city: string;
  /** The distance from the town that was asked for, which is named if there were several. */
  away?: { km: number; from?: string } | null;
  /** The first is in the HTML, the others come when the visitor reaches for the card. */
  pictures: PictureView[];
  /** null where it is on request. */
  price: PriceText | null;
  /** The name of its marquee. */
  ribbon: string | null;
  isTakeover: boolean;
  /** Sold or rented. */
  isClosed: boolean;
  /** The public facts of its sale or letting; null for a home that is still available. */
  outcome: Outcome | null;
  /** ISO 8601, a date or a moment. */
  publishedAt: string;
  /** Only a preview shows it. */
  isDraft: boolean;
  facts: CardFact[];
  energy: EnergyBadgeView | null;
  /** The energy level that is required or expected of a home that is not finished: "E20". */
  expectedLevel: string | null;
}

const picturesOnCard = 5;

/** Returns the card of a home in a language. */
export function toCardView(
  home: Property,
  locale: Locale,
  data: Pick<Snapshot, 'catalogue' | 'paths' | 'content'>,
): CardView {
  const { catalogue, paths } = data;
  const display = homeDisplay(home, data);
  const city = cityOf(home, catalogue);
  const marquee = marqueeOf(home, catalogue);
  const pictures = pictureViews(catalogue, home.pictures, locale);
  return {
    id: home.id,
    href: paths.link({ name: 'property', id: home.id }, locale),
    title: home.title[locale],
    kind: kindName(home, catalogue.types, locale),
    city: city.name[locale],
    // The card has one label for all of them.
    pictures: pictures.filter(({ label }) => label === pictures[0]?.label).slice(0, picturesOnCard),
    price: formatListedPrice(
      home,
      locale,
      catalogue,
      display.block('rentalCosts') && display.attribute('chargesRenter'),
    ),
    ribbon: marquee ? marquee.name[locale] : null,
    isTakeover: isTakeover(home.goal),
    isClosed: unitAvailability(home, catalogue) === 'sold',
    outcome: homeOutcome(home, locale, catalogue),
    publishedAt: home.publishedAt,
    isDraft: home.status === 'draft',
    facts: homeFacts(home, locale),
    energy: energyBadge(home, city),
    expectedLevel: expectedLevel(home),
  };
}

/** The first three facts that a home has: bedrooms, surfaces (the total if it is no dwelling), parking. */
export function homeFacts({ attributes: { layout, surfaces } }: Property, locale: Locale): CardFact[] {
  const counted = (icon: IconName, name: CardFact['name'], count = 0) => ({ icon, name, count, text: String(count) });
  const measured = (icon: IconName, name: CardFact['name'], count = 0) => ({
    icon,
    name,
    count,
    text: area(count, locale),
  });
  return [
    counted('bed-double', 'bedrooms', layout.bedrooms),
    measured('maximize', 'living', surfaces.living),
    measured('maximize', 'total', surfaces.living ? 0 : surfaces.total),
    measured('trees', 'ground', surfaces.ground),
    counted('car', 'garages', layout.garages),
    counted('car', 'parkings', layout.parkings),
  ]
    .filter(({ count }) => count > 0)
    .slice(0, 3);
}
