import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Staff } from '@/lib/accounts/store-staff';
import { findAudit, listAudit } from '@/lib/audit/store';
import { deleteOldUndoStates, undoStates } from '@/lib/audit/store-undo';
import { dayMs } from '@/lib/base/day';
import { changeData, type DataFiles } from '@/lib/data/write';
import { inTransaction } from '@/lib/db/database';
import { deleteOldUndoBytes } from '@/lib/files/undo-bytes';
import { openForm } from '@/lib/records/form/open-form';
import { undoFiles } from '@/lib/records/record-undo';
import { type RecordChange, recordEvent, saveRecord } from '@/lib/records/save-records';
import { RejectionError } from '@/lib/staff/define-action';
import { sample } from '@/tests/support/sample-site';
import { saver as editor, startSaving } from '@/tests/support/saves';
import { storedMails } from '@/tests/support/storage/accounts';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { staffBrowser } from '@/tests/support/storage/office';
import { ownData } from '@/tests/support/storage/reviews';

const owner: Staff = { ...editor, id: 'owner', name: 'Owner', role: 'owner' };
const broker = (id: string | null): Staff => ({ ...editor, id: 'broker', role: 'broker', broker: id });

type Fields = Record<string, unknown>;
const home = 'properties/5801.json';
const [other, third, cities] = ['properties/5802.json', 'properties/5914.json', 'cities.json'] as const;
const picture = 'pictures/own.jpg';
const bytes = Buffer.from([0xff, 0xd8, 0xff, 7]);

let dir: string;
beforeEach(() => {
  const data = ownData();
  dir = data.dir;
  return data.leave;
});

const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');
const stored = (file: string): Fields => JSON.parse(text(file));
const save = (change: Partial<RecordChange> & { change: (record: Fields) => Fields | null }, by = editor) => {
  const { change: changed, file = home, base = stored(file), ...more } = change;
  return saveRecord({ file, base, mine: changed(base as Fields), ...more }, by);
};
type Change = Record<'before' | 'after', Fields | null>;
/** Saves a record and other files in one change. */
const saveWith = (files: DataFiles, file: string, { before, after }: Change, by = editor) =>
  changeData(() => ({ ...files, [file]: after }), {
    by,
    isUndoable: true,
    auditEvent: () => recordEvent(after ? 'data.save' : 'data.delete', file, { before, after }),
  });
const setting = (fields: Fields) => (record: Fields) => ({ ...record, ...fields });
const costing =
  (amount: number, fields: Fields = {}) =>
  (record: Fields) => ({ ...record, ...fields, price: { ...(record.price as Fields), amount } });
const amountOf = ({ price }: Fields) => (price as Fields).amount;
const lastAuditEvent = async () => (await listAudit({}, null, 1)).entries[0];
async function undo(auditId: string | null, by = editor): Promise<void> {
  const entry = auditId && (await findAudit(auditId));
  if (!entry) throw new Error('no audit event');
  const { files } = { files: null, ...(await undoStates([auditId])).get(auditId) };
  if (!files) throw new RejectionError('gone');
  await undoFiles(files, entry, { staff: by, data: sample });
}
const move = async (file: string, city: string, by = editor) =>
  (await save({ file, change: setting({ city }) }, by)).auditId;
const isTown = (id: string) => (stored(cities).items as Fields[]).some((town) => town.id === id);
const refused = (error: string) => ({ state: { error } });

