import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { dayOf } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import { dataState } from '@/lib/data/store';
import { db } from '@/lib/db/database';
import { env } from '@/lib/env';
import { Journal } from '@/lib/files/journal';
import { openForm } from '@/lib/records/form/open-form';
import type { Cells } from '@/lib/records/units/columns';
import { isChanged } from '@/lib/records/units/grid-rows';
import type { UnitsAnswer } from '@/lib/records/units/unit-actions';
import type { OfficeState } from '@/lib/staff/define-action';
import { findWorkingCopy } from '@/lib/staff/working-copies/store';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const project = 30;
const ids = [5970, 5971, 5972];
const file = (id: number) => `properties/${id}.json`;

const folder = followedFolder((made) => {
  for (const id of ids) made.write(file(id), readFileSync(path.join(env.dataDir, file(id)), 'utf8'));
  // The last unit belongs to a colleague of Tom.
  made.set(file(5972), 'broker', 'sara-jacobs');
});

const text = (id: number) => folder.text(file(id));
const stored = (id: number): Property => JSON.parse(text(id));
const titleWith = (nl: string) => ({ ...stored(5970).title, nl });
const amountOf = (id: number) => stored(id).price.amount;

const act = (browser: OfficeBrowser, action: `units.${'autosave' | 'save' | 'discard'}`, units: unknown) =>
  browser.act(action, { project: String(project), units: JSON.stringify(units) });
const saveCopy = (browser: OfficeBrowser, units: Record<number, Partial<Cells>>) =>
  act(
    browser,
    'units.autosave',
    Object.entries(units).map(([id, cells]) => ({ id: Number(id), cells })),
  );
/** Saves all that is typed in these rows. */
const save = (browser: OfficeBrowser, { payload }: OfficeState<UnitsAnswer>, only = isChanged) =>
  act(
    browser,
    'units.save',
    (payload?.rows ?? []).filter(only).map(({ id, version, isNew }) => ({ id, version, isNew })),
  );
/** Stores what is typed in the form of the first unit. */
const saveFormCopy = (browser: OfficeBrowser, version: number | undefined, changes: Record<string, unknown>) =>
  browser.act('record.autosave', {
    record: 'properties/5970',
    version: String(version),
    changes: JSON.stringify(changes),
  });
const autosaveAndSave = async (browser: OfficeBrowser, units: Record<number, Partial<Cells>>) =>
  save(browser, await saveCopy(browser, units));
const rowOf = ({ payload }: OfficeState<UnitsAnswer>, id: number) => payload?.rows?.find((row) => row.id === id);

onBothEngines(() => {
  it('two tabs that type in the grid at once lose nothing; a save over a newer change is a conflict', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const version = await saveCopy(browser, { 5970: { price: 201_000 } });
    const [one, two] = await Promise.all([
      saveCopy(browser, { 5970: { living: 71 }, 5971: { living: 72 } }),
      saveCopy(browser, { 5970: { terrace: 9 }, 5971: { terrace: 8 } }),
    ]);
    expect([one.error, two.error]).toEqual([undefined, undefined]);
    expect(await save(browser, version)).toMatchObject({ error: 'changedSince', payload: { rows: expect.any(Array) } });
    const now = await browser.act('units.poll', { project: String(project) });
    expect(rowOf(now, 5970)?.cells).toMatchObject({ price: 201_000, living: 71, terrace: 9 });
    expect(rowOf(now, 5971)?.cells).toMatchObject({ living: 72, terrace: 8 });
  });
});

