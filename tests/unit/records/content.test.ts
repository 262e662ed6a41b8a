import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { processState } from '@/lib/base/process-state';
import type { MenuItem } from '@/lib/content/menu';
import { finishChanges } from '@/lib/data/write';
import { env } from '@/lib/env';
import { Journal } from '@/lib/files/journal';
import { locales, localize } from '@/lib/i18n/locales';
import { listContent } from '@/lib/records/content/content-list';
import { findWords, readWordsQuery } from '@/lib/records/site-words';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { auditEvents, expectRefusal, staffBrowser } from '@/tests/support/storage/office';

const folder = followedFolder();
beforeEach(() => {
  const { messagesDir } = env;
  env.messagesDir = mkdtempSync('/tmp/heem-messages-');
  cpSync(messagesDir, env.messagesDir, { recursive: true });
  const follow = processState.wakeData;
  processState.wakeData = () => {
    follow?.();
    // The messages count as read again.
    processState.messages = { ...processState.messages };
  };
  return () => {
    env.messagesDir = messagesDir;
  };
});

const placeOf = (record: string) => path.join(folder.dir, `${record}.json`);
const stored = folder.record;
const entryOf = (id: string) => (stored('menu').items as MenuItem[]).find((item) => item.id === id);

onSqlite(() => {
  it('pages stand as the menu orders them, with forms and thank-you pages apart', async () => {
    const { pages, forms, thanks, files } = await listContent('nobody', 'nl');
    expect(pages[0]?.record).toBe('pages/home');
    const about = pages.find(({ record }) => record === 'pages/over-ons');
    expect(about?.title).toBe(entryOf('over-ons')?.name.nl);
    expect(about?.below.map(({ record }) => record)).toContain('pages/diensten');
    expect(forms.map(({ record }) => record)).toContain('pages/make-offer');
    expect(thanks.map(({ record }) => record)).toContain('pages/make-offer-thanks');
    const listed = [pages, forms, thanks]
      .flat()
      .flatMap(({ record, below }) => [record, ...below.map((one) => one.record)]);
    const stands = readdirSync(path.join(folder.dir, 'pages')).map((file) => `pages/${path.basename(file, '.json')}`);
    expect(listed.toSorted()).toEqual(stands.toSorted());
    expect(files.map(({ record }) => record)).not.toContain('site');
  });

  it('a page begins with its entry of the menu, in one change that can be undone', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const added = await browser.act('content.add', { folder: 'pages', name: 'Wonen in Genk' });
    expect(added).toMatchObject({ done: 'contentAdded', href: '/nl/office/edit/pages/wonen-in-genk/' });
    expect(stored('pages/wonen-in-genk').params).toEqual({ nl: { title: 'Wonen in Genk' } });
    expect(entryOf('wonen-in-genk')).toMatchObject({ path: localize(() => 'wonen-in-genk'), inMenu: false });
    expect(processState.data?.snapshot.content.pages.has('wonen-in-genk')).toBe(false);
    expect(await browser.undo(added)).toEqual({ done: 'undone' });
    expect(existsSync(placeOf('pages/wonen-in-genk'))).toBe(false);
    expect(entryOf('wonen-in-genk')).toBeUndefined();
  });

  it('a page and an article name the languages that they lack before they are published', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    await browser.act('content.add', { folder: 'pages', name: 'Wonen in Genk' });
    const record = 'pages/wonen-in-genk';
    const publish = (name: string) => browser.act('record.save', { record: name, version: '0', status: 'published' });
    const refused = await publish(record);
    expect([refused.error, Object.keys(refused.copy?.check?.errors ?? {})]).toEqual([
      'notReady',
      ['fr', 'en', 'de'].map((locale) => `params.${locale}`),
    ]);
    expect(entryOf('wonen-in-genk')?.name).toEqual(localize(() => 'Wonen in Genk'));
    const titles = { nl: 'Wonen in Genk', fr: 'Vivre à Genk', en: 'Living in Genk', de: 'Wohnen in Genk' };
    folder.set(
      `${record}.json`,
      'params',
      localize((locale) => ({ title: titles[locale] })),
    );
    const published = await publish(record);
    expect([published.done, entryOf('wonen-in-genk')?.name]).toEqual(['published', titles]);
    await browser.undo(published);
    expect(entryOf('wonen-in-genk')?.name).toEqual(localize(() => 'Wonen in Genk'));

    await browser.act('content.add', { folder: 'articles', name: 'Wonen in Genk' });
    folder.set('articles/wonen-in-genk.json', 'title', titles);
    folder.set('articles/wonen-in-genk.json', 'text', { ...localize(() => ['Tekst']), fr: [] });
    const article = await publish('articles/wonen-in-genk');
    expect(article).toMatchObject({
      error: 'notReady',
      copy: { check: { errors: { 'text.fr': expect.any(String) } } },
    });
  });

  it('a taken name of a page, an article or an address gets a number', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const hrefOf = async (folderOf: string, name: string) =>
      (await browser.act('content.add', { folder: folderOf, name })).href;
    expect(await hrefOf('pages', 'Over ons')).toBe('/nl/office/edit/pages/over-ons-2/');
    expect(await hrefOf('pages', 'Te koop')).toBe('/nl/office/edit/pages/te-koop-2/');
    expect(await hrefOf('articles', 'Over ons')).toBe('/nl/office/edit/articles/over-ons-2/');
    await expectRefusal(browser, 'content.add', { folder: 'pages', name: '???' }, { name: 'wrong' });
  });

  it('only what is not on the site can be deleted, and comes back by an undo', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    for (const record of ['pages/over-ons', 'pages/home', 'articles/over-ons'])
      expect(await browser.act('content.delete', { record })).toEqual({ error: 'contentPublished' });
    await browser.act('content.add', { folder: 'pages', name: 'Weg' });
    const before = stored('pages/weg');
    const deleted = await browser.act('content.delete', { record: 'pages/weg' });
    expect(deleted).toMatchObject({ done: 'removed', href: '/nl/office/content/' });
    expect(existsSync(placeOf('pages/weg'))).toBe(false);
    expect(entryOf('weg')).toBeUndefined();
    await browser.undo(deleted);
    expect(stored('pages/weg')).toEqual(before);
    expect(entryOf('weg')).toBeDefined();
    await browser.act('content.add', { folder: 'articles', name: 'Weg' });
    const page = stored('pages/test-page');
    const named = {
      view: 'article',
      id: 'named',
      status: 'Draft',
      sort: 1,
      relations: [{ type: 'article', id: 'weg' }],
    };
    folder.set('pages/test-page.json', 'modules', [named, ...page.modules]);
    expect(await browser.act('content.delete', { record: 'articles/weg' })).toEqual({ error: 'stillNamed' });
    folder.set('pages/test-page.json', 'modules', page.modules);
    expect(await browser.act('content.delete', { record: 'articles/weg' })).toMatchObject({ done: 'removed' });
  });

  it('a page that somebody changed just before it is deleted stays', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    await browser.act('content.add', { folder: 'pages', name: 'Blijft' });
    const { commit } = Journal.prototype;
    vi.spyOn(Journal.prototype, 'commit').mockImplementationOnce(function (this: Journal, manifest) {
      folder.set('pages/blijft.json', 'params.nl.title', 'Blijft toch');
      commit.call(this, manifest);
    });
    expect(await browser.act('content.delete', { record: 'pages/blijft' })).toEqual({ error: 'conflict' });
    expect([stored('pages/blijft').params.nl.title, entryOf('blijft')]).toEqual(['Blijft toch', expect.anything()]);
    vi.restoreAllMocks();
  });

  const key = 'office.words.more';
  const wordsOf = () =>
    localize((locale) => {
      const file = readFileSync(path.join(env.messagesDir, `${locale}.json`), 'utf8');
      return JSON.parse(file).office.words.more as string;
    });
  const save = (browser: Awaited<ReturnType<typeof staffBrowser>>['browser'], nl: string, base = wordsOf()) =>
    browser.act('words.save', { ...base, key, base: JSON.stringify(base), nl });

  it('a save of a text changes only its own files, without touching values of others', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = wordsOf();
    const files = () =>
      locales.map((locale) => readFileSync(path.join(env.messagesDir, `${locale}.json`), 'utf8').length);
    const [nl = 0, ...others] = files();
    const saved = await save(browser, `${before.nl}!'`);
    expect(saved).toMatchObject({ done: 'saved', undo: expect.any(String) });
    expect(wordsOf()).toEqual({ ...before, nl: `${before.nl}!’` });
    expect(files()).toEqual([nl + 2, ...others]);

    const fr = path.join(env.messagesDir, 'fr.json');
    writeFileSync(fr, readFileSync(fr, 'utf8').replace(before.fr, `${before.fr}?`));
    expect(await browser.undo(saved)).toEqual({ done: 'undone' });
    expect(wordsOf()).toEqual({ ...before, fr: `${before.fr}?` });
    // This form was opened before the change.
    const mine = { ...before, fr: 'X {count}', de: `${before.de}!` };
    const refused = await browser.act('words.save', { ...mine, key, base: JSON.stringify(before) });
    const fields = [{ path: 'fr', label: 'Frans', theirs: `${before.fr}?`, mine: 'X {count}' }];
    expect(refused).toEqual({ error: 'conflict', conflict: { stored: wordsOf(), fields } });
    expect(wordsOf()).toEqual({ ...before, fr: `${before.fr}?` });
    const choose = (stored: unknown, theirs: string[]) =>
      browser.act('words.save', {
        ...mine,
        key,
        base: JSON.stringify(before),
        decided: JSON.stringify({ stored, theirs }),
      });
    // Something else is stored than what was chosen between.
    expect(await choose(before, [])).toEqual(refused);
    expect(await choose(refused.conflict?.stored, ['fr'])).toMatchObject({ done: 'saved' });
    expect(wordsOf()).toEqual({ ...mine, fr: `${before.fr}?` });
  });

  it('an edit of the files during the check of a text is not overwritten', async () => {
    const { browser } = await staffBrowser({ role: 'editor' });
    const before = wordsOf();
    const { commit } = Journal.prototype;
    vi.spyOn(Journal.prototype, 'commit').mockImplementationOnce(function (this: Journal, manifest) {
      // Another text of the same file changes, for example by git pull.
      const nl = path.join(env.messagesDir, 'nl.json');
      writeFileSync(nl, readFileSync(nl, 'utf8').replace('"find": "Zoeken', '"find": "Opzoeken'));
      commit.call(this, manifest);
    });
    expect(await save(browser, `${before.nl}!`)).toMatchObject({ done: 'saved' });
    vi.restoreAllMocks();
    expect(wordsOf().nl).toBe(`${before.nl}!`);
    expect(readFileSync(path.join(env.messagesDir, 'nl.json'), 'utf8')).toContain('"find": "Opzoeken');
  });

  it.each(['before', 'after'])(
    'a text that was cut off %s it was in place is whole, with its line and undo',
    async (when) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { browser } = await staffBrowser({ role: 'editor' });
      const before = wordsOf();
      const { publish } = Journal.prototype;
      vi.spyOn(Journal.prototype, 'publish').mockImplementationOnce(function (this: Journal, how) {
        if (when === 'after') publish.call(this, how);
        throw new Error('the connection is lost');
      });
      const mine = localize((locale) => `${before[locale]}!`);
      await expectRefusal(browser, 'words.save', { ...mine, key, base: JSON.stringify(before) }, 'failed');
      vi.restoreAllMocks();
      await finishChanges(folder.dir);
      expect(wordsOf()).toEqual(mine);
      expect(readdirSync(env.messagesDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
      const [line] = await auditEvents({ action: 'words.save' });
      expect(await browser.act('undo', { undo: line?.id ?? '' })).toEqual({ done: 'undone' });
      expect(wordsOf()).toEqual(before);
    },
  );

  it('with DATA_GIT a text is its own commit if its folder is in a repository, and reported otherwise', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor', name: 'Sofie Maes' });
    const { dataGit, messagesDir } = env;
    env.dataGit = true;
    try {
      await save(browser, `${wordsOf().nl}!`);
      expect(processState.gitError).toBeUndefined();
      const root = mkdtempSync('/tmp/heem-messages-git-');
      env.messagesDir = path.join(root, 'words');
      cpSync(messagesDir, env.messagesDir, { recursive: true });
      const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
      git('init', '-q');
      git('add', '-A');
      git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'start');
      const { undo } = await save(browser, `${wordsOf().nl}?`);
      await browser.undo({ undo });
      expect(git('log', '--format=%an <%ae>: %s').split('\n')).toEqual([
        `Sofie Maes <${staff.email}>: Change nl.json`,
        `Sofie Maes <${staff.email}>: Change nl.json`,
        'a <a@b>: start',
      ]);
      expect(git('status', '--short')).toBe('');
    } finally {
      Object.assign(env, { dataGit, messagesDir });
    }
  });

  it('a text keeps what the site fills in, and its syntax', async () => {
    const { browser } = await staffBrowser({ role: 'owner' });
    const before = wordsOf();
    expect(await save(browser, 'Zonder getal')).toMatchObject({ fields: { nl: 'wordParams' } });
    expect(await save(browser, '{count, plural,')).toMatchObject({ fields: { nl: 'wordSyntax' } });
    await expectRefusal(browser, 'words.save', { ...before, key: 'office.nothing', base: '{}' }, 'gone');
    expect(wordsOf()).toEqual(before);
  });
});

it('texts are found in any language and by part; those of the office only where they are asked for', () => {
  const find = (query: string) => findWords(readWordsQuery(new URLSearchParams(query)), new Map());
  expect(find('text=wachtwoord').words.map(({ key }) => key)).toContain('forms.errors.password');
  const german = find('text=Passwort').words.map(({ key }) => key);
  expect(german.some((key) => key.startsWith('office.'))).toBe(false);
  expect(find('text=Undo&part=office').words.every(({ key }) => key.startsWith('office.'))).toBe(true);
  const { words, total } = find('part=mails');
  expect(total).toBeGreaterThan(words.length);
  expect(words.every(({ key }) => /mail/i.test(key))).toBe(true);
});
