import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayMs } from '@/lib/base/day';
import type { Property } from '@/lib/catalogue/schema/property';
import { consumeQuota, refundQuota } from '@/lib/db/rate-limit';
import { env } from '@/lib/env';
import { openForm } from '@/lib/records/form/open-form';
import { translationLimits } from '@/lib/records/form/translation-actions';
import { type FakeTranslator, fakeTranslator, likeLibreTranslate } from '@/tests/support/fake-translator';
import { sample } from '@/tests/support/sample-site';
import { onBothEngines, onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, type OfficeBrowser, staffBrowser } from '@/tests/support/storage/office';

const folder = followedFolder();
let service: FakeTranslator;
let answer: Parameters<typeof fakeTranslator>[0];
beforeEach(async () => {
  answer = likeLibreTranslate;
  service = await fakeTranslator((asked) => answer(asked));
  env.translation = { service: 'libretranslate', url: service.url };
  return () => {
    service.close();
    env.translation = undefined;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const home = 'properties/5801';
const stored = (): Property => folder.record(home);

const translate = (browser: OfficeBrowser, text: unknown, to = 'fr', record = home) =>
  browser.act('record.translate', { record, from: 'nl', to, text: JSON.stringify(text) });

const approve = (browser: OfficeBrowser, text: unknown, language = 'fr') =>
  browser.act('record.approve', { record: home, language, field: `title.${language}`, text: JSON.stringify(text) });

/** The version of the working copy that somebody has. */
const versionOf = async (browser: OfficeBrowser, record: string) =>
  String((await browser.act('record.poll', { record, version: '0' })).copy?.version ?? 0);

/** Keeps a change of what the file says now, and saves it. */
async function save(browser: OfficeBrowser, change: object, status = '') {
  const base = JSON.stringify(stored());
  const version = await versionOf(browser, home);
  const changes = JSON.stringify(change);
  const { copy } = await browser.act('record.autosave', { record: home, version, base, changes });
  return {
    kept: copy?.check,
    saved: await browser.act('record.save', { record: home, version: String(copy?.version), status }),
  };
}

onBothEngines(() => {
  it('a draft is published once somebody has said that it is right, and only then', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const drafted = await translate(browser, 'Zonnig huis', 'fr,de');
    expect(drafted).toEqual({ done: 'drafted', payload: { fr: '[fr] Zonnig huis', de: '[de] Zonnig huis' } });
    const title = { ...stored().title, ...drafted.payload };
    const { kept, saved } = await save(browser, { title });
    expect(kept?.unreviewed).toEqual(['title.fr', 'title.de']);
    const sentence = 'Lees dit voorstel na: pas het aan of keur het goed';
    expect(saved).toMatchObject({
      error: 'unread',
      copy: { check: { errors: { 'title.fr': sentence, 'title.de': sentence } } },
    });
    expect(stored().title.fr).not.toBe(title.fr);
    // The form shows it as well.
    expect(await openForm(home, staff, 'nl', sample)).toMatchObject({
      check: { unreviewed: ['title.fr', 'title.de'] },
    });

    expect(await approve(browser, title.fr)).toEqual({ done: 'approved' });
    // Edited is read; blanks are no edit.
    expect((await save(browser, { title: { ...title, de: `${title.de}  ` } })).saved).toMatchObject({
      error: 'unread',
    });
    expect((await save(browser, { title: { ...title, de: 'Sonniges Haus' } })).saved).toMatchObject({ done: 'saved' });
    expect(stored().title).toMatchObject({ fr: title.fr, de: 'Sonniges Haus' });

    const entries = await auditEvents({ subject: '5801' });
    const lines = entries.filter(({ action }) => action.startsWith('record.'));
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['record.approve', { field: 'title.fr' }],
      ['record.translate', { language: ['fr', 'de'], characters: 11, service: 'libretranslate' }],
    ]);
  });

  it('characters are counted until the end of their window, and refused ones are not', async () => {
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    const take = (count: number) => consumeQuota('characters', count, 10, dayMs);
    expect(await take(11)).toEqual(false);
    expect(await take(6)).toEqual(true);
    expect(await take(5)).toEqual(false);
    expect(await take(4)).toEqual(true);
    expect(await take(1)).toEqual(false);
    await refundQuota('characters', 4);
    expect(await take(5)).toEqual(false);
    expect(await take(4)).toEqual(true);
    vi.setSystemTime(Date.now() + dayMs);
    expect(await take(10)).toEqual(true);
    expect(await take(1)).toEqual(false);
  });
});

