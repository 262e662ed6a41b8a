import { describe, expect, it } from 'vitest';
import { everyEntry } from '@/lib/content/menu';
import { contentHash, type DataState, dataState } from '@/lib/data/store';
import type { LoadedFile } from '@/lib/files/reader';
import { previewIssues, previewSnapshot, recordPreview } from '@/lib/records/preview/record-preview';
import { type RecordRef, recordRef } from '@/lib/records/records';
import { onSqlite } from '@/tests/support/storage/database';
import { followedFolder } from '@/tests/support/storage/live-folder';
import { staffBrowser } from '@/tests/support/storage/office';

const folder = followedFolder();
const stored = folder.record;

/** The site with a record changed, of one that is sound. */
function shown(name: string, change: object, before = stored(name)) {
  const record = recordRef(name);
  const found = record && previewSnapshot(dataState(), record, { ...before, ...change });
  if (!found || 'issues' in found) throw new Error(JSON.stringify(found));
  return found;
}

/** The reasons that prevent the page of a record. */
function issuesOf(name: string, change: object): string[] {
  const record = recordRef(name);
  const found = record && previewSnapshot(dataState(), record, { ...stored(name), ...change });
  return found && 'issues' in found ? found.issues.map((issue) => issue.path) : [];
}

describe('the site with one record as it is typed', () => {
  it('has that home, under its new address, also in a town that is new to the site, and everything else as it was', () => {
    const { title } = stored('properties/5801');
    const { data, route } = shown('properties/5801', { title: { ...title, nl: 'Nieuw' }, city: 'genk' });
    const { catalogue } = dataState().snapshot;
    expect(route).toEqual({ name: 'property', id: 5801 });
    expect(data.catalogue.properties.get(5801)).toMatchObject({ title: { nl: 'Nieuw' }, status: 'published' });
    expect(data.paths.href({ name: 'property', id: 5801 }, 'nl')).toContain('/genk/');
    expect(data.catalogue.properties.get(5802)).toBe(catalogue.properties.get(5802));
    expect(data.catalogue.search).toBe(catalogue.search);
    expect(catalogue.cities.has('lochristi')).toBe(false);
    const moved = shown('properties/5801', { city: 'lochristi' }).data;
    expect(moved.paths.href({ name: 'property', id: 5801 }, 'nl')).toContain('/lochristi/');
    expect(data.catalogue.properties.get(5801) && data.catalogue.similar(stored('properties/5801'))).toEqual(
      catalogue.similar(stored('properties/5801')),
    );
  });

  it('leaves that of visitors as it was, down to the mark of their pages', () => {
    const { snapshot } = dataState();
    const before = contentHash(snapshot, {});
    for (const [name, change] of [
      ['properties/5801', { reference: 'X', unit: undefined }],
      ['projects/30', { name: 'Elders' }],
      ['pages/home', { modules: [] }],
      ['pages/diensten', { modules: [] }],
      ['articles/disclaimer', { sort: 7 }],
    ] as const)
      shown(name, change);
    expect(dataState().snapshot).toBe(snapshot);
    expect(contentHash({ ...snapshot, catalogue: { ...snapshot.catalogue } }, {})).toBe(before);
    expect(snapshot.content.home.modules).not.toEqual([]);
  });

  it('has a home that is new, or a draft, as if it were published', () => {
    const { data } = shown('properties/7001', { id: 7001, status: 'draft' }, stored('properties/5801'));
    expect(data.catalogue.properties.get(7001)?.status).toBe('published');
    expect(data.paths.href({ name: 'property', id: 7001 }, 'fr')).toMatch(/\/7001\/$/);
    expect(dataState().snapshot.catalogue.properties.has(7001)).toBe(false);
  });

  it('has a project with its units, a page of the menu that is no longer on the site, and the page of an article', () => {
    const { data, route } = shown('projects/30', { name: 'Nieuwe naam' });
    expect(data.paths.href(route ?? { name: 'home' }, 'nl')).toContain('/nieuwe-naam/');
    folder.set('pages/diensten.json', 'status', 'withdrawn');
    expect(shown('pages/diensten', { status: 'draft' })).toMatchObject({ route: { name: 'page', id: 'diensten' } });
    expect(shown('articles/disclaimer', {}).route).toEqual({ name: 'page', id: 'disclaimer' });
    const loose = { ...stored('articles/disclaimer'), id: 'los', category: undefined };
    const { data: withLoose, route: none } = shown('articles/los', {}, loose);
    expect(none).toBeNull();
    expect(withLoose.content.articles.has('los')).toBe(true);
  });

  it('has the header, the footer and the menu, around the home page', () => {
    const home = { name: 'home' };
    const { banner } = stored('header');
    const header = shown('header', { banner: { ...banner, showTotals: !banner.showTotals } });
    expect(header.route).toEqual(home);
    expect(header.data.content.header.banner.showTotals).toBe(!banner.showTotals);
    const footer = shown('footer', { columns: [] });
    expect(footer).toMatchObject({ route: home, data: { content: { footer: { columns: [] } } } });
    expect(dataState().snapshot.content.footer.columns).not.toEqual([]);
  });

  it('has a menu with what was renamed, without a page that is off the site', () => {
    const items = stored('menu').items as { id: string; path?: object; name: object; status: string }[];
    const [first, second] = items.filter(({ path, status }) => path && status === 'Published');
    if (!first || !second) throw new Error('no two pages in the menu');
    const changed = items.map((item) =>
      item === first
        ? { ...item, name: { ...item.name, nl: 'Hernoemd' }, path: { ...item.path, nl: 'hernoemd' } }
        : item,
    );
    const { data, route } = shown('menu', { items: changed });
    expect(route).toEqual({ name: 'home' });
    expect(data.content.menu.find(({ id }) => id === first.id)?.name.nl).toBe('Hernoemd');
    expect(data.paths.href({ name: 'page', id: first.id }, 'nl')).toBe('/nl/hernoemd/');
    expect(dataState().snapshot.paths.href({ name: 'page', id: first.id }, 'nl')).not.toBe('/nl/hernoemd/');
    const clash = items.map((item) => (item === second ? { ...item, path: first.path } : item));
    expect(issuesOf('menu', { items: clash })).not.toEqual([]);
    const idsIn = (files: DataState['files']) => {
      const found = previewSnapshot({ ...dataState(), files }, recordRef('menu') as RecordRef, stored('menu'));
      return found && 'data' in found ? everyEntry(found.data.content.menu).map(({ entry }) => entry.id) : [];
    };
    const { files } = dataState();
    const page = files.get('pages/diensten.json') as LoadedFile;
    expect(idsIn(files)).toContain('diensten');
    const withdrawn = { ...page, content: { ...(page.content as object), status: 'withdrawn' } };
    expect(idsIn(new Map(files).set('pages/diensten.json', withdrawn))).not.toContain('diensten');
  });

  it('does not exist for a wrong value or a missing record', () => {
    const { price } = stored('properties/5801');
    expect(issuesOf('properties/5801', { price: { ...price, amount: 'veel' } })).toEqual(['price.amount']);
    expect(issuesOf('properties/5801', { city: 'atlantis', pictures: ['nergens'] })).toEqual(['city', 'pictures.0']);
    expect(issuesOf('projects/30', { broker: 'niemand' })).toEqual(['broker']);
    const { modules } = stored('pages/diensten');
    expect(issuesOf('pages/diensten', { modules: [{ ...modules[0], image: 'nergens' }] })).toEqual(['modules.0.image']);
    // Missing legal mentions do not prevent a preview.
    expect(issuesOf('properties/5801', { attributes: {} })).toEqual([]);
  });
});

