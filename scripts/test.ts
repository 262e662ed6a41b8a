import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { affectedSpecs, changedSince } from './support/affected-specs.ts';
import { inProject, run, runBeside } from './support/project.ts';
import { type Outcome, outcomeOf, playwrightOutcome, vitestOutcome } from './support/report.ts';
import { table } from './support/table.ts';
import { vitestReport } from './support/vitest-reporter.ts';

interface Step {
  name: string;
  run(): Promise<Outcome>;
  /** Run meanwhile, one after the other. */
  inParallel?: readonly Step[];
  /** The step needs a built site: it is skipped if the build failed. */
  needsBuild?: true;
}

const { values: options } = parseArgs({
  options: {
    /** Only steps that take less than 90 s. */
    quick: { type: 'boolean' },
    /** The slow steps. */
    long: { type: 'boolean' },
    /** Compares the main pages with the screenshots in var/look; --update renews them. */
    look: { type: 'boolean' },
    update: { type: 'boolean' },
    /** Only the tests that the changes since a commit can affect: `--changed`, or `--since=COMMIT`. */
    changed: { type: 'boolean' },
    since: { type: 'string', default: 'HEAD' },
    /** Lists the slowest tests. */
    slow: { type: 'boolean' },
  },
});

const playwrightReport = inProject('test-results/playwright.json');
const slowestListed = 20;

const node = (...args: string[]) => run(process.execPath, args);
const outcomeWhenDone = async (exitCode: Promise<number>): Promise<Outcome> => outcomeOf((await exitCode) === 0);

/** A step of commands that run beside another. */
const parallelStep = (name: string, ...commands: [command: string, ...args: string[]][]): Step => ({
  name,
  run: async () => {
    let passed = true;
    for (const [command, ...args] of commands) passed &&= (await runBeside(command, args)) === 0;
    return outcomeOf(passed);
  },
});

const format = parallelStep('format and lint', ['biome', 'ci', '.']);
const types = parallelStep('types', ['next', 'typegen'], ['tsc', '--noEmit']);
const schemas = parallelStep('schemas up to date', [process.execPath, 'scripts/schemas.ts', '--check']);

const unit = (name: string, args: readonly string[], meanwhile: readonly Step[]): Step => ({
  name,
  run: async () => vitestOutcome(vitestReport, await run('vitest', ['run', '--passWithNoTests', ...args])),
  inParallel: meanwhile,
});

const playwright = (name: string, ...args: string[]): Step => ({
  name,
  run: async () => playwrightOutcome(playwrightReport, await run('playwright', ['test', ...args])),
  needsBuild: true,
});

const build: Step = { name: 'build', run: () => outcomeWhenDone(node('scripts/build.ts')) };
const browser: Step = {
  name: 'browser',
  run: () => outcomeWhenDone(node('scripts/support/browser.ts')),
  needsBuild: true,
};
const budget: Step = { name: 'budget', run: () => outcomeWhenDone(node('tools/budget.ts')), needsBuild: true };

const allSteps = (): Step[] => [
  {
    ...build,
    inParallel: [
      format,
      schemas,
      parallelStep('unused code', ['knip']),
      parallelStep('data', [process.execPath, 'scripts/check-data.ts']),
    ],
  },
  browser,
  unit('unit tests and checks', [], [types, budget]),
  playwright('browser tests'),
];

const quick = (): Step[] => [unit('unit tests and checks', ['--project', '!storage'], [format, types, schemas])];

function changedSteps(): Step[] {
  const files = changedSince(options.since);
  const specs = affectedSpecs(files);
  return [
    unit('unit tests', ['--changed', options.since], [format, types, schemas]),
    unit('checks', ['tests/checks'], []),
    ...(specs.length > 0 ? [build, browser, playwright('browser tests', ...specs)] : []),
  ];
}

const long = (): Step[] => [
  { name: 'long unit tests', run: () => outcomeWhenDone(run('vitest', ['run', '--config', 'vitest.long.config.ts'])) },
  build,
  browser,
  playwright('long browser tests', '--config', 'playwright.long.config.ts'),
];

const look = (): Step[] => [
  build,
  browser,
  playwright(
    'screenshots',
    ...['--config', 'playwright.look.config.ts'],
    ...(options.update ? ['--update-snapshots=all'] : []),
  ),
];

const total: Outcome = { passed: 0, failed: 0, failures: [], flaky: [], tests: [] };
const rows: string[][] = [];
let built = true;

/** Runs steps in order, also after a failure. */
async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps)
    if (built || !step.needsBuild) await Promise.all([runOne(step), runAll(step.inParallel ?? [])]);
}

async function runOne({ name, run: outcomeOfStep }: Step): Promise<void> {
  console.log(`\n━━ ${name}`);
  const started = performance.now();
  const outcome = await outcomeOfStep();
  const { passed, failed, failures, flaky, tests } = outcome;
  if (name === build.name) built = failed === 0;
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
  total.tests.push(...tests);
  rows.push([name, ...[passed, failed, flaky.length].map(String), seconds(performance.now() - started)]);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

rmSync(inProject('test-results'), { recursive: true, force: true });
const steps = options.quick
  ? quick
  : options.long
    ? long
    : options.look
      ? look
      : options.changed
        ? changedSteps
        : allSteps;
const started = performance.now();
await runAll(steps());
rows.push([
  'all',
  ...[total.passed, total.failed, total.flaky.length].map(String),
  seconds(performance.now() - started),
]);
if (options.slow) {
  const slowest = total.tests.toSorted((a, b) => b.duration - a.duration).slice(0, slowestListed);
  console.log(
    `\n${table(
      ['slowest tests', 'time'],
      slowest.map(({ name, duration }) => [name, seconds(duration)]),
    )}`,
  );
}
console.log(`\n${table(['step', 'passed', 'failed', 'flaky', 'time'], rows)}\n`);
// At the end, so that a truncated log still shows them.
for (const failure of total.failures) console.log(`✗ ${failure}\n`);
if (total.flaky.length > 0) console.log(`flaky, passed at the second attempt: ${total.flaky.length}\n`);
for (const flaky of total.flaky) console.log(`~ ${flaky}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