onSqlite(() => {
  it('many units are one change: one line of the log, prices in their history, undone as a whole', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = ids.map(text);
    const first = stored(5970);
    const answer = await autosaveAndSave(browser, { 5970: { price: 562_530 }, 5971: { marquee: 5 } });
    expect(answer).toMatchObject({ done: 'saved', undo: expect.any(String) });
    expect(answer.payload?.rows?.find(({ id }) => id === 5970)?.base.price).toBe(562_530);
    const today = dayOf(Date.now());
    expect(stored(5970)).toMatchObject({ price: { ...first.price, amount: 562_530 }, updatedAt: today });
    expect(stored(5971)).toMatchObject({ marquee: 5, updatedAt: today });
    expect(stored(5971).history?.at(-1)).toMatchObject({ marquee: 5, date: today });
    expect(await auditEvents({ action: 'units.save' })).toMatchObject([
      {
        subject: 'projects/30.json',
        before: { 'B3.02.price.amount': first.price.amount },
        after: { 'B3.02.price.amount': 562_530 },
      },
    ]);
    expect(await browser.undo(answer)).toEqual({ done: 'undone' });
    expect(ids.map(text)).toEqual(before);
    expect(await auditEvents({ action: 'undo' })).toMatchObject([{ subject: 'projects/30.json' }]);
    const about = async (subject: string) => (await auditEvents({ subject })).map(({ action }) => action);
    expect(await about('5971')).toEqual(['undo', 'units.save']);
    expect(await about('5972')).toEqual([]);
  });

  it('changes by others in other fields stay; the same cell is a conflict, and nothing is written', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const autosaved = await saveCopy(browser, { 5970: { price: 560_000 }, 5971: { price: 300_000 } });
    folder.set(file(5970), 'attributes.surfaces.terraceArea', 33);
    folder.set(file(5970), 'price.amount', 500_000);
    const before = ids.map(text);
    const { error, conflict } = await save(browser, autosaved);
    expect(error).toBe('conflict');
    expect(conflict?.stored).toEqual({ '5970.price': 500_000 });
    const by = expect.stringMatching(/^Gewijzigd in het bestand zelf, /);
    expect(conflict?.fields).toEqual([
      { path: '5970.price', label: 'B3.02 › Prijs (€)', theirs: '500.000', mine: '560.000', by },
    ]);
    expect(ids.map(text)).toEqual(before);
    // Decided: mine stays, and theirs has been seen.
    const decided = await act(browser, 'units.autosave', [
      { id: 5970, cells: { price: 560_000 }, base: { price: 500_000 } },
    ]);
    expect(await save(browser, decided)).toMatchObject({ done: 'saved' });
    expect(stored(5970)).toMatchObject({ price: { amount: 560_000 }, attributes: { surfaces: { terraceArea: 33 } } });
    expect(amountOf(5971)).toBe(300_000);
  });

  it('a save that starts again, since somebody was faster, logs what it found then alone', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { commit } = Journal.prototype;
    vi.spyOn(Journal.prototype, 'commit').mockImplementationOnce(function (this: Journal, manifest) {
      folder.set(file(5970), 'lot', 'C9');
      commit.call(this, manifest);
    });
    expect(await autosaveAndSave(browser, { 5970: { price: 562_530 } })).toMatchObject({ done: 'saved' });
    vi.restoreAllMocks();
    expect(stored(5970)).toMatchObject({ lot: 'C9', price: { amount: 562_530 } });
    expect((await auditEvents({ action: 'units.save' })).map(({ after }) => Object.keys(after ?? {}))).toEqual([
      ['C9.price.amount'],
    ]);
  });

  it('typed cells are the working copy of the unit, also in its form; texts that are no value stay', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const before = ids.map(text);
    await saveCopy(browser, { 5970: { price: 'nog te bepalen', floor: 2 } });
    const open = await openForm('properties/5970', staff, 'nl', sample);
    expect(open).toMatchObject({
      version: expect.any(Number),
      content: { price: { amount: 'nog te bepalen' }, attributes: { layout: { floor: 2 } } },
    });
    // Nora goes on in the form of the unit, with a text that no grid has.
    const changes = { price: { ...stored(5970).price, amount: 201_000 }, lot: 'B9', title: titleWith('Nieuw') };
    const autosaved = await saveFormCopy(browser, open?.version, changes);
    expect(autosaved).toMatchObject({ copy: { kind: 'autosaved', version: expect.any(Number) } });
    const version = await browser.act('units.poll', { project: String(project) });
    expect(rowOf(version, 5970)).toMatchObject({
      version: autosaved.copy?.version,
      cells: { price: 201_000, lot: 'B9', floor: 2 },
      wrong: {},
    });
    expect(ids.map(text)).toEqual(before);
    // The grid saves its cells; what was typed in the form stays there.
    expect(await save(browser, version)).toMatchObject({ done: 'saved' });
    expect(stored(5970)).toMatchObject({
      lot: 'B9',
      price: { amount: 201_000 },
      title: JSON.parse(before[0] ?? '').title,
    });
    const later = await openForm('properties/5970', staff, 'nl', sample);
    expect(later).toMatchObject({ version: expect.any(Number), content: { title: { nl: 'Nieuw' }, lot: 'B9' } });
    const saved = await browser.act('record.save', { record: 'properties/5970', version: String(later?.version) });
    expect(saved).toMatchObject({ done: 'saved' });
    expect(stored(5970)).toMatchObject({ lot: 'B9', price: { amount: 201_000 }, title: { nl: 'Nieuw' } });
    expect(await findWorkingCopy('properties/5970', staff.id)).toBeNull();
  });

  it('taking all back, or throwing it away, leaves no working copy, but what was typed in a form', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const was = amountOf(5970);
    await saveCopy(browser, { 5970: { price: 201_000 } });
    expect(rowOf(await saveCopy(browser, { 5970: { price: was } }), 5970)).toMatchObject({
      version: 0,
      cells: { price: was },
    });
    expect(await findWorkingCopy('properties/5970', staff.id)).toBeNull();
    await saveCopy(browser, { 5970: { price: 2 }, 5971: { price: 3 } });
    const open = await openForm('properties/5970', staff, 'nl', sample);
    await saveFormCopy(browser, open?.version, { reference: 'KEPT' });
    const discarded = await act(browser, 'units.discard', [5970, 5971]);
    expect(discarded).toMatchObject({ done: 'discarded', undo: expect.any(String) });
    expect(await findWorkingCopy('properties/5971', staff.id)).toBeNull();
    const copyContent = async () => (await findWorkingCopy('properties/5970', staff.id))?.content;
    expect(await copyContent()).toMatchObject({ reference: 'KEPT', price: { amount: was } });
    expect(await browser.undo(discarded)).toEqual({ done: 'undone' });
    expect(await copyContent()).toMatchObject({ reference: 'KEPT', price: { amount: 2 } });
    expect(await findWorkingCopy('properties/5971', staff.id)).toMatchObject({ content: { price: { amount: 3 } } });
  });

  it('reads the working copies of its own units alone', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    // Reading the copies of other units would throw: they are no JSON.
    for (const record of ['properties/5801', 'projects/30', 'pages/about'])
      await (await db())
        .insertInto('working_copy')
        .values({ record, base: 'null', content: '{', version: 1, staff: staff.id, changed_at: 1 })
        .execute();
    const autosaved = await saveCopy(browser, { 5970: { price: 201_000 } });
    expect(rowOf(autosaved, 5970)?.cells.price).toBe(201_000);
    expect(await save(browser, autosaved)).toMatchObject({ done: 'saved' });
    expect(await act(browser, 'units.discard', [5971])).toMatchObject({ done: 'discarded' });
    const added = await browser.act('units.add', { project: String(project), of: '5970', count: '1' });
    expect(added.payload?.rows?.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('a unit that somebody deleted meanwhile is there as a new one, and is saved or thrown away as such', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const autosaved = await saveCopy(browser, { 5971: { price: 300_000 } });
    folder.remove(file(5971));
    await vi.waitFor(() => expect(dataState().files.has(file(5971))).toBe(false), 5_000);
    expect(await save(browser, autosaved)).toMatchObject({ error: 'changedSince' });
    const now = await browser.act('units.poll', { project: String(project) });
    expect(rowOf(now, 5971)).toMatchObject({ isNew: true, cells: { price: 300_000 } });
    expect(await save(browser, now)).toMatchObject({ done: 'saved' });
    expect(amountOf(5971)).toBe(300_000);
  });

  it('a value that the data check refuses is reported at its cell, and nothing is written', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = ids.map(text);
    const { unit } = stored(5971);
    const answer = await autosaveAndSave(browser, {
      5971: { price: 300_000 },
      5970: { block: 'z', floor: 61 },
      5972: { position: unit?.position ?? 1 },
    });
    expect(answer).toMatchObject({ error: 'notReady', payload: { errors: { '5970': { floor: expect.any(String) } } } });
    expect(ids.map(text)).toEqual(before);
    expect(await auditEvents({ action: 'units.save' })).toEqual([]);
  });

  it('a broker changes their own units alone, and their copies are theirs', async () => {
    const { browser, staff } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    const open = await browser.act('units.poll', { project: String(project) });
    expect(open.payload?.rows?.map(({ id, isLocked }) => [id, isLocked])).toEqual(
      expect.arrayContaining([
        [5970, false],
        [5972, true],
      ]),
    );
    const before = ids.map(text);
    expect(await saveCopy(browser, { 5970: { price: 560_000 }, 5972: { price: 300_000 } })).toMatchObject({
      error: 'ofColleague',
    });
    expect(await act(browser, 'units.discard', [5972])).toMatchObject({ done: 'discarded' });
    expect(ids.map(text)).toEqual(before);
    // A home of another project, or of none.
    expect(await saveCopy(browser, { 5801: { price: 1 } })).toMatchObject({ error: 'gone' });
    // The text of a colleague in a unit is hidden, but not that it is unsaved.
    const { browser: editor } = await staffBrowser({ role: 'editor', name: 'Nora' });
    await saveCopy(editor, { 5972: { price: 1 } });
    const added = await browser.act('units.add', { project: String(project), of: '5972', count: '1' });
    expect(rowOf(added, 5972)?.cells.price).toBe(amountOf(5972));
    expect(rowOf(added, 5972)?.unsaved).toMatch(/^Niet-bewaarde wijzigingen van Nora sinds /);
    const own = added.payload?.rows?.find(({ isNew }) => isNew);
    expect(own?.cells.price).toBe(amountOf(5972));
    expect(await save(browser, added, ({ id }) => id === own?.id)).toMatchObject({ done: 'saved' });
    expect(stored(own?.id ?? 0)).toMatchObject({ broker: 'tom-claes', projectId: project });
    expect(staff.broker).toBe('tom-claes');
  });

  it('new units are drafts with the values of the copied one, except its own identity; an undo deletes them', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const source = stored(5970);
    const begun = await browser.act('units.add', { project: String(project), of: '5970', count: '2' });
    const added = (begun.payload?.rows ?? []).filter(({ isNew }) => isNew);
    expect(added).toHaveLength(2);
    expect(existsSync(path.join(folder.dir, file(added[0]?.id ?? 0)))).toBe(false);
    const answer = await autosaveAndSave(browser, {
      [added[0]?.id ?? 0]: { lot: 'B3.97', position: 37, price: 400_000 },
      [added[1]?.id ?? 0]: { lot: 'B3.98', position: 38, price: 400_000 },
    });
    expect(answer).toMatchObject({ done: 'saved' });
    const home = stored(added[0]?.id ?? 0);
    expect(home).toMatchObject({
      lot: 'B3.97',
      unit: { block: 'b', position: 37 },
      status: 'draft',
      plans: [],
      title: source.title,
      reference: `ZON-30-${home.id}`,
      price: { ...source.price, amount: 400_000 },
    });
    expect(home.address.boxNr).toBeUndefined();
    expect(home.attributes.energy.certificateCode).toBeUndefined();
    expect([home.documents, home.history, home.advertisedOn]).toEqual([undefined, undefined, undefined]);
    await browser.undo(answer);
    expect(existsSync(path.join(folder.dir, file(home.id)))).toBe(false);
  });
});
