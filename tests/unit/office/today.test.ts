import { expect, it, vi } from 'vitest';
import { storeCounts } from '@/lib/audience/store';
import { dayMs, instantAt, instantOfHour } from '@/lib/base/day';
import { processState } from '@/lib/base/process-state';
import { createState, dataState } from '@/lib/data/store';
import { db, inTransaction } from '@/lib/db/database';
import { issue } from '@/lib/files/issue-codes';
import type { DataIssue } from '@/lib/files/issues';
import { recordRun } from '@/lib/import/import-record';
import { beginImportRun, endImportRun, listImportRuns } from '@/lib/import/store';
import { startJob } from '@/lib/jobs/job';
import { storeLead } from '@/lib/leads/store';
import { addEntry } from '@/lib/leads/store-work';
import { readDataPart } from '@/lib/office/today-data';
import { readWeek, weekSpans } from '@/lib/office/week-figures';
import { readDrafts } from '@/lib/records/homes/draft-homes';
import { readWarnings } from '@/lib/records/warnings';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { lead } from '@/tests/support/storage/examples';
import { staffBrowser } from '@/tests/support/storage/office';

/** Wednesday, a quarter past ten. */
const now = instantAt('2026-11-25', 10 * 60 + 15) ?? 0;
const [home] = [...sample.catalogue.properties.values()].filter(({ broker }) => broker === 'tom-claes');

/** The result of a run of an import. */
const report = {
  added: [1, 2],
  changed: [3],
  withdrawn: [],
  cities: [],
  unchanged: 7,
  drafts: [{ home: 1, id: 'a', missing: ['legal.permit'], unread: [] }],
  skipped: [
    { ...issue('feedAmount'), id: 'b', path: 'price' },
    { ...issue('town'), id: 'b', path: 'city', found: '"Bree"' },
  ],
  unknown: [],
  copied: {},
  pictures: { added: 0, deleted: 0, failed: [{ id: 'a', url: 'https://x.example/1.jpg', reason: 'no' }] },
  records: [],
  faults: [],
  lapsed: [],
  log: null,
  isUndoable: true,
};

async function addLead(at: number, property = home?.id) {
  const { id } = await storeLead(lead({ form: 'contact-me', subject: { property } }), []);
  await (await db()).updateTable('lead').set({ created_at: at }).where('id', '=', id).execute();
  return id;
}

it('compares a week with the same days and hours of the one before', () => {
  const { week, before, monday } = weekSpans(now);
  expect(monday).toBe('2026-11-23');
  expect(week).toEqual({ from: instantOfHour('2026-11-23', 0), until: now });
  expect(before).toEqual({ from: instantOfHour('2026-11-16', 0), until: now - 7 * dayMs });
  // Belgium leaves summer time in between: the clock says the same, the hours are one more.
  const monday9 = instantOfHour('2026-10-26', 9);
  expect(weekSpans(monday9).before.until).toBe(instantOfHour('2026-10-19', 9));
  expect(weekSpans(monday9).before.until).toBe(monday9 - 7 * dayMs - 3_600_000);
});

