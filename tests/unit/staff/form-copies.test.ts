import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedWords, wordAt } from '@/lib/data/write-messages';
import { env } from '@/lib/env';
import { localize } from '@/lib/i18n/locales';
import { listFormCopies } from '@/lib/staff/working-copies/form-copies';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { expectRefusal, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

followedFolder();
// A save writes into the messages.
const { messagesDir } = env;
beforeAll(() => {
  env.messagesDir = mkdtempSync('/tmp/heem-messages-');
  cpSync(messagesDir, env.messagesDir, { recursive: true });
});
afterAll(() => {
  rmSync(env.messagesDir, { recursive: true });
  env.messagesDir = messagesDir;
});

const key = 'office.toast.close';
const form = `words.save/${key}`;
const texts = () => localize((locale) => wordAt(storedWords()[locale], key) ?? '');

const autosave = (browser: OfficeBrowser, changes: object, version = 0, name = form) => {
  const base = JSON.stringify({ shown: texts(), sent: texts() });
  const fields = { form: name, version: String(version), changes: JSON.stringify(changes) };
  return browser.act('form.autosave', version === 0 ? { ...fields, base } : fields);
};
const versionOf = async (...args: Parameters<typeof autosave>) => (await autosave(...args)).copy?.version ?? 0;

onSqlite(() => {
  it('keeps what is typed for the person alone; what is as it was leaves nothing behind', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const { staff: other } = await staffBrowser({ role: 'editor' });
    const version = await versionOf(browser, { nl: 'Weg ermee' });
    await versionOf(browser, { fr: 'Clos' }, version);
    const content = { ...texts(), nl: 'Weg ermee', fr: 'Clos' };
    expect((await listFormCopies('words.save', staff)).get(key)).toMatchObject({ content, version: version + 1 });
    expect([...(await listFormCopies('words.save', other)), ...(await listFormCopies('import.source', staff))]).toEqual(
      [],
    );
    const { nl, fr } = texts();
    expect(await autosave(browser, { nl, fr }, version + 1)).toEqual({ copy: { kind: 'autosaved', version: 0 } });
    expect((await listFormCopies('words.save', staff)).size).toBe(0);
  });

  it('a save ends it; of a newer one, from another tab, nothing is saved', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const version = await versionOf(browser, { nl: 'Weg ermee' });
    const save = (copyVersion: number) =>
      browser.act('words.save', {
        key,
        base: JSON.stringify(texts()),
        ...texts(),
        nl: 'Weg ermee',
        copy: form,
        copyVersion: String(copyVersion),
      });
    const newer = { kind: 'newer', content: { nl: 'Weg ermee' }, version };
    expect(await save(0)).toMatchObject({ copy: newer });
    expect(await autosave(browser, { nl: 'Toe' })).toMatchObject({ copy: newer });
    expect(await browser.act('form.poll', { form, version: '0' })).toMatchObject({ copy: newer });
    expect(texts().nl).not.toBe('Weg ermee');
    expect(await save(version)).toMatchObject({ done: 'saved' });
    expect([texts().nl, (await listFormCopies('words.save', staff)).size]).toEqual(['Weg ermee', 0]);
    const gone = { copy: { kind: 'ended', version: 0, stored: null } };
    expect(await browser.act('form.poll', { form, version: String(version) })).toEqual(gone);
  });

  it('is discarded until that is undone', async () => {
    const { browser, staff } = await staffBrowser({ role: 'owner' });
    await autosave(browser, { nl: 'Potdicht' });
    const discarded = await browser.act('form.discard', { form });
    expect(discarded).toMatchObject({
      done: 'discarded',
      undo: expect.any(String),
      copy: { kind: 'stored', version: 0 },
    });
    expect((await listFormCopies('words.save', staff)).size).toBe(0);
    expect(await browser.undo(discarded)).toEqual({ done: 'undone' });
    expect((await listFormCopies('words.save', staff)).get(key)).toMatchObject({ content: { nl: 'Potdicht' } });
  });

  it('takes only forms that the role may save', async () => {
    const { browser } = await staffBrowser({ role: 'broker', broker: 'tom-claes' });
    expect(await autosave(browser, { nl: 'Weg ermee' })).toEqual({ error: 'forbidden' });
    expect(await autosave(browser, { text: 'x' }, 0, 'lead.note/1')).toMatchObject({ error: 'invalid' });
    await expectRefusal(browser, 'form.discard', { form }, 'forbidden');
  });
});
