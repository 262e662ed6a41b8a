import type { Property } from '../catalogue/schema/property.ts';
import type { Filed } from '../data/reader.ts';
import { type Decisions, listedFaults } from './decide.ts';
import type { SetAside } from './imported-home.ts';
import type { HomeFile } from './report.ts';
import { withdrawn } from './standing.ts';

/** Takes homes off that a feed no longer has, but for those that data/lists.json names. */
export function withdraw(
  gone: readonly Filed<Property>[],
  listed: ReadonlySet<number>,
  today: string,
): Pick<Decisions, 'files' | 'setAside'> {
  const files: HomeFile[] = [];
  const setAside: SetAside[] = [];
  for (const { file, item } of gone) {
    const home = withdrawn(item, today);
    const bars = listedFaults(home, listed);
    if (bars.length === 0) files.push({ file, home, previous: item });
    setAside.push(...bars.map((bar) => ({ id: home.source?.id ?? '', ...bar })));
  }
  return { files, setAside };
}
