import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { affectedSpecs } from '@/scripts/support/affected-specs';
import { playwrightOutcome, vitestOutcome } from '@/scripts/support/report';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** Writes a report of Playwright, with the specs in the order given, each in a suite of its own. */
function playwright(...specs: { title: string; status: Status; errors?: string[] }[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'heem-report-')), 'report.json');
  const suites = specs.map(({ title, status, errors = [] }) => {
    const results = [...errors.map((message) => [{ message }]), []].map((found) => ({ duration: 10, errors: found }));
    return {
      specs: [],
      suites: [{ specs: [{ title, file: 'map.spec.ts', tests: [{ projectName: 'phone', status, results }] }] }],
    };
  });
  writeFileSync(file, JSON.stringify({ suites }));
  return file;
}

const passed = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `test ${at}`, status: 'expected' as const }));

it('lists failed browser tests with their errors', () => {
  const report = playwright(
    { title: 'the map', status: 'unexpected', errors: ['\u001b[31mnot seen\u001b[39m\n  at b', 'not seen again'] },
    { title: 'not for this browser', status: 'skipped' },
    ...passed(1),
  );
  expect(playwrightOutcome(report, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['phone › map.spec.ts › the map\n    not seen\n      at b'],
    flaky: [],
  });
});

it('a test that passes at its second attempt counts as passed and is listed as flaky', () => {
  const report = playwright({ title: 'the map', status: 'flaky', errors: ['not seen'] }, ...passed(99));
  expect(playwrightOutcome(report, 0)).toMatchObject({
    passed: 100,
    failed: 0,
    flaky: ['phone › map.spec.ts › the map\n    not seen'],
  });
});

it('more than 1 % of flaky browser tests fail the run', () => {
  const flaky = { title: 'the map', status: 'flaky' as const, errors: ['not seen'] };
  expect(playwrightOutcome(playwright(flaky, flaky, ...passed(99)), 0)).toMatchObject({
    passed: 101,
    failed: 1,
    failures: ['2 of 101 browser tests are flaky: more than 1 %'],
  });
});

it('the time of a test is that of all its attempts', () => {
  const report = playwright({ title: 'the map', status: 'flaky', errors: ['not seen'] });
  expect(playwrightOutcome(report, 0).tests).toEqual([{ name: 'phone › map.spec.ts › the map', duration: 20 }]);
});

it('a run that ended badly without a report has failed', () => {
  expect(vitestOutcome('/nowhere.json', 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightOutcome('/nowhere.json', 1)).toMatchObject({ passed: 0, failed: 1 });
});

it('a change of the office affects its specs, one of a unit test none, any other code all', () => {
  const office = affectedSpecs(['lib/staff/define-action.ts']);
  expect(office).toContain('tests/e2e/http/office.spec.ts');
  expect(office).not.toContain('tests/e2e/map.spec.ts');
  expect(affectedSpecs(['tests/unit/catalogue/price.test.ts', 'docs/import.md'])).toEqual([]);
  expect(affectedSpecs(['tests/e2e/map.spec.ts'])).toEqual(['tests/e2e/map.spec.ts']);
  const all = affectedSpecs(['lib/catalogue/prices/price.ts']);
  expect(all).toEqual(expect.arrayContaining([...office, 'tests/e2e/map.spec.ts']));
});