onBothEngines((database) => {
  it('undo data are kept for thirty days', async () => {
    const { auditId } = await save({ change: costing(390_000) });
    const listUndoFiles = () => readdirSync(path.join(dir, '.heem/undo'));
    expect(listUndoFiles()).toHaveLength(2);
    await inTransaction((trx) => deleteOldUndoStates(trx, Date.now() + 29 * dayMs));
    deleteOldUndoBytes(dir, Date.now() + 29 * dayMs);
    expect([(await undoStates([auditId ?? ''])).size, listUndoFiles().length]).toEqual([1, 2]);
    await inTransaction((trx) => deleteOldUndoStates(trx, Date.now() + 31 * dayMs));
    deleteOldUndoBytes(dir, Date.now() + 32 * dayMs);
    expect([(await undoStates([auditId ?? ''])).size, listUndoFiles().length]).toEqual([0, 0]);
    await expect(undo(auditId)).rejects.toMatchObject(refused('gone'));
    await undo((await save({ change: costing(380_000) })).auditId);
    expect(amountOf(stored(home))).toBe(390_000);
  });

  it('two instances that share the folder lose and mix nothing', async () => {
    const { dir: varDir } = database();
    const others = [5801, 5802].map((home) => startSaving(database(), dir, 1, 6, [home]).answered());
    const title = stored(home).title as Fields;
    // Another field of a home that one of them saves.
    for (let n = 1; n <= 6; n++) await save({ change: setting({ title: { ...title, nl: `Titel ${n}` } }) });
    const answered = await Promise.all(others);
    expect(answered.map((last) => [...last.values()])).toEqual([[6], [6]]);
    expect(stored(home)).toMatchObject({ reference: 'R-5801-6', title: { ...title, nl: 'Titel 6' } });
    expect(stored(other).reference).toBe('R-5802-6');
    expect((await listAudit({ action: 'data.save' }, null, 99)).entries).toHaveLength(18);
    expect(readdirSync(path.join(dir, '.heem/change'))).toEqual([]);
    expect(existsSync(path.join(varDir, 'heem.db'))).toBe(database().engine === 'sqlite');
  }, 60_000);
});

