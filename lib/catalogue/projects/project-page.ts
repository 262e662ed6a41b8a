import type { Snapshot } from '../../content/snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnyTranslator } from '../../i18n/translator.ts';
import { unitAvailability } from '../availability.ts';
import type { Catalogue } from '../catalogue.ts';
import { cityOf } from '../lookup.ts';
import { addressLines } from '../places/address.ts';
import { includedVat, type VatInPrice } from '../prices/price.ts';
import type { Attributes } from '../schema/attributes.ts';
import type { Project } from '../schema/lists.ts';
import type { Phase } from '../schema/project-parts.ts';
import type { Property } from '../schema/property.ts';
import { type AttributeSection, getGroup, shownAttributes } from '../views/attributes.ts';
import { homeDisplay } from '../views/display.ts';
import { freeUnits, type LowestPrice, lowestPrice } from './projects.ts';

/** Returns the location of a project in the shape of a home's address. */
export const projectPlace = ({
  id,
  city,
  publicAddress: publish,
  street,
  houseNumber,
  boxNr,
  latitude,
  longitude,
}: Project): Pick<Property, 'id' | 'city' | 'address'> => ({
  id,
  city,
  address: { publish, street, houseNumber, boxNr, latitude, longitude },
});

/** Returns "Heuvelstraat 1, 3520 Zonhoven"; without street and number if they are not public. */
export function projectAddress(project: Project, locale: Locale, { catalogue }: Pick<Snapshot, 'catalogue'>): string {
  const lines = addressLines(projectPlace(project), cityOf(project, catalogue), locale);
  return [lines.street, lines.town].filter(Boolean).join(', ');
}

interface Range {
  min: number;
  max: number;
}

/** The totals and ranges of a project's units; null for unknown ones. */
export interface ProjectFigures {
  units: number;
  free: number;
  /** The lowest published price of the free units. */
  priceFrom: LowestPrice | null;
  /** m² */
  living: Range | null;
  bedrooms: Range | null;
  /** The VAT that is in the prices of its units, each once; the costs of the deed come on top. */
  vat: VatInPrice[];
}

export function projectFigures(project: Project, catalogue: Catalogue): ProjectFigures {
  const units = catalogue.units.get(project.id) ?? [];
  const free = freeUnits(project, catalogue);
  return {
    units: units.length,
    free: free.length,
    priceFrom: lowestPrice(free, catalogue),
    living: toRange(units.map(({ attributes }) => attributes.surfaces.living)),
    bedrooms: toRange(units.map(({ attributes }) => attributes.layout.bedrooms)),
    vat: [...new Set(units.flatMap((unit) => includedVat(unit) ?? []))],
  };
}

function toRange(figures: readonly (number | undefined)[]): Range | null {
  const known = figures.filter((figure) => figure !== undefined);
  return known.length === 0 ? null : { min: Math.min(...known), max: Math.max(...known) };
}

/** A phase of a project with what is left in it. */
export interface PhaseView extends Omit<Phase, 'name'> {
  name: string;
  units: number;
  free: number;
  /** The phase that is for sale now. */
  isCurrent: boolean;
}

/** Takes a project; returns its phases in their order. A unit belongs to the phase of its block. */
export const toPhaseViews = (project: Project, locale: Locale, catalogue: Catalogue): PhaseView[] =>
  project.phases.map((phase) => {
    const blocks = new Set(project.blocks.filter((block) => block.phase === phase.number).map(({ id }) => id));
    const units = (catalogue.units.get(project.id) ?? []).filter(({ unit }) => unit && blocks.has(unit.block));
    return {
      ...phase,
      name: phase.name[locale],
      units: units.length,
      free: units.filter((unit) => unitAvailability(unit, catalogue) === 'free').length,
      isCurrent: project.phase === phase.number,
    };
  });

/** Returns the mandatory legal mentions of a project: the attributes that are equal for all of its units. Null if they share none. */
export function projectLegal(
  project: Project,
  locale: Locale,
  t: AnyTranslator,
  data: Snapshot,
): { group: AttributeSection; legal: Attributes['legal'] } | null {
  const units = data.catalogue.units.get(project.id) ?? [];
  const [first] = units;
  if (!first) return null;
  const legal = sharedLegal(units, first.attributes.legal);
  // Hide the price from the rules of data/conditions.json: that of one unit says nothing about the others.
  const common: Property = {
    ...first,
    price: { ...first.price, publish: false },
    attributes: { ...first.attributes, legal },
  };
  const group = getGroup(shownAttributes(common, homeDisplay(common, data), t, locale), 'legal');
  return group && { group, legal };
}

const sharedLegal = (units: readonly Property[], legal: Attributes['legal']): Attributes['legal'] =>
  Object.fromEntries(
    Object.entries(legal).filter(([key, value]) =>
      units.every(({ attributes }) => attributes.legal[key as keyof Attributes['legal']] === value),
    ),
  ) as Attributes['legal'];