onSqlite(() => {
  const home = 'properties/5801';
  const autosave = (browser: Awaited<ReturnType<typeof staffBrowser>>['browser'], change: object) =>
    browser.act('record.autosave', {
      record: home,
      version: '0',
      base: JSON.stringify(stored(home)),
      changes: JSON.stringify(change),
    });
  const session = (staff: Awaited<ReturnType<typeof staffBrowser>>['staff']) => ({ id: 'x', staff, isFresh: true });

  it('a working copy is previewed only by staff who may change the record', async () => {
    const { broker } = stored(home);
    const { browser, staff } = await staffBrowser({ role: 'broker', broker });
    await autosave(browser, { reference: 'TYPED' });
    const preview = await recordPreview(home, session(staff), dataState());
    const data = preview && 'data' in preview ? preview.data : null;
    expect(data?.catalogue.properties.get(5801)?.reference).toBe('TYPED');
    expect(dataState().snapshot.catalogue.properties.get(5801)?.reference).toBe(stored(home).reference);

    const { staff: stranger } = await staffBrowser({
      role: 'broker',
      broker: [...dataState().snapshot.content.team.keys()].find((id) => id !== broker),
    });
    const { staff: editor } = await staffBrowser({ role: 'editor' });
    expect(await recordPreview(home, null, dataState())).toBeNull();
    expect(await recordPreview(home, session(stranger), dataState())).toBeNull();
    expect(await recordPreview(home, session({ ...editor, secured: false }), dataState())).toBeNull();
    expect(await recordPreview(home, session(editor), dataState())).not.toBeNull();
    expect(await recordPreview('pages/diensten', session(staff), dataState())).toBeNull();
    for (const none of ['costs', 'properties/1', '../secret']) {
      expect(await recordPreview(none, session(editor), dataState())).toBeNull();
    }
  });

  it('says in words what prevents it', async () => {
    const { browser, staff } = await staffBrowser({ role: 'editor' });
    const { price, title } = stored(home);
    await autosave(browser, { price: { ...price, amount: 'veel' }, title: { ...title, fr: '' } });
    const preview = await recordPreview(home, session(staff), dataState());
    if (!preview || !('issues' in preview)) throw new Error('nothing prevents it');
    expect(await previewIssues(preview, 'nl')).toEqual([
      { path: 'title.fr', text: expect.stringMatching(/^Titel.*Nog in te vullen$/) },
      { path: 'price.amount', text: expect.stringMatching(/^Prijs › Bedrag: Vul een getal in/) },
    ]);
  });
});
