import { expect, it } from 'vitest';
import { dayOf } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import { openForm } from '@/lib/records/form/open-form';
import type { OfficeState } from '@/lib/staff/define-action';
import { findWorkingCopy } from '@/lib/staff/working-copies/store';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const folder = followedFolder();
const home = 'properties/5801';
const stored = (): Property => folder.record(home);

/** Keeps a change of what the file says now, as the form does. */
const saveCopy = (browser: OfficeBrowser, change: object, version = 0, base: object = stored()) =>
  browser.act('record.autosave', {
    record: home,
    version: String(version),
    base: JSON.stringify(base),
    changes: JSON.stringify(change),
  });

/** The record to whose form an answer leads. */
const recordOf = ({ href = '' }: OfficeState) => href.split('/').slice(4, 6).join('/');

const save = (browser: OfficeBrowser, { copy }: Pick<OfficeState, 'copy'>, status = '') =>
  browser.act('record.save', { record: home, version: String(copy?.version), status });

onBothEngines(() => {
  it('typed values are kept beside the file, and reach it when they are saved', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const before = stored();
    const autosaved = await saveCopy(browser, { reference: 'HAS-1', lot: '' });
    expect(autosaved).toMatchObject({
      copy: { kind: 'autosaved', version: expect.any(Number), others: [], unsaved: [], check: { errors: {} } },
    });
    expect(stored()).toEqual(before);
    // The form goes on from there.
    const open = await openForm(home, staff, 'nl', sample);
    expect(open).toMatchObject({
      version: autosaved.copy?.version,
      content: { reference: 'HAS-1' },
      base: { reference: before.reference },
    });
    expect(await save(browser, autosaved)).toMatchObject({ done: 'saved', copy: { kind: 'stored', version: 0 } });
    expect(stored()).toEqual({ ...before, reference: 'HAS-1', updatedAt: dayOf(Date.now()) });
    expect(await findWorkingCopy(home, staff.id)).toBeNull();
  });
});

