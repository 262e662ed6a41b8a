import { rmSync } from 'node:fs';
import { inProject, run, runBeside } from './support/project.ts';
import { type Outcome, outcomeOf, playwrightOutcome, vitestOutcome } from './support/report.ts';
import { table } from './support/table.ts';

interface Step {
  name: string;
  run(): Promise<Outcome>;
  /** Run meanwhile, one after the other. */
  beside?: readonly Step[];
  /** The step needs a built site: it is skipped if the build failed. */
  needsBuild?: true;
}

const vitestReport = inProject('test-results/vitest.json');
const playwrightReport = inProject('test-results/playwright.json');

const node = (...args: string[]) => run(process.execPath, args);
const one = async (exitCode: Promise<number>): Promise<Outcome> => outcomeOf((await exitCode) === 0);

/** A step of commands that run beside another. */
const beside = (name: string, ...commands: [command: string, ...args: string[]][]): Step => ({
  name,
  run: async () => {
    let passed = true;
    for (const [command, ...args] of commands) passed &&= (await runBeside(command, args)) === 0;
    return outcomeOf(passed);
  },
});

const format = beside('format and lint', ['biome', 'ci', '.']);
const types = beside('types', ['next', 'typegen'], ['tsc', '--noEmit']);
const checks = [
  format,
  types,
  beside('unused code', ['knip']),
  beside('data', [process.execPath, 'scripts/check-data.ts']),
  beside('schemas up to date', [process.execPath, 'scripts/schemas.ts', '--check']),
];

/** The unit tests, which wait for a database, a clock or a network for much of their time. */
const unit = (meanwhile: readonly Step[]): Step => ({
  name: 'unit tests and checks',
  run: async () =>
    vitestOutcome(
      vitestReport,
      await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
    ),
  beside: meanwhile,
});

const quick: Step[] = [unit([format, types])];

const playwright = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => playwrightOutcome(playwrightReport, await run('playwright', ['test', ...args])),
  needsBuild: true,
});

const builtNow = beside('build', [process.execPath, 'scripts/build.ts']);
const browser: Step = { name: 'browser', run: () => one(node('scripts/support/browser.ts')), needsBuild: true };

const all: Step[] = [
  unit([...checks, builtNow]),
  browser,
  playwright('browser tests'),
  { name: 'budget', run: () => one(node('tools/budget.ts')), needsBuild: true },
];

/** Tests that take long: killed processes, soaks, large data, throttled connections, whole days. */
const long: Step[] = [
  { name: 'long unit tests', run: () => one(run('vitest', ['run', '--config', 'vitest.long.config.ts'])) },
  { name: 'build', run: () => one(node('scripts/build.ts')) },
  browser,
  playwright('long browser tests', '--config', 'playwright.long.config.ts'),
];

/** Compares the main pages with the screenshots in var/look, which --update renews. */
const look: Step[] = [
  { name: 'build', run: () => one(node('scripts/build.ts')) },
  browser,
  playwright(
    'screenshots',
    ...['--config', 'playwright.look.config.ts'],
    ...(process.argv.includes('--update') ? ['--update-snapshots=all'] : []),
  ),
];

const stepsOf: Record<string, Step[]> = { '--quick': quick, '--long': long, '--look': look };

const total: Outcome = { passed: 0, failed: 0, failures: [] };
const rows: string[][] = [];
let built = true;

/** Runs steps in order, also after a failure. */
async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (built || !step.needsBuild) await Promise.all([runOne(step), runAll(step.beside ?? [])]);
}

async function runOne({ name, run: outcome }: Step): Promise<void> {
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const { passed, failed, failures } = await outcome();
  if (name === 'build') built = failed === 0;
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  rows.push([name, String(passed), String(failed), `${((performance.now() - started) / 1000).toFixed(1)} s`]);
}

rmSync(inProject('test-results'), { recursive: true, force: true });
await runAll(stepsOf[process.argv[2] ?? ''] ?? all);
console.log(`\n${table(['step', 'passed', 'failed', 'time'], rows)}\n`);
// At the end, so that a truncated log still shows them.
for (const failure of total.failures) console.log(`✗ ${failure}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
