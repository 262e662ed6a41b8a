import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { Stage } from '@/lib/data/stage';
import { dataState } from '@/lib/data/store';
import { withLease } from '@/lib/db/leases';
import { findQueriedSource, readImports, readReport } from '@/lib/import/import-page';
import { type JobAnswer, runJob } from '@/lib/import/run-job';
import { buildSourceFields } from '@/lib/import/source-fields';
import { type ImportJob, importProcess } from '@/lib/import/start-job';
import { beginImportRun, endImportRun, type ImportDetails, listFeedRuns, listImportRuns } from '@/lib/import/store';
import { kyeroOf, photograph } from '@/tests/support/import/agency';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { auditEvents, expectRefusal, invalid, staffBrowser } from '@/tests/support/storage/office';
import { eachOwnData } from '@/tests/support/storage/reviews';

/** The process beside the site, within this one. */
async function startHere(job: ImportJob): Promise<JobAnswer> {
  let answer: JobAnswer = 'busy';
  const tell = (actual: JobAnswer) => {
    answer = actual;
  };
  await runJob(job, tell, photograph);
  return answer;
}

const file = (text: string, name = 'feed.xml') => new File([text], name);
const source = 'partner';

const data = eachOwnData();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(importProcess, 'start').mockImplementation(startHere);
  return () => vi.restoreAllMocks();
});

const home = (id: number) => JSON.parse(readFileSync(path.join(data.dir, `properties/${id}.json`), 'utf8'));
const begin = async (feed: string) => {
  const { browser, staff } = await staffBrowser({ role: 'editor' });
  const made = { id: source, isNew: '1', format: 'kyero', mostGone: '50' };
  expect(await browser.act('import.source', made)).toMatchObject({ done: 'saved', undo: expect.any(String) });
  expect(await browser.act('import.upload', { source, file: file(feed) })).toEqual({ done: 'feedUploaded' });
  return { browser, staff, made };
};
const report = async (query: Record<string, string> = {}) => {
  const overview = await readImports();
  const line = findQueriedSource(overview, new URLSearchParams({ source }));
  return line && readReport({ source: line.source, runs: overview.runs }, new URLSearchParams(query));
};

onBothEngines(() => {
  it('the list of a whole feed outlasts the runs of single homes, and those of other feeds', async () => {
    const details: ImportDetails = {
      records: [],
      unknown: [],
      cities: [],
      copied: {},
      faults: [],
      lapsed: [],
      log: null,
      isUndoable: true,
      pictures: { added: 0, deleted: 0, failed: [] },
      deviations: [],
    };
    const outcome = { isRefused: true, reason: 'a test', issues: [] } as const;
    const ran = async (feed: string, kind: 'run' | 'one', moment: number) =>
      endImportRun(await beginImportRun({ feed, format: 'kyero', kind, by: 'test' }, moment), outcome, details, moment);
    await ran(source, 'run', 1);
    for (let moment = 2; moment < 42; moment++) await ran(source, 'one', moment);
    for (let moment = 42; moment < 82; moment++) await ran('other', 'run', moment);
    const own = (await listFeedRuns()).filter(({ feed }) => feed === source);
    expect(own.filter(({ kind }) => kind === 'run')).toMatchObject([{ hasDetails: true }]);
    expect(own.filter(({ kind }) => kind === 'one').map(({ hasDetails }) => hasDetails)).toEqual([
      ...[...Array(6).fill(true), ...Array(24).fill(false)],
    ]);
    expect((await listImportRuns()).map(({ feed }) => feed)).toEqual(['other', source]);
  });
});

