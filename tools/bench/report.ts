import { table } from '../../scripts/support/table.ts';
import type { Load } from './load.ts';
import { type SizeResult, uncachedLists } from './measure.ts';

export interface Aim {
  name: string;
  found: number;
  limit: number;
  /** Whether the limit is a maximum; otherwise a minimum. */
  isMaximum: boolean;
}

/** The aims that these results allow to be checked; `ratios` are those of `measureInTurns`, for the first and the last size. */
export function aimsOf(results: readonly SizeResult[], ratios: Record<string, number>): Aim[] {
  const [small, large] = [results.at(0), results.at(-1)];
  const ready = small?.loads['property, a ready file'];
  const cached = small?.loads['property, nginx, gzip'];
  const aims: Aim[] = [];
  if (ready && cached)
    aims.push({
      name: 'behind nginx / ready file',
      found: cached.perSecond / ready.perSecond,
      limit: 0.75,
      isMaximum: false,
    });
  for (const name of Object.keys(uncachedLists)) {
    const few = small?.loads[name];
    const empty = small?.loads['an empty page, uncached, direct'];
    if (few && empty)
      aims.push({ name: `CPU / empty page, ${name}`, found: few.cpuMs / empty.cpuMs, limit: 3, isMaximum: true });
  }
  const { 'property, direct': direct, 'property, nginx': behind } = small?.crawler ?? {};
  if (direct)
    aims.push({ name: 'p95 of a page beside a crawler, ms', found: direct.underLoad.p95, limit: 100, isMaximum: true });
  if (behind)
    aims.push({
      name: 'the same behind nginx / alone',
      found: behind.underLoad.p95 / behind.alone.p95,
      limit: 2,
      isMaximum: true,
    });
  for (const [name, found] of Object.entries(ratios))
    aims.push({ name: `CPU at ${large?.homes} / ${small?.homes} homes, ${name}`, found, limit: 1.15, isMaximum: true });
  // Compilation costs the same for any number of pages: with the most pages its share of each is smallest.
  if (large) aims.push({ name: 'CPU-ms a built page', found: buildMs(large.build), limit: 20, isMaximum: true });
  if (small)
    aims.push({
      name: `memory after load at ${small.homes} homes, MB`,
      found: small.memory.loaded,
      limit: 600,
      isMaximum: true,
    });
  return aims;
}

/** CPU time of the build for each page, compilation included, in ms. */
const buildMs = ({ cpuSeconds, pages }: SizeResult['build']): number => (cpuSeconds * 1000) / pages;

const isMet = ({ found, limit, isMaximum }: Aim): boolean => (isMaximum ? found <= limit : found >= limit);

/** The results as tables to read. */
export function report(results: readonly SizeResult[], aims: readonly Aim[]): string {
  const rows = aims.map((aim) => [
    aim.name,
    aim.found.toFixed(2),
    `${aim.isMaximum ? '≤' : '≥'} ${aim.limit}`,
    isMet(aim) ? 'met' : 'missed',
  ]);
  return [...results.map(sizeTables), table(['aim', 'found', 'limit', ''], rows)].join('\n\n');
}

function sizeTables({ homes, build, startMs, memory, loads, crawler }: SizeResult): string {
  const limit = loads['property, a ready file'];
  const loadRows = Object.entries(loads).map(([name, load]) => [
    name,
    load.perSecond.toFixed(0),
    load.cpuMs.toFixed(3),
    ratio(load, limit),
  ]);
  const costs = [
    ['built pages', String(build.pages)],
    ['build, s (CPU-s)', `${build.seconds.toFixed(0)} (${build.cpuSeconds.toFixed(0)})`],
    ['build per page, CPU-ms', buildMs(build).toFixed(1)],
    ['disk per page, KB', (build.pagesKb / build.pages).toFixed(0)],
    ['start to first answer, s', (startMs / 1000).toFixed(1)],
    ['memory after start, MB', String(memory.fresh)],
    ['memory after load, MB', String(memory.loaded)],
  ];
  const head = [`${homes} homes`, 'requests/s', 'CPU-ms', 'of the ready file'];
  const waits = Object.entries(crawler).map(([name, { alone, underLoad, lists }]) => [
    name,
    ...[alone, underLoad].flatMap(({ median, p95 }) => [median.toFixed(1), p95.toFixed(1)]),
    lists.toFixed(0),
  ]);
  const waitHead = ['ms until it is there', 'alone', 'p95', 'beside a crawler', 'p95', 'lists/s'];
  return [table(head, loadRows), table(waitHead, waits), table(['', 'found'], costs)].join('\n\n');
}

const ratio = (load: Load, limit: Load | undefined): string =>
  limit ? (load.perSecond / limit.perSecond).toFixed(3) : '';
