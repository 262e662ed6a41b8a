import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of a step of the tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The failures with the start of their messages. */
  failures: string[];
  /** Tests that passed only at their second attempt; they count as passed. */
  flaky: string[];
  tests: TimedTest[];
}

export interface TimedTest {
  name: string;
  /** All attempts together, in ms. */
  duration: number;
}

/** The outcome of a step that is one check. */
export const outcomeOf = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  failures: [],
  flaky: [],
  tests: [],
});

/** The outcome that scripts/support/vitest-reporter.ts wrote. A failed run without a failed test counts as one failure. */
export const vitestOutcome = (file: string, exitCode: number): Outcome =>
  withExit(read<Outcome>(file) ?? noTests, exitCode);

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; errors: { message: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

/** Share of the browser tests that may be flaky. */
const maxFlaky = 0.01;

/** The outcome in Playwright's JSON report; more than 1 % of flaky tests count as one failure. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const outcome: Outcome = { ...noTests, failures: [], flaky: [], tests: [] };
  for (const { title, file: spec, tests } of (read<PlaywrightSuite>(file)?.suites ?? []).flatMap(specsOf))
    for (const { projectName, status, results } of tests) {
      if (status === 'skipped') continue;
      const where = [projectName, spec, title];
      const message = results.flatMap(({ errors }) => errors)[0]?.message;
      outcome.tests.push({
        name: where.join(' › '),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      });
      if (status === 'unexpected') {
        outcome.failed += 1;
        outcome.failures.push(failure(where, message));
      } else {
        outcome.passed += 1;
        if (status === 'flaky') outcome.flaky.push(failure(where, message));
      }
    }
  const { flaky, tests } = outcome;
  if (flaky.length > maxFlaky * tests.length) {
    outcome.failed += 1;
    outcome.failures.push(`${flaky.length} of ${tests.length} browser tests are flaky: more than 1 %`);
  }
  return withExit(outcome, exitCode);
}

const specsOf = ({ specs, suites }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...(suites ?? []).flatMap(specsOf),
];

/** Formats the place of a failure and the start of its message. */
export const failure = (where: readonly string[], message = ''): string =>
  `${where.join(' › ')}\n    ${stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n    ')}`;

const noTests: Outcome = { passed: 0, failed: 0, failures: [], flaky: [], tests: [] };

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const withExit = (outcome: Outcome, exitCode: number): Outcome =>
  exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