onSqlite(() => {
  it('a feed is tried, corrected, mapped, run and undone', async () => {
    const castle = kyeroOf({ id: 'a' }, { id: 'b', type: 'Castle' }, { id: 'c' }).replace(
      '<price>300000</price><currency>EUR</currency><price_freq>sale</price_freq>\n    <type>Villa</type><town>Wiltz</town><country>Luxembourg</country><beds>3</beds>\n    <desc><en>House c',
      '<price>on request</price><currency>EUR</currency><price_freq>sale</price_freq>\n    <type>Villa</type><town>Wiltz</town><country>Luxembourg</country><beds>3</beds>\n    <desc><en>House c',
    );
    const { browser, staff } = await begin(castle);
    expect(await browser.act('import.try', { source })).toEqual({ done: 'tryBegun' });
    expect(existsSync(path.join(data.dir, 'properties/5915.json'))).toBe(false);
    const actual = await report();
    expect(actual?.counts).toMatchObject({ added: 1, setAside: 2, changed: 0 });
    expect(actual?.records).toMatchObject([
      { id: 'b', reasons: [{ path: 'type' }], source: { type: 'Castle', town: 'Wiltz' } },
      { id: 'c', reasons: [{ path: 'price' }], source: { 'price.amount': 'on request' } },
    ]);
    expect(actual?.unknown).toMatchObject([
      { field: 'price', value: 'on request', as: 'number' },
      { field: 'type', value: 'Castle', as: 'kind' },
    ]);

    await expectRefusal(browser, 'import.meaning', { source, field: 'type', value: 'Castle' }, { means: 'required' });
    const nowhere = { source, field: 'town', value: 'Nergens' };
    expect(await browser.act('import.meaning', nowhere)).toMatchObject({ fields: { meansText: 'choice' } });
    const meaning = { source, field: 'type', value: 'Castle', means: 'villa' };
    expect(await browser.act('import.meaning', meaning)).toMatchObject({ done: 'saved' });
    expect((await report())?.unknown).toHaveLength(1);
    const wrong = { source, record: 'c', field: 'price', value: 'on request', instead: 'a lot' };
    expect(await browser.act('import.correct', wrong)).toMatchObject({ fields: { instead: 'wrong' } });
    expect(await browser.act('import.correct', { ...wrong, instead: '250.000' })).toMatchObject({
      done: 'importBegun',
    });
    // This record alone is in the data, and the list of the whole feed says so.
    expect(home(5915)).toMatchObject({ source: { feed: source, id: 'c' }, price: { amount: 250_000 } });
    expect((await report())?.counts).toMatchObject({ added: 1, unchanged: 1, setAside: 1 });

    expect(await browser.act('import.run', { source })).toEqual({ done: 'importBegun' });
    const done = await report();
    expect(done?.counts).toMatchObject({ added: 2, unchanged: 1, setAside: 0 });
    expect(done?.details.deviations).toEqual([{ id: 'b', was: 'setAside', now: 'added' }]);
    expect(home(5917).kind).toBe('villa');
    const line = done?.details.log ?? '';
    expect(done?.canUndo).toBe(true);
    data.reload();
    expect([...((await report())?.existing ?? [])].sort()).toEqual([5916, 5917]);
    expect((await auditEvents({ action: 'data.import' }))[0]).toMatchObject({
      id: line,
      actor: staff.id,
      after: { feed: source, added: 2 },
    });
    data.reload();
    expect(await browser.act('undo', { undo: line })).toEqual({ done: 'undone' });
    expect((await report())?.canUndo).toBe(false);
    expect([5915, 5916, 5917].map((id) => existsSync(path.join(data.dir, `properties/${id}.json`)))).toEqual([
      true,
      false,
      false,
    ]);
    data.reload();
    expect(dataState().issues).toEqual([]);
    // The undo deleted the homes that the import had added.
    expect([...((await report())?.existing ?? [])]).toEqual([]);
  });

  it('a correction while an import runs counts from the next run on', async () => {
    const { browser } = await begin(kyeroOf({ id: 'a' }).replace('<price>300000', '<price>on request'));
    const right = { source, record: 'a', field: 'price', value: 'on request', instead: '250.000' };
    await withLease('import', { waitMs: 0 }, async () =>
      expect(await browser.act('import.correct', right)).toEqual({ done: 'correctionWaits', undo: expect.any(String) }),
    );
    expect(existsSync(path.join(data.dir, 'properties/5915.json'))).toBe(false);
    expect(await browser.act('import.run', { source })).toEqual({ done: 'importBegun' });
    expect(home(5915).price.amount).toBe(250_000);
    // The process does not begin.
    vi.mocked(importProcess.start).mockResolvedValueOnce('failed');
    expect(await browser.act('import.correct', { ...right, instead: '260.000' })).toMatchObject({
      done: 'correctionKept',
    });
  });

  it('a home that has left the source is not imported alone, and the list of the whole feed says why', async () => {
    const { browser } = await begin(kyeroOf({ id: 'a' }, { id: 'b' }).replace('<price>300000', '<price>on request'));
    await browser.act('import.try', { source });
    expect((await report())?.records).toMatchObject([{ id: 'a', reasons: [{ path: 'price' }] }]);
    await browser.act('import.upload', { source, file: file(kyeroOf({ id: 'b' })) });
    expect(await browser.act('import.one', { source, record: 'a' })).toEqual({ done: 'importBegun' });
    expect((await report())?.records).toMatchObject([{ id: 'a', reasons: [{ path: 'id' }], missing: 'stays' }]);
    const [run] = await listFeedRuns();
    expect(run).toMatchObject({ kind: 'one', outcome: { counts: { skipped: 1 } } });
  });

  it('a run says what it did otherwise than the dry run, and which corrections lapsed', async () => {
    const { browser } = await begin(kyeroOf({ id: 'a' }, { id: 'b' }));
    await browser.act('import.try', { source });
    await browser.act('import.upload', { source, file: file(kyeroOf({ id: 'a' }, { id: 'd' })) });
    await browser.act('import.run', { source });
    const done = await report();
    expect(done?.details.deviations).toEqual([
      { id: 'b', was: 'added', now: null },
      { id: 'd', was: null, now: 'added' },
    ]);
    expect(await listImportRuns()).toMatchObject([{ feed: source, outcome: { counts: { added: 2 } } }]);
  });

  it('one import runs at a time, and a refused feed says why', async () => {
    const { browser, made } = await begin('<root><kyero><feed_version>2</feed_version></kyero></root>');
    await withLease('import', { waitMs: 0 }, async () =>
      expect(await browser.act('import.try', { source })).toEqual({ error: 'importBusy' }),
    );
    await browser.act('import.run', { source });
    const [run] = await listFeedRuns();
    expect(run).toMatchObject({
      kind: 'run',
      outcome: { isRefused: true, reason: expect.stringContaining('found 2'), fault: { kind: 'format' } },
    });
    expect(await browser.act('import.source', { ...made })).toEqual(invalid({ id: 'sourceThere' }));
    await expectRefusal(browser, 'import.upload', { source, file: file('%PDF') }, { file: 'fileType' });
    expect(await browser.act('import.remove', { source })).toMatchObject({ done: 'removed' });
    expect(await browser.act('import.try', { source })).toEqual({ error: 'noFeed' });
  });

  it('an import whose process died counts as lost, and blocks nothing', async () => {
    await beginImportRun({ feed: source, format: 'kyero', kind: 'run', by: 'test' }, Date.now() - 10 * 60_000);
    const { runs, running } = await readImports();
    expect([runs[0]?.isLost, running]).toEqual([true, null]);
  });

  it('a file of sources with a fault is named, and is not written over', async () => {
    const { browser } = await begin(kyeroOf({ id: 'a' }));
    const broken = '{ "items": [{ "id": "partner", "format": "whise" }] }';
    writeFileSync(path.join(data.dir, 'imports.json'), broken);
    const { sources, issues } = await readImports();
    expect([sources, issues.map(({ file: name, path: place }) => `${name} ${place}`)]).toEqual([
      [],
      ['imports.json items.0.format'],
    ]);
    const more = { id: 'other', isNew: '1', format: 'kyero', mostGone: '20' };
    expect(await browser.act('import.source', more)).toEqual({ error: 'dataFault' });
    expect(readFileSync(path.join(data.dir, 'imports.json'), 'utf8')).toBe(broken);
  });

  it('a colleague’s change to a source stays, and is a conflict in the same field', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { browser: other } = await staffBrowser({ role: 'editor' });
    const entry = () => data.items('imports.json').find(({ id }: { id: string }) => id === 'partner');
    const check = vi.spyOn(Stage.prototype, 'check');
    await browser.act('import.source', { id: 'partner', isNew: '1', format: 'kyero', mostGone: '20' });
    // The check reads only changed files, not the whole catalogue.
    expect(check.mock.lastCall?.[0]).toBe(dataState().files);
    check.mockRestore();
    await browser.act('import.meaning', { source: 'partner', field: 'type', value: 'Castle', means: 'villa' });
    const form = { id: 'partner', base: JSON.stringify(buildSourceFields(entry())), format: 'kyero', mostGone: '20' };
    const address = 'https://partner.example/feed.xml';
    expect(await other.act('import.source', { ...form, address })).toMatchObject({ done: 'saved' });
    expect(await browser.act('import.source', { ...form, mostGone: '50', broker: 'tom-claes' })).toMatchObject({
      done: 'saved',
    });
    const both = { address, mostGone: 0.5, broker: 'tom-claes', meanings: [{ means: 'villa' }] };
    expect(entry()).toMatchObject(both);
    const asked = await other.act('import.source', { ...form, mostGone: '30' });
    expect(asked).toMatchObject({
      error: 'conflict',
      conflict: { fields: [{ path: 'mostGone', theirs: '50', mine: '30' }] },
    });
    expect(entry()).toMatchObject(both);
    const decided = JSON.stringify({ stored: asked.conflict?.stored, theirs: [] });
    expect(await other.act('import.source', { ...form, mostGone: '30', decided })).toMatchObject({ done: 'saved' });
    expect(entry()).toMatchObject({ ...both, mostGone: 0.3 });
    // A deleted source does not come back without its mappings.
    await browser.act('import.remove', { source: 'partner' });
    expect(await other.act('import.source', form)).toEqual({ error: 'gone' });
  });
});
