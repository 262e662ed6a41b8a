import type { ListName } from '../../routes/routes.ts';
import { type Filters, MOST_BEDROOMS } from '../search/criteria.ts';
import type { Quantity } from './quantity.ts';

/** What a surface may be of. */
export type Surface = 'Living' | 'Plot';

/** What a line says of one of the figures. */
export type Figures = Pick<
  Filters,
  'minPrice' | 'maxPrice' | 'bedrooms' | 'minLiving' | 'maxLiving' | 'minPlot' | 'maxPlot' | 'radius'
>;

/** The least that a bare number must be to count as a price, in euro. */
const leastPrice = { sale: 10_000, rent: 200 };
/** Nobody buys a home below so many euros: "under 300" means thousands. */
const leastThousands = 1000;
/** The least that a number after "under" or "from" must be to be a price. */
const leastBound = 50;
/** "Around 300.000" leaves so much room on either side. */
const around = 0.1;

/** The filters that a quantity means, null for none; `of` is the surface that it would be, `near` says "around" it. */
export function figuresOf(
  quantity: Omit<Quantity, 'next'>,
  list: ListName,
  of: Surface,
  near: boolean,
): Figures | null {
  const { unit, least = quantity.exact, most } = quantity;
  if (unit === 'bedrooms')
    return least && Number.isInteger(least) ? { bedrooms: Math.min(least, MOST_BEDROOMS) } : null;
  if (unit === 'km') return { radius: Math.max(1, Math.round(most ?? least ?? 0)) };
  if (unit === 'surface') return named(`min${of}`, least, `max${of}`, most);
  return priceOf(quantity, list, near);
}

function priceOf({ unit, least, most, exact }: Omit<Quantity, 'next'>, list: ListName, near: boolean): Figures | null {
  const goal = list === 'rent' ? 'rent' : 'sale';
  if (exact !== undefined) {
    if (unit !== 'euro' && exact < leastPrice[goal]) return null;
    return near ? named('minPrice', exact * (1 - around), 'maxPrice', exact * (1 + around)) : { maxPrice: exact };
  }
  if (unit !== 'euro' && Math.max(least ?? 0, most ?? 0) < leastBound) return null;
  const times = goal === 'sale' && list === 'sale' && Math.max(least ?? 0, most ?? 0) < leastThousands ? 1000 : 1;
  return named('minPrice', least && least * times, 'maxPrice', most && most * times);
}

const named = (
  from: keyof Figures,
  least: number | undefined,
  to: keyof Figures,
  most: number | undefined,
): Figures => ({
  ...(least ? { [from]: Math.round(least) } : {}),
  ...(most ? { [to]: Math.round(most) } : {}),
});