onSqlite(() => {
  it('changes by others in other fields stay', async () => {
    const base = stored(home);
    await save({ base, change: setting({ reference: 'A-1' }) });
    const byHand = { ...stored(home), updatedAt: '2026-11-01' };
    writeFileSync(path.join(dir, home), JSON.stringify(byHand));
    const { record, auditId } = await save({ base, change: costing(401_000) }, owner);
    expect(stored(home)).toEqual(costing(401_000, { reference: 'A-1', updatedAt: '2026-11-01' })(base));
    expect(record).toEqual(stored(home));
    const event = { id: auditId, action: 'data.save', subject: '5801', actorName: 'Owner' };
    expect(await lastAuditEvent()).toMatchObject({
      ...event,
      before: { 'price.amount': amountOf(base) },
      after: { 'price.amount': 401_000 },
    });
    const again = await save({ base: record, change: (same) => same });
    expect(again).toEqual({ record, auditId: null });
  });

  it('the same field with another value is a conflict, which loses nothing', async () => {
    const base = stored(home);
    await save({ base, change: costing(399_000) });
    const before = text(home);
    await expect(save({ base, change: costing(410_000, { reference: 'B' }) })).rejects.toMatchObject({
      conflicts: [{ path: 'price.amount', base: amountOf(base), theirs: 399_000, mine: 410_000 }],
    });
    await expect(save({ base, change: () => null })).rejects.toMatchObject({ conflicts: [{ path: '', mine: null }] });
    expect(text(home)).toBe(before);
  });

  it('an undo needs the right to make the change, and keeps later changes of other fields', async () => {
    const before = text(home);
    const { auditId } = await save({ change: costing(390_000) });
    await undo(auditId, owner);
    expect(text(home)).toBe(before);
    expect(await lastAuditEvent()).toMatchObject({ action: 'undo', subject: '5801', actorName: 'Owner' });
    await expect(undo(auditId, owner)).rejects.toMatchObject(refused('gone'));

    const second = await save({ change: costing(390_000, { reference: 'X' }) });
    await save({ change: setting({ updatedAt: '2026-11-01' }) });
    await undo(second.auditId);
    expect(stored(home)).toEqual({ ...JSON.parse(before), updatedAt: '2026-11-01' });

    const third = await save({ change: costing(390_000) });
    await save({ change: costing(380_000) });
    await expect(undo(third.auditId)).rejects.toMatchObject(refused('changedSince'));
    await expect(undo(third.auditId, broker('nobody'))).rejects.toMatchObject(refused('forbidden'));
  });

  it('a new record and a deleted one are undone with their pictures', async () => {
    const file = 'properties/7001.json';
    const mine = { ...stored(home), id: 7001, reference: 'NEW', status: 'draft' };
    const added = await saveWith({ [picture]: bytes }, file, { before: null, after: mine });
    expect(existsSync(path.join(dir, picture))).toBe(true);
    const before = text('properties/7001.json');
    const auditId = await saveWith({ [picture]: null }, file, { before: mine, after: null });
    expect([existsSync(path.join(dir, picture)), existsSync(path.join(dir, 'properties/7001.json'))]).toEqual([
      false,
      false,
    ]);
    expect(await lastAuditEvent()).toMatchObject({
      action: 'data.delete',
      subject: '7001',
      before: { id: 7001 },
      after: null,
    });
    await undo(auditId);
    expect(text('properties/7001.json')).toBe(before);
    expect(readFileSync(path.join(dir, picture))).toEqual(bytes);
    await undo(added);
    expect([existsSync(path.join(dir, picture)), existsSync(path.join(dir, 'properties/7001.json'))]).toEqual([
      false,
      false,
    ]);
  });

  it('a broker changes the homes of their own portfolio, an editor everything', async () => {
    const { broker: own } = stored(home);
    await save({ change: setting({ reference: 'C' }) }, broker(String(own)));
    for (const change of [
      { file: 'team.json', change: setting({}) },
      { file: 'properties/5914.json', change: () => null },
    ])
      await expect(save(change, broker('somebody-else'))).rejects.toMatchObject(refused('forbidden'));
    await expect(save({ change: setting({ broker: 'x' }) }, broker(null))).rejects.toMatchObject(refused('forbidden'));
    // The broker in the submitted form does not count, only the stored one.
    await expect(
      save({ base: { ...stored(home), broker: 'thief' }, change: setting({ reference: 'D' }) }, broker('thief')),
    ).rejects.toMatchObject(refused('forbidden'));
    for (const file of ['../x.json', 'a/../../x.json', '.heem/x.json', 'x.txt', '/x.json'])
      await expect(saveRecord({ file, base: null, mine: {} }, owner)).rejects.toThrow('is no record');
  });

  it('only an owner changes the addresses of mails and money, with a mail to all owners and the old address', async () => {
    const { staff } = await staffBrowser({ role: 'owner', email: 'director@heem.example' });
    const team = (email: string, id?: string) => (record: Fields) => ({
      ...record,
      items: (record.items as Fields[]).map((person, i) =>
        i === 0 ? { ...person, ...(id && { id }), email } : person,
      ),
    });
    const evil = 'evil@evil.example';
    for (const change of [
      { file: 'team.json', change: team(evil) },
      { file: 'team.json', change: team(evil, 'somebody-new') },
      { file: 'site.json', change: setting({ email: evil }) },
      { file: 'site.json', change: setting({ thirdPartyAccount: 'BE68 5390 0754 7034' }) },
    ])
      await expect(save(change)).rejects.toMatchObject(refused('ownersOnly'));
    expect(text('team.json') + text('site.json')).not.toContain(evil);
    await save({ file: 'site.json', change: setting({ name: 'Heem & Co' }) });
    expect(await storedMails()).toEqual([]);
    const [{ email: old = '' } = {}] = stored('team.json').items as { email: string }[];
    await save({ file: 'team.json', change: team('lies.new@heem.example') }, staff);
    await save({ file: 'site.json', change: setting({ thirdPartyAccount: 'BE68 5390 0754 7034' }) }, staff);
    const mails = await storedMails();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['director@heem.example', old, 'director@heem.example']);
    expect(mails[1]?.message).toContain('lies.new@heem.example');
  });

  it('only an owner’s undo restores an earlier address or account, and it is reported by mail', async () => {
    const director = await staffBrowser({ role: 'owner' });
    const other = await staffBrowser({ role: 'editor' });
    const before = text('site.json');
    const { auditId } = await save({ file: 'site.json', change: setting({ email: 'n@heem.example' }) }, director.staff);
    const sentBefore = (await storedMails()).length;
    expect(await other.browser.act('undo', { undo: auditId ?? '' }, sample)).toEqual({ error: 'ownersOnly' });
    expect(text('site.json')).toContain('n@heem.example');
    expect(await director.browser.act('undo', { undo: auditId ?? '' }, sample)).toEqual({ done: 'undone' });
    expect(text('site.json')).toBe(before);
    const mails = (await storedMails()).slice(sentBefore);
    expect(mails.map(({ recipient }) => recipient)).toEqual([director.staff.email, 'n@heem.example']);
  });

  it.each(['site', 'team'])('staff who may not change the fields read them with the reason: %s', async (name) => {
    const director = await staffBrowser({ role: 'owner' });
    const other = await staffBrowser({ role: 'editor' });
    const readOnly = async (staff: Staff) =>
      JSON.stringify((await openForm(name, staff, 'en', sample))?.sections).match(/\{[^{}]*"isReadOnly":true[^{}]*\}/g);
    expect(await readOnly(director.staff)).toBeNull();
    const found = (await readOnly(other.staff))?.map((field) => JSON.parse(field));
    expect(found?.map(({ path }) => path)).toEqual(name === 'site' ? ['email', 'thirdPartyAccount'] : ['email']);
    for (const { hint, kind } of found ?? [])
      expect([hint, kind]).toEqual([expect.stringContaining('Only a director'), 'text']);
  });

  it('an owner undoes what an editor did, in the log', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = text(home);
    const { auditId } = await save({ change: costing(390_000) });
    expect(await browser.act('undo', { undo: auditId ?? '' }, sample)).toEqual({ done: 'undone' });
    expect(text(home)).toBe(before);
  });

  it('the log keeps no long texts and no words of visitors', async () => {
    await save({ change: setting({ description: { ...(stored(home).description as Fields), nl: 'a'.repeat(500) } }) });
    expect(JSON.stringify((await lastAuditEvent())?.after).length).toBeLessThan(300);
    const { items } = stored('testimonials.json') as { items: Fields[] };
    await save({
      file: 'testimonials.json',
      change: setting({ items: [{ ...items[0], name: 'Secret' }, ...items.slice(1)] }),
    });
    expect(JSON.stringify(await lastAuditEvent())).not.toContain('Secret');
    expect((await lastAuditEvent())?.after).toMatchObject({ fields: [expect.stringMatching(/\.name$/)] });
  });

  it('a town that only one record names is added and undone together with that record', async () => {
    const [before, towns] = [text(home), text(cities)];
    const own: Staff = { ...editor, id: 'broker', role: 'broker', broker: String(stored(home).broker) };
    const auditId = await move(home, 'poperinge', own);
    expect(isTown('poperinge')).toBe(true);
    expect(await listAudit({}, null, 9)).toMatchObject({
      entries: [{ action: 'data.save', subject: '5801', after: { city: 'poperinge', files: [cities] } }],
    });
    await undo(auditId, own);
    expect([text(home), text(cities)]).toEqual([before, towns]);
  });

  it('a town that something else names by now stays, as do those that came since', async () => {
    const auditId = await move(home, 'poperinge');
    await move(other, 'poperinge');
    await move(third, 'torhout');
    await undo(auditId);
    expect([stored(home).city, isTown('poperinge'), isTown('torhout')]).toEqual(['hasselt', true, true]);
    const again = await move(home, 'ronse');
    await move(other, 'diksmuide');
    await undo(again);
    expect([isTown('ronse'), isTown('diksmuide')]).toEqual([false, true]);
  });

  it('an undo brings a town back that another one took away', async () => {
    const came = await move(home, 'poperinge');
    const left = await move(home, 'hasselt');
    await undo(came);
    expect(isTown('poperinge')).toBe(false);
    await undo(left);
    expect([stored(home).city, isTown('poperinge')]).toEqual(['poperinge', true]);
  });
});
