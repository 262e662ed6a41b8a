import { buyingCosts, type CostLine } from '../costs/purchase.ts';
import { type RentTerms, rentTerms } from '../costs/rent-terms.ts';
import type { CostRegion, Use } from '../costs/schema.ts';
import type { Snapshot } from '../data/load.ts';
import { cityOf } from './lookup.ts';
import { regionOf } from './region.ts';
import type { Property } from './schema/property.ts';
import { dwellings } from './web-ids.ts';

/** Prices of these units are for the whole home; the others are per m² or per year. */
const wholePrices: readonly number[] = [0, 7];

/** Where the rules of Belgium hold; null elsewhere. */
const belgianRegion = (home: Property, { catalogue }: Snapshot): CostRegion | null => {
  const { countryId, zip } = cityOf(home, catalogue);
  const region = regionOf(countryId, zip);
  return region === 'luxembourg' ? null : region;
};

/** What a purchase costs, in a column for each kind of it. */
export interface PurchaseCosts {
  columns: { use: Use | 'newBuild'; lines: CostLine[] }[];
}

/**
 * Takes a home for sale with a published price, and the day (YYYY-MM-DD); returns what buying it costs: 'mixed' where land and building are
 * taxed apart, since only the seller knows their shares, and null where the rules do not know.
 */
export function purchaseCostsOf(home: Property, day: string, data: Snapshot): PurchaseCosts | 'mixed' | null {
  const region = belgianRegion(home, data);
  if (!region || !wholePrices.includes(home.price.unit)) return null;
  const regime = home.attributes.costs.vat;
  if (regime === 'mixed') return 'mixed';
  const vat = regime === 'vat_21' || regime === 'vat_6' ? regime : null;
  const uses: Use[] = !vat && dwellings.includes(home.webId) ? ['own', 'other'] : ['other'];
  const columns = uses.flatMap((use) => {
    const lines = buyingCosts({ price: home.price.amount, region, use, vat, day }, data.content.costs);
    return lines ? [{ use: vat ? ('newBuild' as const) : use, lines }] : [];
  });
  return columns.length < uses.length ? null : { columns };
}

/** What renting a home asks of a tenant on a day (YYYY-MM-DD); null where the region is not known. */
export function rentTermsOf(home: Property, day: string, data: Snapshot): RentTerms | null {
  const region = belgianRegion(home, data);
  const { chargesRenter, deposit, inventoryCost } = home.attributes.costs;
  const rental = { rent: home.price.amount, charges: chargesRenter, inventory: inventoryCost, deposit };
  return region && rentTerms({ ...rental, region }, day, data.content.costs);
}
