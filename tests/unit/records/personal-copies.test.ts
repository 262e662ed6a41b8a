import { expect, it } from 'vitest';
import { listContent } from '@/lib/records/content/content-list';
import { openForm } from '@/lib/records/form/open-form';
import { listBegunHomes } from '@/lib/records/new-records';
import { findWorkingCopy } from '@/lib/staff/working-copies/store';
import { unsavedTexts } from '@/lib/staff/working-copies/unsaved-changes';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

type Fields = Record<string, unknown>;

const folder = followedFolder();
const home = 'properties/5801';
const stored = (record = home): Fields => folder.record(record);

/** Types a change of what a record says, and returns the version of the working copy. */
async function type(browser: OfficeBrowser, change: Fields, record = home): Promise<number> {
  const sent = { record, version: '0', base: JSON.stringify(stored(record)), changes: JSON.stringify(change) };
  return (await browser.act('record.autosave', sent)).copy?.version ?? 0;
}
const save = (browser: OfficeBrowser, version: number, record = home) =>
  browser.act('record.save', { record, version: String(version) });
const byNora = expect.stringMatching(/^Niet-bewaarde wijzigingen van Nora sinds \d+ \w+ 20\d\d om \d\d:\d\d$/);

onBothEngines(() => {
  it('a save contains no unsaved text of a colleague, and their wrong value blocks nobody', async () => {
    const { browser: nora, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const { browser, staff: reader } = await staffBrowser({ role: 'owner', name: 'Lies' });
    const [title, price] = [stored().title as Fields, stored().price as Fields];
    const version = await type(nora, { title: { ...title, de: 'HALB FERTIG' }, price: { ...price, amount: 'veel' } });
    const open = await openForm(home, reader, 'nl', sample);
    expect(open).toMatchObject({ version: 0, content: stored(), unsaved: [{ staff: staff.id, text: byNora }] });
    expect(await save(browser, await type(browser, { reference: 'LIES' }))).toMatchObject({ done: 'saved' });
    expect(stored()).toMatchObject({ reference: 'LIES', title, price });
    const [event] = await auditEvents({ action: 'data.save' });
    expect(Object.keys(event?.after ?? {}).filter((field) => !field.startsWith('updatedAt'))).toEqual(['reference']);
    // Hers is as it was, and meets what was saved since.
    expect(await save(nora, version)).toMatchObject({ error: 'notReady' });
    const mended = await nora.act('record.autosave', {
      record: home,
      version: String(version),
      changes: JSON.stringify({ price }),
    });
    expect(await save(nora, mended.copy?.version ?? 0)).toMatchObject({ done: 'saved' });
    expect(stored()).toMatchObject({ reference: 'LIES', title: { ...title, de: 'HALB FERTIG' }, price });
  });

  it('an owner of the agency decides about unsaved changes of a colleague, with an undo', async () => {
    const { browser: nora, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const { browser, staff: owner } = await staffBrowser({ role: 'owner' });
    const { browser: other } = await staffBrowser({ role: 'editor' });
    const copy = { record: home, staff: staff.id };
    const content = async (of = staff) => (await findWorkingCopy(home, of.id))?.content;
    const version = await type(nora, { lot: 'VAN NORA' });
    for (const action of ['copy.view', 'copy.take-over', 'copy.discard'])
      expect(await other.act(action, copy)).toEqual({ error: 'forbidden' });
    expect((await browser.act('copy.view', copy)).payload).toEqual([
      { path: 'lot', label: expect.any(String), before: '', after: 'VAN NORA' },
    ]);

    const discarded = await browser.act('copy.discard', copy);
    expect(discarded).toEqual({ done: 'discarded', undo: expect.any(String) });
    expect(await content()).toBeUndefined();
    expect(await save(nora, version)).toMatchObject({ copy: { kind: 'ended' } });
    // Only the owner who discarded the copy takes that back, and once.
    expect(await other.undo(discarded)).toEqual({ error: 'gone' });
    expect(await browser.undo(discarded)).toEqual({ done: 'undone' });
    expect(await browser.undo(discarded)).toEqual({ error: 'gone' });
    expect(await content()).toMatchObject({ lot: 'VAN NORA' });

    await type(browser, { reference: 'EIGEN' });
    expect(await browser.act('copy.take-over', copy)).toEqual({ error: 'ownUnsaved' });
    expect(await content()).toMatchObject({ lot: 'VAN NORA' });
    const own = await browser.act('record.discard', { record: home });
    expect(await browser.act('copy.take-over', copy)).toEqual({ done: 'takenOver' });
    expect(await content()).toEqual(undefined);
    expect(await content(owner)).toEqual(expect.objectContaining({ lot: 'VAN NORA' }));
    // Something else was begun since.
    expect(await browser.undo(own)).toEqual({ error: 'changedSince' });
    const taken = (await openForm(home, owner, 'nl', sample))?.version ?? 0;
    expect(await save(browser, taken)).toMatchObject({ done: 'saved' });
    expect(stored().lot).toBe('VAN NORA');
    const actions = (await auditEvents({ subject: '5801' })).map(({ action }) => action);
    expect(actions).toEqual(['data.save', 'copy.take-over', 'record.discard', 'undo', 'record.discard']);
  });

  it('homes begun at the same moment get different numbers', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => staffBrowser({ role: 'editor' })));
    const begun = await Promise.all(
      people.map(({ browser }) => browser.act('home.add', { goal: '0', webId: '2', city: 'hasselt' })),
    );
    expect(new Set(begun.map(({ href }) => href)).size).toBe(people.length);
  });
});

