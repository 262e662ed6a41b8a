import { rmSync } from 'node:fs';
import { inProject, run } from './support/project.ts';
import { type Outcome, outcomeOf, playwrightOutcome, vitestOutcome } from './support/report.ts';
import { table } from './support/table.ts';

interface Step {
  name: string;
  run(): Promise<Outcome>;
  /** The step needs a built site: it is skipped if the build failed. */
  needsBuild?: true;
}

const vitestReport = inProject('test-results/vitest.json');
const playwrightReport = inProject('test-results/playwright.json');

const node = (...args: string[]) => run(process.execPath, args);
const one = async (exitCode: Promise<number>): Promise<Outcome> => outcomeOf((await exitCode) === 0);

const quick: Step[] = [
  { name: 'format and lint', run: () => one(run('biome', ['ci', '.'])) },
  {
    name: 'types',
    run: async () => outcomeOf((await run('next', ['typegen'])) === 0 && (await run('tsc', ['--noEmit'])) === 0),
  },
  {
    name: 'unit tests and checks',
    run: async () =>
      vitestOutcome(
        vitestReport,
        await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
      ),
  },
];

const build: Step[] = [
  { name: 'build', run: () => one(node('scripts/build.ts')) },
  { name: 'browser', run: () => one(node('scripts/support/browser.ts')), needsBuild: true },
];

const playwright = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => playwrightOutcome(playwrightReport, await run('playwright', ['test', ...args])),
  needsBuild: true,
});

const slow: Step[] = [
  { name: 'unused code', run: () => one(run('knip', [])) },
  { name: 'data', run: () => one(node('scripts/check-data.ts')) },
  { name: 'schemas up to date', run: () => one(node('scripts/schemas.ts', '--check')) },
  ...build,
  playwright('browser tests'),
  { name: 'budget', run: () => one(node('tools/budget.ts')), needsBuild: true },
];

/** Tests that take long: killed processes, soaks, large data, throttled connections, whole days. */
const long: Step[] = [
  { name: 'long unit tests', run: () => one(run('vitest', ['run', '--config', 'vitest.long.config.ts'])) },
  ...build,
  playwright('long browser tests', '--config', 'playwright.long.config.ts'),
];

/** Compares the main pages with the screenshots in var/look, which --update renews. */
const look: Step[] = [
  ...build,
  playwright(
    'screenshots',
    ...['--config', 'playwright.look.config.ts'],
    ...(process.argv.includes('--update') ? ['--update-snapshots=all'] : []),
  ),
];

const stepsOf: Record<string, Step[]> = { '--quick': quick, '--long': long, '--look': look };

/** Runs the steps in order, also after a failure, and prints their results. */
async function runAll(steps: readonly Step[]): Promise<Outcome> {
  const total: Outcome = { passed: 0, failed: 0, failures: [] };
  const rows: string[][] = [];
  let built = true;
  for (const step of steps) {
    if (step.needsBuild && !built) continue;
    console.log(`\n━━ ${step.name}`);
    const started = performance.now();
    const { passed, failed, failures } = await step.run();
    if (step.name === 'build') built = failed === 0;
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    rows.push([step.name, String(passed), String(failed), `${((performance.now() - started) / 1000).toFixed(1)} s`]);
  }
  console.log(`\n${table(['step', 'passed', 'failed', 'time'], rows)}\n`);
  return total;
}

rmSync(inProject('test-results'), { recursive: true, force: true });
const { passed, failed, failures } = await runAll(stepsOf[process.argv[2] ?? ''] ?? [...quick, ...slow]);
// At the end, so that a truncated log still shows them.
for (const failure of failures) console.log(`✗ ${failure}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
