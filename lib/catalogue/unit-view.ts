import type { UnitView } from '../../components/project/unit-table';
import type { Snapshot } from '../data/load.ts';
import { area } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { kindName } from './card-view.ts';
import { plainPrice, priceText } from './price.ts';
import type { Project } from './schema/lists.ts';

export interface UnitWords {
  onRequest: string;
  groundFloor: string;
  belowGround: string;
}

/** A project's units, by their name within it ("A0.01" before "A1.01"). */
export function toUnitViews(
  project: Project,
  locale: Locale,
  words: UnitWords,
  { catalogue, paths }: Snapshot,
): UnitView[] {
  const units = catalogue.units.get(project.id) ?? [];
  return units
    .map((unit): UnitView => {
      const { layout, surfaces } = unit.attributes;
      const marquee = unit.marquee === undefined ? null : catalogue.marquees.get(unit.marquee);
      return {
        id: unit.id,
        href: paths.link({ name: 'property', id: unit.id }, locale),
        name: unit.lot ?? unit.reference,
        kind: kindName(unit, catalogue.types, locale),
        floor: floorText(layout.floor, words),
        living: surfaces.living ? area(surfaces.living, locale) : '–',
        bedrooms: layout.bedrooms ? String(layout.bedrooms) : '–',
        price: plainPrice(priceText(unit.price, marquee, catalogue.priceUnits.get(unit.price.unit), words, locale)),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }));
}

function floorText(floor: number | undefined, words: UnitWords): string {
  if (floor === undefined) return '–';
  return floor === 0 ? words.groundFloor : floor < 0 ? words.belowGround : String(floor);
}