onSqlite(() => {
  it('lists of the office show unsaved changes and new homes of colleagues', async () => {
    const { browser: nora, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const { staff: reader } = await staffBrowser({ role: 'owner' });
    await type(nora, { reference: 'HALF' });
    await type(nora, { items: [] }, 'menu');
    const { href = '' } = await nora.act('home.add', { goal: '0', webId: '2', city: 'hasselt' });
    const record = href.split('/').slice(4, 6).join('/');
    const texts = await unsavedTexts(reader.id, 'nl');
    expect([...texts.keys()].toSorted()).toEqual(['menu', home, record].toSorted());
    expect([texts.get(home), (await unsavedTexts(staff.id, 'en')).get(home)]).toEqual([
      byNora,
      expect.stringMatching(/^Your unsaved changes since /),
    ]);
    const files = (await listContent(reader.id, 'nl')).files;
    expect(files.filter(({ unsaved }) => unsaved).map(({ record: name }) => name)).toEqual(['menu']);
    expect(await listBegunHomes(reader, 'nl', sample)).toMatchObject([{ record, unsaved: byNora, isOpen: true }]);
    expect(await openForm(record, reader, 'nl', sample)).toBeNull();
    const broker = { ...reader, role: 'broker' as const, broker: 'tom-claes' };
    expect(await listBegunHomes(broker, 'nl', sample)).toEqual([]);
  });

  it('the working copy of a removed account stays, for an owner to take over', async () => {
    const { browser: nora, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const { browser, staff: owner } = await staffBrowser({ role: 'owner' });
    await type(nora, { reference: 'HALF' });
    expect(await browser.act('staff.remove', { id: staff.id })).toMatchObject({ done: 'removed' });
    const text = expect.stringMatching(/^Niet-bewaarde wijzigingen van een vroegere medewerker sinds /);
    expect((await openForm(home, owner, 'nl', sample))?.unsaved).toEqual([{ staff: staff.id, text }]);
    expect(await browser.act('copy.take-over', { record: home, staff: staff.id })).toEqual({ done: 'takenOver' });
    expect(await openForm(home, owner, 'nl', sample)).toMatchObject({ content: { reference: 'HALF' }, unsaved: [] });
  });
});
