import 'server-only';
import {
  countMissedSearches,
  type MissedClass,
  type MissedCounts,
  missedSearchesBetween,
} from '../audience/store-missed.ts';
import type { FiguresQuery } from './query.ts';

export interface SearchFigures {
  now: MissedCounts;
  before: MissedCounts;
  classes: MissedClass[];
  /** The towns that searches named, the most frequent first. */
  towns: { name: string; count: number }[];
  types: { name: number; count: number }[];
}

/** Returns the searches of a period that found nothing or little. */
export async function readSearches({ now, before }: FiguresQuery): Promise<SearchFigures> {
  const classes = await missedSearchesBetween(now.first, now.last);
  return {
    now: await countMissedSearches(now.first, now.last),
    before: await countMissedSearches(before.first, before.last),
    classes: classes.filter(({ nothing, few }) => nothing + few > 0),
    towns: countBy(classes, ({ town }) => town, ['', '*']),
    types: countBy(classes, ({ type }) => type, [0, -1]),
  };
}

function countBy<Name>(
  classes: readonly MissedClass[],
  getName: (asked: MissedClass) => Name,
  except: readonly Name[],
): { name: Name; count: number }[] {
  const counts = new Map<Name, number>();
  for (const asked of classes) {
    const name = getName(asked);
    const count = asked.nothing + asked.few;
    if (count > 0 && !except.includes(name)) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
