import type { DataReader } from '../data/reader.ts';
import { checkReferences, inTable } from '../data/references.ts';
import type { Tables } from './catalogue.ts';
import type { Property } from './schema/property.ts';

/** The price is one; snapshots run from old to new, and the newest is how the home stands now. */
export function checkPrice(reader: DataReader, file: string, home: Property, { marquees }: Tables): void {
  const { goal, history = [], price, marquee } = home;
  // Nothing is sold for less; in JSON the point of 870.000 is a decimal one.
  const isTooLow = goal === 0 && price.amount < 1000;
  if (isTooLow) reader.fault(file, 'price.amount', 'at least 1000 €, figures without a point', price.amount);
  for (const [i, { date, marquee: then }] of history.entries()) {
    const earlier = history[i - 1]?.date;
    if (earlier !== undefined && date <= earlier)
      reader.fault(file, `history.${i}.date`, `a day after the one before it, ${earlier}`, date);
    checkReferences(reader, file, [inTable(`history.${i}.marquee`, then, 'marquees.json', 'id', marquees)]);
  }
  const last = history.at(-1);
  if (!last) return;
  const where = `history.${history.length - 1}`;
  if (last.marquee !== marquee)
    reader.fault(file, `${where}.marquee`, `the marquee of the home, ${marquee ?? 'none'}`, last.marquee);
  if (price.publish && !isTooLow && last.amount !== price.amount)
    reader.fault(file, `${where}.amount`, `the price of the home, ${price.amount}`, last.amount);
}
