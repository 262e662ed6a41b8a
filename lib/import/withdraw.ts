import type { Property } from '../catalogue/schema/property.ts';
import type { Filed } from '../data/reader.ts';
import { type Decisions, listedFaults } from './decide.ts';
import { withdrawn } from './standing.ts';

/** Takes homes off that a feed no longer has, but for those that data/lists.json names. */
export function withdraw(
  gone: readonly Filed<Property>[],
  listed: ReadonlySet<number>,
  today: string,
): Pick<Decisions, 'files' | 'setAside'> {
  const all = gone.map(({ file, item }) => ({ file, previous: item, home: withdrawn(item, today) }));
  const barOf = ({ home }: { home: Property }) => listedFaults(home, listed, home.source?.id ?? '');
  return { files: all.filter((one) => barOf(one).length === 0), setAside: all.flatMap(barOf) };
}
