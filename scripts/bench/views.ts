import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { figuresByDay } from '../../lib/db/audience-figures.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { postgresDialect } from '../../lib/db/engine/postgres.ts';
import { sqliteDialect } from '../../lib/db/engine/sqlite.ts';
import { ports } from '../support/ports.ts';
import { startPostgres } from '../support/postgres.ts';
import { inProject, root } from '../support/project.ts';
import { startSite } from '../support/site.ts';
import { table } from '../support/table.ts';
import { latenciesOf, latencyOf, underViews } from './views/measure.ts';

// npm run bench:views: whether the site counts 500 views a second without losing one when it is stopped, and what a page feels of it.
const aim = 500;
const rounds = 3;
const seconds = 4;
const homes = Array.from({ length: 40 }, (_, index) => 5801 + index);

mkdirSync(inProject('var'), { recursive: true });
const dir = mkdtempSync(inProject('var/bench-views-'));
const postgres = startPostgres({ safe: true });
const engines = {
  SQLite: { env: {}, dialect: () => sqliteDialect(path.join(dir, 'heem.db')) },
  PostgreSQL: {
    env: { DATABASE_URL: `${postgres.url}/postgres` },
    dialect: () => postgresDialect(`${postgres.url}/postgres`),
  },
};

/** Loads a site on one database; returns its row of the table, and whether it kept what was aimed at. */
async function measure(name: string, { env, dialect }: (typeof engines)['SQLite'] | (typeof engines)['PostgreSQL']) {
  const site = await startSite({
    args: [inProject('scripts/start.ts')],
    cwd: root,
    port: ports.bench,
    env: { VAR_DIR: dir, ...env },
  });
  const page = (await fetch(`${site.url}/nl/property/${homes[0]}/`)).url;
  const counted = { sent: 0, answered: 0 };
  const during = async <T>(perSecond: number | null, act: () => Promise<T>) => {
    const found = await underViews(site, { homes, from: counted.sent, perSecond }, act);
    counted.sent += found.load.sent;
    counted.answered += found.load.answered;
    return found;
  };
  // The first seconds go to the compiler of V8.
  await during(aim, () => latenciesOf(page, 2));
  const alone: number[] = [];
  const beside: number[] = [];
  let [steadySeconds, steadyAnswered, steadyCpu] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    alone.push(...(await latenciesOf(page, seconds)));
    const { result, load, cpuMs } = await during(aim, () => latenciesOf(page, seconds));
    beside.push(...result);
    steadySeconds += load.seconds;
    steadyAnswered += load.answered;
    steadyCpu += cpuMs;
  }
  const most = await during(null, () => pause(seconds * 1000));
  // What was answered in the last second is still in memory.
  await site.stop();
  globalThis.heemDatabase = openDatabase(dialect());
  const stored = (await figuresByDay(homes)).reduce((sum, { views }) => sum + views, 0);
  await (await globalThis.heemDatabase).destroy();

  const [before, under] = [latencyOf(alone), latencyOf(beside)];
  const lost = counted.answered - stored;
  const rate = steadyAnswered / steadySeconds;
  const row = [
    name,
    rate.toFixed(0),
    (most.load.answered / most.load.seconds).toFixed(0),
    `${lost} of ${counted.answered}`,
    `${before.median.toFixed(1)} / ${before.p95.toFixed(1)}`,
    `${under.median.toFixed(1)} / ${under.p95.toFixed(1)}`,
    `${(under.median / before.median).toFixed(2)} / ${(under.p95 / before.p95).toFixed(2)}`,
    `${(steadyCpu / (steadySeconds * 10)).toFixed(0)} %`,
  ];
  return { row, kept: lost <= 0 && rate >= aim * 0.98 };
}

const results = [await measure('SQLite', engines.SQLite), await measure('PostgreSQL', engines.PostgreSQL)];
postgres.stop();
rmSync(dir, { recursive: true });

const head = ['database', 'views/s', 'at most', 'lost', 'page alone, ms', 'beside views', 'ratio', 'CPU'];
console.log(
  table(
    head,
    results.map(({ row }) => row),
  ),
);
const kept = results.every((result) => result.kept);
console.log(`Pages: half / 95 %. CPU: of one core, pages included.`);
console.log(`Aim: ${aim} views a second, none lost on a clean stop: ${kept ? 'kept' : 'missed'}`);
process.exitCode = kept ? 0 : 1;
