import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { inProject, root } from './project.ts';
import { failure, type Outcome } from './report.ts';

/** The reporter writes the outcome of the unit tests to this file. */
export const vitestReport = inProject('test-results/vitest.json');

/** Writes the outcome of a run of Vitest as JSON: unlike Vitest's own report it names the flaky tests. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const outcome: Outcome = { passed: 0, failed: 0, failures: [], flaky: [], tests: [] };
    const fail = (where: string[], message?: string) => {
      outcome.failed += 1;
      outcome.failures.push(failure(where, message));
    };
    for (const { message } of unhandled) fail(['unhandled error'], message);
    for (const module of modules) {
      const file = path.relative(root, module.moduleId);
      // A file that does not load, or a hook of it that failed.
      for (const { message } of module.errors()) fail([file], message);
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const { duration = 0, flaky = false } = test.diagnostic() ?? {};
        const where = [file, test.fullName];
        outcome.tests.push({ name: where.join(' › '), duration });
        if (state === 'passed') outcome.passed += 1;
        if (state === 'failed') fail(where, errors?.[0]?.message);
        if (flaky) outcome.flaky.push(failure(where, errors?.[0]?.message));
      }
    }
    mkdirSync(path.dirname(vitestReport), { recursive: true });
    writeFileSync(vitestReport, JSON.stringify(outcome));
  }
}
