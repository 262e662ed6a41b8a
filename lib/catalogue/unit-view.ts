import type { UnitView } from '../../components/project/unit-table';
import type { Snapshot } from '../data/load.ts';
import { area } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Availability, availabilityOf, unitAvailability } from './availability.ts';
import { kindName } from './card-view.ts';
import { type PriceText, plainPrice, priceText } from './price.ts';
import type { Attributes } from './schema/attributes.ts';
import type { Property } from './schema/property.ts';

type Orientation = NonNullable<Attributes['building']['orientation']>;

export interface UnitWords {
  onRequest: string;
  draft: string;
  groundFloor: string;
  belowGround: string;
  floor(floor: number): string;
  bedrooms(count: number): string;
  orientation(orientation: Orientation): string;
  states: Record<Availability, string>;
  /** A letter for each state but free. */
  marks: Record<Exclude<Availability, 'free'>, string>;
}

/** The price of a unit, or the words that stand for it. */
export function unitPrice(
  unit: Property,
  locale: Locale,
  words: Pick<UnitWords, 'onRequest'>,
  data: Snapshot,
): PriceText {
  const { marquees, priceUnits } = data.catalogue;
  const marquee = unit.marquee === undefined ? null : marquees.get(unit.marquee);
  return priceText(unit.price, marquee, priceUnits.get(unit.price.unit), words, locale);
}

/** A unit of a project as a row shows it. Holds nothing of a price that is not published. */
export function toUnitView(unit: Property, locale: Locale, words: UnitWords, data: Snapshot): UnitView {
  const { catalogue, paths } = data;
  const { layout, surfaces, building } = unit.attributes;
  const state = unitAvailability(unit, catalogue);
  const marquee = unit.marquee === undefined ? undefined : catalogue.marquees.get(unit.marquee);
  const bedrooms = layout.bedrooms ? words.bedrooms(layout.bedrooms) : null;
  const orientation = building.orientation && words.orientation(building.orientation);
  const floor = layout.floor === undefined ? null : floorText(layout.floor, words);
  const size = (squareMetres: number | undefined) => (squareMetres ? area(squareMetres, locale) : null);
  const [living, ground] = [size(surfaces.living), size(surfaces.ground)];
  return {
    id: unit.id,
    href: paths.link({ name: 'property', id: unit.id }, locale),
    name: unit.lot ?? unit.reference,
    draft: unit.status === 'draft' ? words.draft : null,
    cells: {
      floor,
      kind: kindName(unit, catalogue.types, locale),
      living,
      ground,
      bedrooms: layout.bedrooms ? String(layout.bedrooms) : null,
      orientation: orientation ?? null,
      terrace: size(surfaces.terraceArea),
      // The state stands for the price then.
      price: state === 'sold' || marquee?.replacesPrice ? null : plainPrice(unitPrice(unit, locale, words, data)),
    },
    state,
    stateText:
      marquee && state !== 'free' && availabilityOf(marquee) === state ? marquee.name[locale] : words.states[state],
    mark: state === 'free' ? null : words.marks[state],
    brief: [floor, bedrooms, living ? null : ground, orientation].filter(Boolean).join(' · '),
  };
}

function floorText(floor: number, words: UnitWords): string {
  if (floor === 0) return words.groundFloor;
  return floor < 0 ? words.belowGround : words.floor(floor);
}