onBothEngines(() => {
  it('counts what a week brought, of what somebody sees', async () => {
    const owner = await staffBrowser({ role: 'owner' });
    const tom = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const editor = await staffBrowser({ role: 'editor' });
    const other = [...sample.catalogue.properties.values()].find(({ broker }) => broker === 'sara-jacobs')?.id;
    const one = await addLead(instantOfHour('2026-11-23', 8));
    await addLead(instantOfHour('2026-11-25', 9), other);
    await addLead(instantOfHour('2026-11-16', 8));
    // Later on the Wednesday of the week before, and the Sunday before: neither counts.
    await addLead(instantOfHour('2026-11-18', 11));
    await addLead(instantOfHour('2026-11-15', 23));
    await inTransaction((trx) => addEntry(trx, one, tom.staff, { kind: 'answer', text: 'x', subject: 'x' }));
    await inTransaction((trx) => addEntry(trx, one, owner.staff, { kind: 'answer', text: 'x', subject: 'x' }));
    await inTransaction((trx) => addEntry(trx, one, tom.staff, { kind: 'note', text: 'x' }));
    await (await db())
      .updateTable('lead_entry')
      .set({ created_at: instantOfHour('2026-11-24', 8) })
      .execute();
    const view = (day: string) =>
      ({ day, what: 'view', home: home?.id ?? 0, source: 'direct', times: 1, trace: day, network: day }) as const;
    await storeCounts([view('2026-11-24'), view('2026-11-25'), view('2026-11-17'), view('2026-11-18')]);
    const figures = async (staff: typeof owner.staff, at = now) =>
      Object.fromEntries((await readWeek(staff, sample, at)).map((one) => [one.name, [one.now, one.before]]));
    expect(await figures(owner.staff)).toEqual({ leads: [2, 1], visits: [0, 0], answers: [2, 0], homeVisits: [1, 1] });
    expect(await figures(tom.staff)).toEqual({ leads: [1, 1], visits: [0, 0], answers: [1, 0], homeVisits: [1, 1] });
    // On a Monday no whole day is counted yet.
    expect(await figures(owner.staff, instantOfHour('2026-11-23', 9))).toEqual({
      leads: [1, 1],
      visits: [0, 0],
      answers: [0, 0],
    });
    expect(await readWeek(editor.staff, sample, now)).toEqual([]);
  });

  it('keeps what the last run of each feed did, a refused one too', async () => {
    const feed = { feed: 'supplier', format: 'kyero', kind: 'run', by: 'test' } as const;
    const broken = new Error('it could not be read: 404');
    await expect(recordRun(feed, () => Promise.reject(broken))).rejects.toBe(broken);
    expect(await listImportRuns()).toMatchObject([
      { feed: 'supplier', outcome: { isRefused: true, reason: broken.message } },
    ]);
    expect(await recordRun(feed, () => Promise.resolve(report))).toEqual({ ...report, deviations: [] });
    const older = await beginImportRun({ ...feed, feed: 'older' }, 1);
    // This is the format from before issues had codes.
    const sentence = { file: 'site.json', path: 'name', expected: 'a text', found: 'nothing' } as unknown as DataIssue;
    await endImportRun(older, { isRefused: true, reason: 'x', issues: [sentence] }, null, 1);
    expect((await listImportRuns()).map((run) => run.feed)).toEqual(['supplier', 'older']);
    const kept = { code: 'other', values: { expected: 'a text' }, file: 'site.json', path: 'name' };
    expect((await listImportRuns())[1]?.outcome).toEqual({ isRefused: true, reason: 'x', issues: [kept] });
    expect((await listImportRuns())[0]).toMatchObject({
      format: 'kyero',
      outcome: {
        isRefused: false,
        counts: { added: 2, changed: 1, withdrawn: 0, unchanged: 7, drafts: 1, skipped: 1, failedPictures: 1 },
        skipped: report.skipped,
      },
    });
  });
});

onSqlite(() => {
  it('an import is not lost where the database does not answer', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { database } = processState;
    const run = () => {
      processState.database = Promise.reject(new Error('gone'));
      return Promise.resolve(report);
    };
    const about = { feed: 'x', format: 'kyero', kind: 'run', by: 'test' } as const;
    expect(await recordRun(about, run)).toEqual({ ...report, deviations: [] });
    processState.database = database;
    expect(quiet).toHaveBeenCalledWith('The office will not show this import: gone');
    quiet.mockRestore();
  });

  it('shows drafts and their missing fields to staff who edit the data', async () => {
    const state = createState(dataState());
    const { homes, count } = await readDrafts(state.drafts(), 'nl', 50);
    expect(count).toBe(homes.length);
    for (const { href, issues, id } of homes) {
      expect(href).toMatch(/^\/api\/preview\/[^/]+\/$/);
      expect(issues.every(({ file }) => file.endsWith(`/${id}.json`))).toBe(true);
    }
    expect(homes.map(({ issues }) => issues.length)).toEqual(homes.map(({ issues }) => issues.length).toSorted());
    const owner = await staffBrowser({ role: 'owner' });
    const tom = await staffBrowser({ role: 'broker' });
    expect(await readDataPart(tom.staff, state, 'nl')).toBeNull();
    // Found before: a page waits for them only for a moment.
    await readWarnings(state.drafts().snapshot);
    const [warning] = (await readDataPart(owner.staff, state, 'nl'))?.warnings ?? [];
    expect(warning).toMatchObject({ file: expect.stringMatching(/^properties/), code: expect.any(String) });
    const { jobs } = processState;
    const late = startJob('alerts', { everyMs: 1, leaseMs: null, run: async () => undefined });
    await late.stop();
    Object.assign(late, { startedAt: 0 });
    const { lateJobs } = (await readDataPart(owner.staff, state, 'nl')) ?? {};
    processState.jobs = jobs ?? {};
    expect(lateJobs).toMatchObject([{ name: 'alerts', doneAt: null }]);
    const fault = { ...issue('text'), file: 'site.json', path: 'name', found: '1' };
    expect(await readDataPart(owner.staff, { ...state, issues: [fault] }, 'nl')).toMatchObject({
      heldFiles: [{ file: 'site.json', issues: [fault] }],
      imports: [],
    });
  });
});