onSqlite(() => {
  it('a wrong value is stored in the working copy and reported beside its field', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const { price, title } = stored();
    const { copy } = await saveCopy(browser, {
      price: { ...price, amount: 'veel' },
      title: { ...title, fr: '' },
      publishedAt: 'gisteren',
    });
    expect(copy?.check?.errors).toMatchObject({
      'price.amount': expect.stringMatching(/^Vul een getal in/),
      publishedAt: expect.stringMatching(/^Deze dag bestaat niet/),
    });
    expect(copy?.check?.missing).toMatchObject({ 'title.fr': 'Nog in te vullen' });
    const refused = await save(browser, { copy });
    expect(refused).toMatchObject({
      error: 'notReady',
      copy: { check: { errors: { 'price.amount': expect.any(String), 'title.fr': 'Nog in te vullen' } } },
    });
    expect(await findWorkingCopy(home, staff.id)).toMatchObject({ content: { price: { amount: 'veel' } } });
    // A new price of a home that has had others is no fault of these.
    folder.set(`${home}.json`, 'history', [{ date: '2026-10-01', amount: price.amount }]);
    const mended = { title, publishedAt: stored().publishedAt, price: { ...price, amount: price.amount + 5_000 } };
    const priced = await saveCopy(browser, mended, copy?.version);
    expect(priced.copy?.check?.errors).toEqual({});
    const without = await saveCopy(browser, { price: null }, priced.copy?.version);
    expect(without.copy?.check?.missing).toMatchObject({ price: expect.any(String) });
  });

  it('another tab of the same person gets what this one kept; no copy that was saved since is taken for the next one', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor', name: 'Nora' });
    const began = stored();
    const version = (await saveCopy(browser, { reference: 'FIRST' })).copy?.version ?? 0;
    const newer = { kind: 'newer', version, base: began, content: { reference: 'FIRST' } };
    // The other tab has read nothing of it.
    expect(await saveCopy(browser, { lot: 'B2' })).toMatchObject({ copy: newer });
    expect(await save(browser, { copy: { kind: 'autosaved', version: 0 } })).toMatchObject({ copy: newer });
    await save(browser, { copy: { kind: 'autosaved', version } });
    const again = await saveCopy(browser, { lot: 'B2' });
    expect(again.copy?.version).not.toBe(version);
    const late = await saveCopy(browser, { title: { ...began.title, nl: 'Mijne' } }, version, began);
    expect(late).toMatchObject({ copy: { kind: 'newer', content: { reference: 'FIRST', lot: 'B2' } } });
    expect(await findWorkingCopy(home, staff.id)).toMatchObject({ content: { lot: 'B2' } });
    await browser.act('record.discard', { record: home });
    const gone = { copy: { kind: 'ended', version: 0, stored: { reference: 'FIRST' } } };
    expect(await saveCopy(browser, { lot: 'B3' }, again.copy?.version)).toMatchObject(gone);
    expect(await save(browser, again)).toMatchObject(gone);
    expect(await findWorkingCopy(home, staff.id)).toBeNull();
  });

  it('a tab that is open hears what another one kept since it was read, and what is stored once that saved it', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const open = async (version: number) =>
      (await browser.act('record.poll', { record: home, version: String(version) })).copy;
    expect(await open(0)).toEqual({ kind: 'unchanged', version: 0, others: [], unsaved: [] });
    const price = { ...stored().price, amount: 'veel' };
    const autosaved = await saveCopy(browser, { reference: 'FIRST', price });
    expect(await open(0)).toMatchObject({
      kind: 'newer',
      version: autosaved.copy?.version,
      base: stored(),
      content: { reference: 'FIRST' },
      check: { errors: { 'price.amount': expect.any(String) } },
    });
    const same = { kind: 'unchanged', version: autosaved.copy?.version, others: [], unsaved: [] };
    expect(await open(autosaved.copy?.version ?? 0)).toEqual(same);
    const mended = await saveCopy(browser, { price: stored().price }, autosaved.copy?.version);
    await save(browser, mended);
    expect(await open(mended.copy?.version ?? 0)).toMatchObject({
      kind: 'ended',
      version: 0,
      stored: { reference: 'FIRST' },
      check: { errors: {} },
    });
  });

  it('asks which of two tabs stays only for the fields that both changed, and says them as the form does', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const base = stored();
    await saveCopy(browser, { reference: 'TAB 1', lot: 'B1' });
    const mine = { ...base, reference: 'TAB 2', box: null };
    const { copy, conflict } = await browser.act('record.compare', {
      record: home,
      base: JSON.stringify(base),
      mine: JSON.stringify(mine),
    });
    const by = expect.stringMatching(/^Door u gewijzigd in een ander tabblad, /);
    expect(copy).toMatchObject({ kind: 'newer', content: { reference: 'TAB 1', lot: 'B1' } });
    expect(conflict?.fields).toEqual([{ path: 'reference', label: 'Referentie', theirs: 'TAB 1', mine: 'TAB 2', by }]);
  });

  it('a broker changes their own homes, and nothing else', async () => {
    const own = stored().broker;
    const { browser } = await staffBrowser({ role: 'broker', broker: own });
    const stranger = [...sample.content.team.keys()].find((id) => id !== own);
    const { browser: other } = await staffBrowser({ role: 'broker', broker: stranger });
    expect(await saveCopy(browser, { reference: 'OWN' })).toMatchObject({
      copy: { kind: 'autosaved', version: expect.any(Number) },
    });
    expect(await saveCopy(other, { reference: 'NOT OWN' })).toEqual({ error: 'forbidden' });
    for (const action of ['record.save', 'record.discard', 'record.poll'])
      expect(await other.act(action, { record: home, version: '1' })).toEqual({ error: 'forbidden' });
    expect(await browser.act('record.poll', { record: 'site', version: '0' })).toEqual({ error: 'forbidden' });
    expect(await other.act('home.change', { home: '5801', amount: '1' })).toEqual({ error: 'ofColleague' });
    expect(await browser.act('record.poll', { record: '../secret', version: '0' })).toEqual({ error: 'gone' });
  });

  it('a home may begin in any town, which the form knows before the site does; what was typed in haste is found', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const begin = async (town: object) => await browser.act('home.add', { goal: '0', webId: '2', city: '', ...town });
    const record = recordOf(await begin({ city: 'ganshoren' }));
    const open = await openForm(record, staff, 'fr', sample);
    expect(open?.content).toMatchObject({ city: 'ganshoren' });
    expect(open?.tables.cities).toContainEqual({ value: 'ganshoren', label: 'Ganshoren (1083)' });
    expect(open?.check.errors).toEqual({});
    // The town is in Brussels, so the legal mentions of Brussels are asked for.
    expect(open?.check.missing['attributes.energy.specificEnergy']).toMatch(
      /^Obligatoire dans l’annonce.: arrêté du Gouvernement de la Région de Bruxelles-Capitale du 17 février 2011$/,
    );
    // A draft that lacks nearly everything is told what may be wrong of what it has.
    const content = { ...(open?.content as object), attributes: { energy: { certificateEnd: '2020-01-01' } } };
    const sent = { record, version: String(open?.version), changes: JSON.stringify(content) };
    const { copy: autosaved } = await browser.act('record.autosave', sent);
    expect(autosaved?.check?.warnings['attributes.energy.certificateEnd']?.code).toBe('certificateExpired');
    const typed = recordOf(await begin({ cityText: '1083 Ganshoren' }));
    expect(await findWorkingCopy(typed, staff.id)).toMatchObject({ content: { city: 'ganshoren' } });
    // Its place is still in Hasselt.
    const { copy: moved } = await saveCopy(browser, { city: 'ieper' });
    expect(moved?.check?.warnings['address.latitude']).toMatchObject({
      code: 'placeFar',
      text: expect.stringContaining('Ieper'),
    });
    const inFrench = (await openForm(home, staff, 'fr', sample))?.check.warnings['address.latitude']?.text;
    expect(inFrench).toContain('Ypres');
    expect(await begin({ cityText: 'Atlantis' })).toMatchObject({ fields: { cityText: 'choice' } });
    expect(await begin({ city: 'atlantis' })).toMatchObject({ fields: { cityText: 'choice' } });
  });

  it('a new home has a number of its own and no file until it is saved; a copy is without what must be its own', async () => {
    const { browser, staff } = await staffBrowser({ role: 'broker', broker: stored().broker });
    const [one, other] = await Promise.all(
      [0, 1].map(() => browser.act('home.add', { goal: '0', webId: '2', city: 'hasselt' })),
    );
    for (const begun of [one, other]) expect(begun?.href).toMatch(/^\/nl\/office\/edit\/properties\/\d+\/$/);
    expect(one?.href).not.toBe(other?.href);
    const name = recordOf(one ?? {});
    const begun = await openForm(name, staff, 'nl', sample);
    expect(begun).toMatchObject({ base: null, content: { status: 'draft' } });
    // A discarded new home does not exist, so its form is left.
    const discarded = await browser.act('record.discard', { record: name });
    expect(discarded).toEqual({ done: 'discarded', undo: expect.any(String), href: '/nl/office/homes/' });
    expect(await openForm(name, staff, 'nl', sample)).toBeNull();
    expect(await browser.undo(discarded)).toEqual({ done: 'undone' });
    expect(await openForm(name, staff, 'nl', sample)).toMatchObject({ base: null, content: begun?.content });

    const copied = await browser.act('home.copy', { home: '5801', pictures: 'on' });
    const copy = (await findWorkingCopy(recordOf(copied), staff.id))?.content as Property;
    expect(copy).toMatchObject({ status: 'draft', title: stored().title, pictures: stored().pictures });
    expect(copy.address.latitude).toBeUndefined();
    expect(copy.attributes.energy.certificateCode).toBeUndefined();
    expect(copy.reference).toBeUndefined();
  });
});
