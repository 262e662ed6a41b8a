import type { Snapshot } from '../../content/snapshot.ts';
import { type BuyingCosts, buyingCosts, type Purchase } from '../costs/purchase.ts';
import { depositMonths, type RentTerms, rentTerms } from '../costs/rent-terms.ts';
import { inForce, type Use } from '../costs/schema.ts';
import { regionOfHome } from '../lookup.ts';
import { isUnfinished } from '../off-plan.ts';
import type { Region } from '../places/region.ts';
import type { Property } from '../schema/property.ts';
import { dwellings, land } from '../web-ids.ts';
import { includedVat, wholePrice } from './price.ts';

const isStudentRoom = ({ kind }: Property): boolean => kind === 'student-room';

/** The costs of a purchase, with a column for each use of the home. */
export interface PurchaseCosts {
  columns: { use: Use; lines: BuyingCosts['lines'] }[];
  /** The VAT in the price; null for a price without VAT. */
  vat: BuyingCosts['vat'];
  /** false if the rules have only the duty. */
  isComplete: boolean;
  /** The meaning of "own" in the region's rules: the only home that the buyer owns, or the one lived in (Luxembourg's Bëllegen Akt). */
  own: 'own' | 'mainResidence';
}

/**
 * Takes a home for sale with a published price, and the day (YYYY-MM-DD); returns the costs of buying it: 'mixed' if land and building are
 * taxed separately and the share of the land is unknown, null if no rules apply.
 */
export function homePurchaseCosts(home: Property, day: string, data: Snapshot): PurchaseCosts | 'mixed' | null {
  const region = regionOfHome(home, data);
  const price = wholePrice(home);
  if (!region || price === null) return null;
  const { landShare } = home.attributes.costs;
  const regime = includedVat(home);
  if (regime === 'mixed' && landShare === undefined) return 'mixed';
  const [isDwelling, isLand] = [dwellings.includes(home.webId), home.webId === land];
  const vat: Purchase['vat'] = regime && {
    regime: regime === 'mixed' ? 'vat_21' : regime,
    landShare: regime === 'mixed' ? (landShare ?? 0) : 0,
  };
  const purchase = { price, region, isDwelling, isLand, vat, day };
  const ownDiffers = isDwelling || (isLand && paysLessForLand(region, day, data));
  const uses: Use[] = ownDiffers ? ['own', 'other'] : ['other'];
  const columns = uses.flatMap((use) => {
    const costs = buyingCosts({ ...purchase, use }, data.content.costs);
    return costs ? [{ use, ...costs }] : [];
  });
  const [first] = columns;
  if (!first || columns.length < uses.length) return null;
  return {
    columns: columns.map(({ use, lines }) => ({ use, lines })),
    vat: first.vat,
    isComplete: first.isComplete,
    own: region === 'luxembourg' ? 'mainResidence' : 'own',
  };
}

/** Whether the duty on a plot is lower for a buyer who will live on it and owns no other home. */
const paysLessForLand = (region: Region, day: string, { content }: Snapshot): boolean =>
  inForce(content.costs.registration, day, (rule) => rule.region === region && rule.use === 'own')?.land === true;

/** Returns the deposit that a buyer pays when the sale agreement is signed, in % of the price; null if no rule applies. */
export const saleDepositPercent = (home: Property, day: string, { content }: Snapshot): number | null => {
  const sale = isUnfinished(home) ? 'offPlan' : 'finished';
  return inForce(content.costs.saleDeposit, day, (rule) => rule.sale === sale)?.percent ?? null;
};

/** Returns the maximum deposit for a home on a day (YYYY-MM-DD), in months of rent; null if the region is unknown. */
export function maxDepositMonths(home: Property, day: string, data: Snapshot): number | null {
  const region = regionOfHome(home, data);
  return region && depositMonths(region, isStudentRoom(home), day, data.content.costs);
}

/** Returns the costs and terms of renting a home on a day (YYYY-MM-DD); null if the region or the rent is unknown. */
export function homeRentTerms(home: Property, day: string, data: Snapshot): RentTerms | null {
  const region = regionOfHome(home, data);
  const { chargesRenter, deposit, inventoryCost } = home.attributes.costs;
  const rent = wholePrice(home);
  if (!region || rent === null) return null;
  const rental = { rent, charges: chargesRenter, inventory: inventoryCost, deposit };
  return rentTerms({ ...rental, region, isStudentRoom: isStudentRoom(home) }, day, data.content.costs);
}