onSqlite(() => {
  it('no save, copy or undo publishes a home that has a draft mark', async () => {
    folder.set(`${home}.json`, 'status', 'draft');
    const { browser } = await staffBrowser({ role: 'owner' });
    const { payload: drafts } = await translate(browser, ['Eén', 'Twee'], 'en');
    expect(drafts).toEqual({ en: ['[en] Eén', '[en] Twee'] });
    const { payload: short } = await translate(browser, 'Huis');
    const title = { ...stored().title, ...short };
    const first = await save(browser, { title });
    expect(first.saved).toMatchObject({ done: 'saved', copy: { check: { unreviewed: ['title.fr'] } } });
    expect(stored().title.fr).toBe('[fr] Huis');
    expect((await save(browser, {}, 'published')).saved).toMatchObject({ error: 'unread' });
    expect(await browser.act('home.change', { home: '5801', status: 'published' })).toEqual({ error: 'unread' });

    const { href = '' } = await browser.act('home.copy', { home: '5801' });
    const copied = href.split('/').slice(4, 6).join('/');
    const version = await versionOf(browser, copied);
    const { copy } = await browser.act('record.save', { record: copied, version, status: 'published' });
    expect(copy?.check?.errors).toMatchObject({ 'title.fr': expect.any(String) });

    // Edited and published; an undo brings the draft back as a draft.
    const edited = await save(browser, { title: { ...title, fr: 'Maison' } });
    expect((await save(browser, {}, 'published')).saved).toMatchObject({ done: 'published' });
    expect(await browser.act('undo', { undo: edited.saved.undo ?? '' })).toEqual({ error: 'unread' });
    expect(stored()).toMatchObject({ status: 'published', title: { fr: 'Maison' } });
  });

  it('translates a record only for staff who may change it, and sends nothing for others', async () => {
    const stranger = [...sample.content.team.keys()].find((id) => id !== stored().broker);
    const { browser } = await staffBrowser({ role: 'broker', broker: stranger });
    expect(await translate(browser, 'Huis')).toEqual({ error: 'forbidden' });
    expect(await approve(browser, 'Huis')).toEqual({ error: 'forbidden' });
    const { browser: editor } = await staffBrowser({ role: 'editor' });
    expect(await translate(editor, 'Huis', 'fr', '../secret')).toEqual({ error: 'gone' });
    expect(await translate(editor, { a: 1 })).toMatchObject({ error: 'invalid' });
    expect(await translate(editor, 'Huis', 'nl')).toEqual({ error: 'invalid' });
    expect(await translate(editor, 'Huis', 'fr,xx')).toMatchObject({ error: 'invalid' });
    env.translation = undefined;
    expect(await translate(editor, 'Huis')).toEqual({ error: 'translationOff' });
    expect(service.asked).toEqual([]);
  });

  it('a text and a day have a limit of characters; what failed does not count', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const { text, day } = translationLimits;
    expect(await translate(browser, 'x'.repeat(text + 1))).toEqual({ error: 'translationTooLong' });
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = () => ({ status: 403, json: {} });
    expect(await translate(browser, 'Geheim')).toEqual({ error: 'translationKey', payload: {} });
    expect(String(log.mock.calls)).toBe('The translation service failed: refusedKey: status 403');
    answer = likeLibreTranslate;
    const whole = 'x'.repeat(text);
    for (let sent = 0; sent < day; sent += 2 * text)
      expect(await translate(browser, whole, 'fr,en')).toHaveProperty('done');
    expect(await translate(browser, 'Huis')).toEqual({ error: 'translationDay' });
    const { browser: other } = await staffBrowser({ role: 'editor' });
    expect(await translate(other, 'Huis')).toHaveProperty('done');
    // A failure in one language does not affect the others.
    answer = (asked) => (asked.body.target === 'fr' ? { status: 500, json: {} } : likeLibreTranslate(asked));
    expect(await translate(other, 'Huis', 'fr,en')).toEqual({ error: 'translationDown', payload: { en: '[en] Huis' } });
  });
});
