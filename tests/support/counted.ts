import path from 'node:path';
import { figuresByDay, visitsBySource } from '@/lib/audience/store';
import { missedSearchesBetween } from '@/lib/audience/store-missed';
import { processState } from '@/lib/base/process-state';
import { openDatabase } from '@/lib/db/database';
import { sqliteDialect } from '@/lib/db/sqlite';
import { workerSite } from './worker-site';

/** The counts of homes over all days: views, visits, saves and shares, and visits by source ("from direct"). */
export async function countedOf(homes: number[], varDir = workerSite.varDir): Promise<Record<string, number>> {
  const database = await openDatabase(sqliteDialect(path.join(varDir, 'heem.db')));
  // Reads run one at a time, since each uses the database of the process.
  processState.database = Promise.resolve(database);
  const days = await figuresByDay(homes);
  const sources = await visitsBySource(homes, '');
  await database.destroy();
  const counts = Object.fromEntries(sources.map(({ source, visits }) => [`from ${source}`, visits]));
  for (const { day: _, ...figures } of days)
    for (const [what, count] of Object.entries(figures)) counts[what] = (counts[what] ?? 0) + count;
  return counts;
}

/** Reads the counts of homes on the site under test; the result returns what was added since. The site writes once a second. */
export async function watchCounts(...homes: number[]): Promise<() => Promise<Record<string, number>>> {
  const before = await countedOf(homes);
  return async () => {
    const grown = Object.entries(await countedOf(homes)).map(([what, count]) => [what, count - (before[what] ?? 0)]);
    return Object.fromEntries(grown.filter(([, count]) => count !== 0));
  };
}

/** The number of searches in a town and a price band without results on the site under test, with their stored rows. */
export async function missedNow(town: string, price: string, varDir = workerSite.varDir) {
  const database = await openDatabase(sqliteDialect(path.join(varDir, 'heem.db')));
  processState.database = Promise.resolve(database);
  const classes = (await missedSearchesBetween('', '9')).filter(
    (asked) => asked.town === town && asked.price === price,
  );
  await database.destroy();
  return { classes, nothing: classes.reduce((sum, asked) => sum + asked.nothing, 0) };
}
