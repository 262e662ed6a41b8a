import type { DataReader } from '../data/reader.ts';
import { checkReferences, inTable } from '../data/references.ts';
import type { Tables } from './catalogue.ts';
import type { Property } from './schema/property.ts';

/** Snapshots run from old to new, and the newest is how the home stands now. */
export function checkHistory(reader: DataReader, file: string, home: Property, { marquees }: Tables): void {
  const { history = [], price, marquee } = home;
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
  if (price.publish && last.amount !== price.amount)
    reader.fault(file, `${where}.amount`, `the price of the home, ${price.amount}`, last.amount);
}
