import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inProject } from '@/scripts/support/project';
import { playwrightOutcome, vitestOutcome } from '@/scripts/support/report';

function written(report: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'heem-report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = (...testResults: object[]) => written({ numPassedTests: 3, numFailedTests: 1, testResults });
const name = inProject('tests/unit/slug.test.ts');

it('names the tests of vitest that failed, each with what it said', () => {
  const failed = { fullName: 'a slug', status: 'failed', failureMessages: ['\u001b[31mexpected a\u001b[39m\n  at b'] };
  const passed = { fullName: 'another', status: 'passed', failureMessages: [] };
  const report = vitest(
    { name, status: 'passed', message: '', assertionResults: [passed] },
    { name, status: 'failed', message: '', assertionResults: [passed, failed] },
  );
  expect(vitestOutcome(report, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['tests/unit/slug.test.ts › a slug\n    expected a\n      at b'],
  });
});

it('names a file that does not load', () => {
  const report = vitest({ name, status: 'failed', message: 'no such module', assertionResults: [] });
  expect(vitestOutcome(report, 1).failures).toEqual(['tests/unit/slug.test.ts\n    no such module']);
});

it('names the tests of Playwright that failed, however deep in a file', () => {
  const spec = (message?: string) => ({
    title: 'the map',
    file: 'map.spec.ts',
    tests: [{ projectName: 'phone', results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const suites = [{ specs: [spec()], suites: [{ specs: [spec('not seen')] }] }];
  const report = written({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites });
  expect(playwrightOutcome(report, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['phone › map.spec.ts › the map\n    not seen'],
  });
});

it('a run that ended badly without a report has failed', () => {
  expect(vitestOutcome('/nowhere.json', 1)).toEqual({ passed: 0, failed: 1, failures: [] });
});
