import lighthouse from 'lighthouse';
import { launchChromium } from '../scripts/support/browser.ts';
import { inProject, ports, root } from '../scripts/support/project.ts';
import { startSite } from '../scripts/support/site.ts';
import { table } from '../scripts/support/table.ts';
import { measuredPages } from './budget/visit.ts';
import { startEmptyApp } from './support/empty-app.ts';

const limits = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof limits;

const categories = Object.keys(limits) as Category[];
const debuggingPort = 9333;
const runs = 5;
/** The kinds of page that visitors land on, in the language of most and in that of the longest words. */
const pages = (['nl', 'de'] as const).flatMap((locale) =>
  measuredPages(locale)
    .filter(({ name }) => ['home', 'list', 'property', 'project'].includes(name))
    .map(({ name, path }) => ({ name: `${name} ${locale}`, path })),
);

interface Scores {
  /** Lighthouse's benchmark of this machine: below 1000 it is too busy for reliable figures. */
  machine: number;
  scores: Record<Category, number>;
  /** Audits that cost points, worst first. */
  losses: string[];
}

/** One run as on a mid-range phone on slow 4G (Lighthouse's default); scores from 0 to 100. Repeated when Chromium's trace fails. */
async function audit(url: string, tries = 3): Promise<Scores> {
  const result = await lighthouse(url, { port: debuggingPort, onlyCategories: categories, logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    const reason = `Lighthouse could not read ${url}: ${result?.lhr.runtimeError?.message}`;
    if (tries === 1) throw new Error(reason);
    console.log(reason);
    return audit(url, tries - 1);
  }
  const { lhr } = result;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const weighted = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  const losses = weighted.flatMap(({ id }) => {
    const found = lhr.audits[id];
    return found && found.score !== null && found.score < 0.95
      ? [`${found.title} ${found.displayValue ?? ''}`.trim()]
      : [];
  });
  return { machine: lhr.environment.benchmarkIndex, scores, losses };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const site = await startSite({ args: [inProject('scripts/start.ts')], cwd: root, port: ports.lighthouse });
const emptyApp = await startEmptyApp();
const browser = await launchChromium([`--remote-debugging-port=${debuggingPort}`]);
try {
  const rows: string[][] = [];
  const machine: number[] = [];
  const emptyScores: number[] = [];
  for (let run = 0; run < runs; run++) emptyScores.push((await audit(`${emptyApp.url}/`)).scores.performance);
  console.log(`An empty page of this stack: performance ${median(emptyScores)}`);
  for (const { name, path } of pages) {
    const audits: Scores[] = [];
    for (let run = 0; run < runs; run++) audits.push(await audit(site.url + path));
    machine.push(...audits.map((run) => run.machine));
    for (const category of categories) {
      const found = median(audits.map(({ scores }) => scores[category]));
      rows.push([name, category, String(found), String(limits[category]), found < limits[category] ? 'under' : 'ok']);
    }
    for (const loss of new Set(audits.flatMap(({ losses }) => losses))) console.log(`${name}: ${loss}`);
  }
  console.log(table(['page', 'category', `median of ${runs}`, 'least', ''], rows));
  console.log(`Speed of the machine during the runs: ${Math.round(median(machine))} (Lighthouse's benchmarkIndex)`);
  process.exitCode = rows.some((row) => row.at(-1) === 'under') ? 1 : 0;
} finally {
  await browser.close();
  await emptyApp.stop();
  await site.stop();
}
