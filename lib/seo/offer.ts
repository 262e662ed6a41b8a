import { type Availability, availabilityOf } from '../catalogue/availability.ts';
import type { Tables } from '../catalogue/catalogue.ts';
import { publicAmount } from '../catalogue/price.ts';
import type { Property } from '../catalogue/schema/property.ts';
import { type JsonObject, schemaOrg } from './json.ts';

const rent = 1;
const startingFrom = 7;
const month = 'MON';
/** Ids of data/price-units.json → UN/CEFACT codes. */
const unitCodes: Readonly<Record<number, string>> = { 1: month, 2: 'MTK', 3: 'ANN' };
const availabilities: Record<Availability, string> = { free: 'InStock', option: 'Reserved', sold: 'SoldOut' };

/** The offer of a home: to let or for sale (a business that is taken over is sold), and its price where the page shows one. */
export const offerOf = (home: Property, tables: Pick<Tables, 'marquees'>): JsonObject => ({
  '@type': 'Offer',
  businessFunction: `http://purl.org/goodrelations/v1#${home.goal === rent ? 'LeaseOut' : 'Sell'}`,
  availability: `${schemaOrg}/${availabilities[availabilityOf(home.marquee === undefined ? undefined : tables.marquees.get(home.marquee))]}`,
  ...(publicAmount(home, tables) === null ? {} : priceOf(home)),
});

/** An amount that is not the whole price goes into a specification, where no one can take it for one. */
function priceOf({ goal, price: { amount, unit } }: Property): JsonObject {
  const priceCurrency = 'EUR';
  const unitCode = unitCodes[unit] ?? (goal === rent ? month : undefined);
  if (!unitCode && unit !== startingFrom) return { price: amount, priceCurrency };
  const type = unitCode ? 'UnitPriceSpecification' : 'PriceSpecification';
  const figure = unit === startingFrom ? { minPrice: amount } : { price: amount };
  return { priceSpecification: { '@type': type, ...figure, priceCurrency, unitCode } };
}
