import { median } from '../../base/median.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import type { Localized } from '../../i18n/locales.ts';
import type { Catalogue } from '../catalogue.ts';
import { type LoanExamples, loanExamples } from '../costs/loan-examples.ts';
import type { RentTerms } from '../costs/rent-terms.ts';
import { toGoal } from '../goal.ts';
import { cityOf } from '../lookup.ts';
import type { DeedMedians } from '../schema/deed-medians.ts';
import type { Property } from '../schema/property.ts';
import { sorts } from '../search/criteria.ts';
import type { Display } from '../views/display.ts';
import { webIds } from '../web-ids.ts';
import { wholeAmount } from './price.ts';
import { homeRentTerms } from './property-costs.ts';

/** The prices that the price of a home is compared with; all amounts in €. */
export interface PriceContext {
  /** € per m² of living area. */
  perM2: number;
  /** The median per m² of the homes of its type that can be had in its city, or within `km` of it; null for fewer than five. */
  offer: { perM2: number; homes: number; km: number | null } | null;
  /** The median of the deeds of its municipality; null where fewer than five were counted. */
  deeds: { median: number; sales: number; year: number; kind: DeedKind; municipality: Localized } | null;
}

type DeedKind = DeedMedians['items'][number]['medians'][number]['kind'];

const minDeeds = 5;
/** The distances (km) around the city in which similar homes are searched; null for the city itself. */
const radiiKm = [null, 10, 25];

/** Returns the published price of a home for sale in € per m² of living area; null for others. */
export function publishedPricePerM2(
  home: Property,
  catalogue: Pick<Catalogue, 'marquees' | 'projects'>,
): number | null {
  const price = toGoal(home.goal) === 'sale' ? wholeAmount(home, catalogue) : null;
  const { living } = home.attributes.surfaces;
  return price !== null && living ? price / living : null;
}

/** The figures of a property page that follow from the price; null where the price is not shown. */
export interface PriceFigures {
  context: PriceContext | null;
  loan: LoanExamples | null;
  /** The costs of a tenant; null for a home that is for sale. */
  rental: RentTerms | null;
}

/** Takes a home and the day (YYYY-MM-DD) whose rates apply. */
export function computePriceFigures(home: Property, display: Display, day: string, data: Snapshot): PriceFigures {
  const price = wholeAmount(home, data.catalogue);
  return {
    context: comparePrice(home, data),
    loan: price !== null && display.block('loan') ? loanExamples(price, day, data.content.costs) : null,
    rental: price !== null && display.block('rentalCosts') ? homeRentTerms(home, day, data) : null,
  };
}

/** Returns the comparison of a home's price; null if it has no published price per m². */
function comparePrice(home: Property, { catalogue, content }: Snapshot): PriceContext | null {
  const perM2 = publishedPricePerM2(home, catalogue);
  if (perM2 === null) return null;
  return {
    perM2: Math.round(perM2),
    offer: medianOfOffers(home, catalogue),
    deeds: medianOfDeeds(home, content.deedMedians),
  };
}

function medianOfOffers(home: Property, catalogue: Catalogue): PriceContext['offer'] {
  const { search, properties } = catalogue;
  const { id: city } = cityOf(home, catalogue);
  for (const km of radiiKm) {
    const criteria = {
      list: 'sale',
      cities: [city],
      types: [home.webId],
      sort: sorts[0],
      page: 1,
    } as const;
    const { ids } = search.search({ ...criteria, radius: km ?? undefined }, properties.size);
    const found = ids
      .filter((id) => id !== home.id)
      .flatMap((id) => properties.get(id) ?? [])
      .flatMap((other) => publishedPricePerM2(other, catalogue) ?? []);
    if (found.length >= minDeeds) return { perM2: Math.round(median(found)), homes: found.length, km };
  }
  return null;
}

/** Returns the kinds of deeds to compare with, the closest first: houses by their façades. */
function comparableDeeds({ webId, attributes }: Property): DeedKind[] {
  if (webId === webIds.apartment || webId === webIds.studio) return ['apartments'];
  if (webId !== webIds.house) return [];
  const { facades } = attributes.layout;
  if (!facades) return ['houses'];
  return [facades >= 4 ? 'detached' : 'attached', 'houses'];
}

function medianOfDeeds(home: Property, { year, items }: DeedMedians): PriceContext['deeds'] {
  const found = items.find(({ city }) => city === home.city);
  for (const kind of comparableDeeds(home)) {
    const counted = found?.medians.find((deed) => deed.kind === kind);
    if (found && counted) return { ...counted, year, municipality: found.municipality };
  }
  return null;
}
