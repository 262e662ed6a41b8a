import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.ts';

/** The number of passed and failed checks of a step, and the failures with their messages if a report has them. */
export interface Outcome {
  passed: number;
  failed: number;
  failures: string[];
}

export const outcomeOf = (passed: boolean): Outcome => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  failures: [],
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; results: { errors: { message: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Counts of vitest's JSON report. A run that failed without a failed test (a file that does not load) counts as one failure. */
export function vitestOutcome(file: string, exitCode: number): Outcome {
  const report = read<VitestReport>(file);
  const failures = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const where = path.relative(root, name);
      if (failed.length === 0) return [failure([where], message)];
      return failed.map(({ fullName, failureMessages }) => failure([where, fullName], failureMessages[0]));
    });
  const counts = { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
  return withExit({ ...counts, failures }, exitCode);
}

/** Counts of Playwright's JSON report; a flaky test counts as failed. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const report = read<PlaywrightReport>(file);
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const error = results.flatMap(({ errors }) => errors)[0];
      return error ? [failure([projectName, file, title], error.message)] : [];
    }),
  );
  const stats = report?.stats;
  const counts = { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
  return withExit({ ...counts, failures }, exitCode);
}

const specsOf = ({ specs, suites }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...(suites ?? []).flatMap(specsOf),
];

/** Where a check failed, and the start of its message. */
const failure = (where: readonly string[], message = ''): string =>
  `${where.join(' › ')}\n    ${stripVTControlCharacters(message).split('\n').slice(0, 8).join('\n    ')}`;

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const withExit = (outcome: Outcome, exitCode: number): Outcome =>
  exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
