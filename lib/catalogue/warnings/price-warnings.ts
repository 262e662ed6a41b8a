import { isForRent } from '../goal.ts';
import { withoutCorrections } from '../prices/history.ts';
import type { Property } from '../schema/property.ts';
import { dwellings } from '../web-ids.ts';
import type { OtherHomes } from './other-homes.ts';
import { type Warning, warnIf } from './warning.ts';

/** A price this many times higher or lower than that of similar homes is worth a warning. */
const farFactor = 4;
/** A change of this share of the price before, or more, is worth a warning. */
export const largeChangeShare = 0.3;
/** In €; a lower rent was probably typed with a point: 1.250 is one and a quarter. */
const minRentEuros = { dwelling: 100, other: 10 };

/** Returns warnings about a price that was probably mistyped, or is very unlike those of similar homes. */
export function priceWarnings(home: Property, others: OtherHomes): Warning[] {
  const { goal, price, history = [] } = home;
  const { amount } = price;
  const path = 'price.amount';
  const usual = others.usualPrice(home);
  // Include the first price, since a correction on the day of publication may hide the right one.
  const known = [...history.slice(0, 1), ...withoutCorrections(history)];
  const before = known.findLast((snapshot) => snapshot.amount !== undefined && snapshot.amount !== amount)?.amount;
  const change = before === undefined ? 0 : amount / before - 1;
  const { monthlyRent } = home.attributes.costs;
  const isSmall = isForRent(goal) && amount < minRentEuros[dwellings.includes(home.webId) ? 'dwelling' : 'other'];
  return [
    ...warnIf(isSmall, 'rentSmall', path, { amount }),
    ...warnIf(!isSmall && !Number.isInteger(amount), 'priceCents', path, { amount }),
    ...(usual === null
      ? []
      : warnIf(amount > usual * farFactor || amount < usual / farFactor, 'priceFar', path, { amount, usual })),
    ...(before === undefined
      ? []
      : warnIf(Math.abs(change) > largeChangeShare, 'priceChanged', path, {
          before,
          amount,
          percent: Math.round(Math.abs(change) * 100),
        })),
    ...(isForRent(goal) && monthlyRent !== undefined
      ? warnIf(true, 'rentTwice', 'attributes.costs.monthlyRent', { given: monthlyRent, amount })
      : []),
  ];
}
