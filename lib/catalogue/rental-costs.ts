import type { RentalCostsView } from '../../components/property/rental-costs';
import { type RentTerms, rentTerms } from '../costs/rent-terms.ts';
import type { Snapshot } from '../data/load.ts';
import { euro } from '../euro.ts';
import { belgianRegion, type CostWords } from './property-costs.ts';
import type { Property } from './schema/property.ts';

/** What renting a home asks of a tenant on a day (YYYY-MM-DD); null where the region is not known. */
export function rentTermsOf(home: Property, day: string, data: Snapshot): RentTerms | null {
  const region = belgianRegion(home, data);
  const { chargesRenter, deposit, inventoryCost } = home.attributes.costs;
  const { bedrooms } = home.attributes.layout;
  const rental = { rent: home.price.amount, charges: chargesRenter, inventory: inventoryCost, deposit, bedrooms };
  return region && rentTerms({ ...rental, region }, day, data.content.costs);
}

/** Takes a home for rent and the day; returns what a tenant pays at the start. Null where the region is not known. */
export function toRentalCosts(
  home: Property,
  day: string,
  words: CostWords['rental'],
  data: Snapshot,
): RentalCostsView | null {
  const terms = rentTermsOf(home, day, data);
  if (!terms) return null;
  const { rent, charges, inventoryShare, deposit, depositMonths: months, start } = terms;
  const rows = [
    { label: words.firstMonth, amount: rent, detail: null },
    ...(charges > 0 ? [{ label: words.charges, amount: charges, detail: null }] : []),
    ...(inventoryShare > 0 ? [{ label: words.inventory, amount: inventoryShare, detail: null }] : []),
    {
      label: words.deposit,
      amount: deposit,
      detail: Number.isInteger(months) ? words.months({ months }) : null,
    },
  ];
  const total = { label: words.total, amount: start, detail: null };
  return {
    title: words.title,
    lead: words.lead,
    rows: [...rows, total].map((row) => ({ ...row, amount: euro(row.amount), total: row === total })),
  };
}
