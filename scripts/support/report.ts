import { existsSync, readFileSync } from 'node:fs';

/** How many checks a step counts as, by their result. */
export interface Outcome {
  passed: number;
  failed: number;
}

export const outcomeOf = (passed: boolean): Outcome => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Counts of vitest's JSON report. A run that failed without a failed test (a file that does not load) counts as one failure. */
export function vitestOutcome(file: string, exitCode: number): Outcome {
  const report = read<VitestReport>(file);
  return withExit({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, exitCode);
}

/** Counts of Playwright's JSON report; a test that passed only when repeated has failed. */
export function playwrightOutcome(file: string, exitCode: number): Outcome {
  const stats = read<PlaywrightReport>(file)?.stats;
  return withExit({ passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }, exitCode);
}

const read = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const withExit = ({ passed, failed }: Outcome, exitCode: number): Outcome => ({
  passed,
  failed: exitCode !== 0 && failed === 0 ? 1 : failed,
});
