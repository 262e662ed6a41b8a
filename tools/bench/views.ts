import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { figuresByDay } from '../../lib/audience/store.ts';
import { processState } from '../../lib/base/process-state.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { postgresDialect } from '../../lib/db/postgres.ts';
import { sqliteDialect } from '../../lib/db/sqlite.ts';
import { startPostgres } from '../../scripts/support/postgres.ts';
import { inProject, ports, root } from '../../scripts/support/project.ts';
import { type Site, startSite } from '../../scripts/support/site.ts';
import { table } from '../../scripts/support/table.ts';
import { type Latency, latenciesOf, latencyOf } from '../support/latency.ts';
import { cpuMs, processTree } from '../support/processes.ts';
import type { LoadResult, ViewLoad } from './view-load.ts';

// npm run bench:views: whether the site counts 500 views a second without losing one when it is stopped, and how much slower a page becomes.

/** Loads a site with views while `act` runs; returns the result of `act`, what was sent, and the CPU time of the site in ms. */
async function underViews<T>({ url, pid }: Site, load: Omit<ViewLoad, 'site'>, act: () => Promise<T>) {
  const worker = new Worker(new URL('./view-load.ts', import.meta.url), { workerData: { site: url, ...load } });
  const servers = processTree(pid);
  const before = cpuMs(servers);
  const result = await act();
  const used = cpuMs(servers) - before;
  worker.postMessage('enough');
  const [found]: LoadResult[] = await once(worker, 'message');
  if (!found) throw new Error('The load thread sent no results.');
  return { result, load: found, cpuMs: used };
}

/** Sums up several runs of the same load: response times of the page, views answered a second, CPU in % of a core. */
function createSum() {
  const times: number[] = [];
  const total = { answered: 0, seconds: 0, cpuMs: 0 };
  return {
    times,
    add({ result, load, cpuMs }: { result: number[]; load: LoadResult; cpuMs: number }) {
      times.push(...result);
      total.answered += load.answered;
      total.seconds += load.seconds;
      total.cpuMs += cpuMs;
    },
    rate: () => total.answered / total.seconds,
    cpu: () => total.cpuMs / total.seconds / 10,
  };
}

const aim = 500;
const rates = [50, aim];
const rounds = 3;
const seconds = 3;
const homes = Array.from({ length: 40 }, (_, index) => 5801 + index);

type Dialect = Parameters<typeof openDatabase>[0];

mkdirSync(inProject('var'), { recursive: true });
const dir = mkdtempSync(inProject('var/bench-views-'));
const postgres = startPostgres({ safe: true });
const databaseUrl = `${postgres.url}/postgres`;
const engines: Record<string, { env: Record<string, string>; dialect(): Dialect }> = {
  SQLite: { env: {}, dialect: () => sqliteDialect(path.join(dir, 'heem.db')) },
  PostgreSQL: { env: { DATABASE_URL: databaseUrl }, dialect: () => postgresDialect(databaseUrl) },
};

/** Loads a site on one of the databases with views; returns the rows of the table and whether the aim was met. */
async function measure(name: string, { env, dialect }: (typeof engines)[string]) {
  const site = await startSite({
    args: [inProject('scripts/start.ts')],
    cwd: root,
    port: ports.bench,
    env: { VAR_DIR: dir, ...env },
  });
  const page = (await fetch(`${site.url}/nl/property/${homes[0]}/`)).url;
  const sent = { views: 0, answered: 0 };
  const during = async <T>(perSecond: number | null, act: () => Promise<T>) => {
    const found = await underViews(site, { homes, from: sent.views, perSecond }, act);
    sent.views += found.load.sent;
    sent.answered += found.load.answered;
    return found;
  };
  // Warm-up: V8 compiles.
  await during(aim, () => latenciesOf(page, 2));
  const alone: number[] = [];
  const underLoad = new Map(rates.map((rate) => [rate, createSum()]));
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await latenciesOf(page, seconds)));
    for (const [rate, sum] of underLoad) sum.add(await during(rate, () => latenciesOf(page, seconds)));
  }
  const { load: peak } = await during(null, () => pause(seconds * 1000));
  // The site writes the views of the last second when it stops.
  await site.stop();
  const lost = sent.answered - (await storedIn(dialect()));

  const before = latencyOf(alone);
  const rows = [...underLoad.values()].map((sum) => {
    const under = latencyOf(sum.times);
    return [
      name,
      sum.rate().toFixed(0),
      texts(before),
      texts(under),
      ratios(under, before),
      `${sum.cpu().toFixed(0)} %`,
    ];
  });
  console.log(
    `${name}: ${lost} of ${sent.answered} views lost; ${(peak.answered / peak.seconds).toFixed(0)} a second at most`,
  );
  return { rows, isMet: lost <= 0 && (underLoad.get(aim)?.rate() ?? 0) >= aim * 0.98 };
}

async function storedIn(dialect: Dialect): Promise<number> {
  const database = await openDatabase(dialect);
  processState.database = Promise.resolve(database);
  const days = await figuresByDay(homes);
  await database.destroy();
  return days.reduce((sum, { views }) => sum + views, 0);
}

const texts = ({ median, p95 }: Latency): string => `${median.toFixed(1)}, ${p95.toFixed(1)}`;
const ratios = (one: Latency, other: Latency): string =>
  texts({ median: one.median / other.median, p95: one.p95 / other.p95 });

const rows: string[][] = [];
let isMet = true;
for (const [name, engine] of Object.entries(engines)) {
  const found = await measure(name, engine);
  rows.push(...found.rows);
  isMet &&= found.isMet;
}
postgres.stop();
rmSync(dir, { recursive: true });

console.log(table(['database', 'views/s', 'page alone', 'beside views', 'ratio', 'CPU'], rows));
console.log('Page: median and 95th percentile of its response times in ms. CPU: of one core, pages included.');
console.log(`Aim: ${aim} views a second, none lost on a clean stop: ${isMet ? 'met' : 'missed'}`);
process.exitCode = isMet ? 0 : 1;
